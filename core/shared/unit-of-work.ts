/**
 * Every store by its name. A module adds its own where it declares the port:
 * `declare module '../shared/unit-of-work.js' { interface Stores { wallets: WalletStore } }`.
 */
export interface Stores {}

export type StoreName = keyof Stores;

/** Whoever waits for an answer, or has left: an AbortSignal, with what else is known of it. */
export interface Caller {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
  /** lets others work in the caller's place while it waits for its turn */
  pause?(): void;
  /** takes a place again once the turn has come; may refuse */
  resume?(): Promise<void>;
}

/**
 * The one rider whose wallet, PIN or record the work locks. Works for the same rider take turns before they take a
 * connection, so that many at once hold up nobody else. Works that lock several riders name none, so they cannot wait
 * for each other in a circle.
 */
interface Turn {
  readonly rider: string | undefined;
  /** leaves the queue when the caller does */
  readonly caller?: Caller | undefined;
}

/**
 * One transaction. `run` commits when the work resolves and rolls back when it throws; after a lost race (deadlock,
 * lock wait, lost certification, duplicate idempotency key) it runs the work again, a bounded number of times. So the
 * work touches nothing but `tx`.
 *
 * @throws Conflict when the bound is reached; RiderBusy when its turn did not come in time; OutcomeUnknown when the
 * commit got no answer
 */
export interface UnitOfWork<K extends StoreName = StoreName> {
  run<T>(work: (tx: Pick<Stores, K>) => Promise<T>, turn?: Turn): Promise<T>;
}
