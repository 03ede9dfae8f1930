import type { RiderFacts } from '../riders/index.js';
import type { Stores } from '../shared/index.js';
import type { Result } from './result.js';

/**
 * Locks riders who newly get results, so that their bikes and identity cannot change until the results are stored.
 * Whoever changes them afterwards finds the results and queues a new evaluation. `known`: riders that this transaction
 * has read before and not changed.
 */
export const lockRiders = async (
  tx: Pick<Stores, 'riderFacts'>,
  before: readonly Result[],
  after: readonly Result[],
  known?: ReadonlyMap<string, RiderFacts>,
): Promise<ReadonlyMap<string, RiderFacts>> => {
  const had = new Map(before.map((result) => [result.id, result.riderId]));
  const given = new Set(
    after.flatMap(({ id, riderId }) => (riderId === null || had.get(id) === riderId ? [] : [riderId])),
  );
  return new Map(
    given.size === 0 ? [] : (await tx.riderFacts.hold([...given], known)).map((facts) => [facts.id, facts]),
  );
};
