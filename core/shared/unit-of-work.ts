/**
 * All stores by name. A module adds its own where it declares the port: `declare module '../shared/unit-of-work.js' {
 * interface Stores { wallets: WalletStore } }`.
 */
export interface Stores {}

export type StoreName = keyof Stores;

/** The client that waits for the response, as an AbortSignal that fires when it disconnects. */
export interface Caller {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
  /** gives up the caller's request slot while it waits in the rider's queue */
  pause?(): void;
  /** takes a request slot again before the work starts; may throw */
  resume?(): Promise<void>;
}

/**
 * The one rider whose wallet, PIN or record the work locks. Work for the same rider is queued before it takes a
 * connection, so many requests for one rider do not block others. Work that locks several riders names none, which
 * prevents deadlocks.
 */
interface Turn {
  readonly rider: string | undefined;
  /** leaves the queue when the client disconnects */
  readonly caller?: Caller | undefined;
}

/** Work that only reads, such as a long preview: it reads what was stored when it began, and lets nobody wait. */
interface Reading {
  readonly reads: true;
}

/**
 * Work that reads and computes much before it writes, such as an import. On SQLite it holds the write lock only while it
 * compares what it read and writes: other transactions run while it is prepared. If something changed meanwhile it is
 * run again under the lock.
 */
interface Preparing {
  readonly prepares: true;
}

/**
 * One transaction. `run` commits when the work resolves and rolls back when it throws. After a lost race (deadlock,
 * lock timeout, failed certification, duplicate idempotency key) it retries the work a limited number of times, so the
 * work must change nothing but `tx`.
 * @throws Conflict after too many retries; RiderBusy when the queue is too long; OutcomeUnknown when the commit had no
 * answer
 */
export interface UnitOfWork<K extends StoreName = StoreName> {
  run<T>(work: (tx: Pick<Stores, K>) => Promise<T>, turn?: Turn | Reading | Preparing): Promise<T>;
}
