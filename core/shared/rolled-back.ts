import type { StoreName, Stores, UnitOfWork } from './unit-of-work.js';

/** Carries what the work answered out of a transaction that is not to be committed. */
class RolledBack extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('The transaction was only tried');
    this.answer = answer;
  }
}

/**
 * A unit of work whose transactions are always rolled back: a use case that gets it answers what it would do, by the
 * same code, and does nothing.
 */
export const rolledBack = <K extends StoreName>(uow: UnitOfWork<K>): UnitOfWork<K> => ({
  run: async <T>(work: (tx: Pick<Stores, K>) => Promise<T>): Promise<T> => {
    try {
      return await uow.run(async (tx): Promise<T> => {
        throw new RolledBack(await work(tx));
      });
    } catch (thrown) {
      if (thrown instanceof RolledBack) return thrown.answer as T;
      throw thrown;
    }
  },
});
