/**
 * Every store by its name. A module adds its own where it declares the port:
 * `declare module '../shared/unit-of-work.js' { interface Stores { wallets: WalletStore } }`.
 */
export interface Stores {}

export type StoreName = keyof Stores;

/**
 * One transaction. `run` commits when the work resolves and rolls back when it throws; after a lost race (deadlock, lock wait, lost
 * certification, duplicate idempotency key) it runs the work again, a bounded number of times. So the work touches nothing but `tx`.
 *
 * @throws Conflict when the bound is reached
 */
export interface UnitOfWork<K extends StoreName = StoreName> {
  run<T>(work: (tx: Pick<Stores, K>) => Promise<T>): Promise<T>;
}
