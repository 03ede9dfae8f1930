import type { RiderFacts } from '../riders/index.js';
import type { Stores } from '../shared/index.js';
import type { Result } from './result.js';

/**
 * Riders whom results are newly given to, as judging shall see them: nobody verifies their bikes, changes them or
 * merges them away until the results are there, so that whoever does it next finds them and has them judged again. Of
 * results that stood before everyone knows already.
 */
export const lockRiders = async (
  tx: Pick<Stores, 'riderFacts'>,
  before: readonly Result[],
  after: readonly Result[],
): Promise<ReadonlyMap<string, RiderFacts>> => {
  const had = new Map(before.map((it) => [it.id, it.riderId]));
  const given = new Set(
    after.flatMap(({ id, riderId }) => (riderId === null || had.get(id) === riderId ? [] : [riderId])),
  );
  return new Map(given.size === 0 ? [] : (await tx.riderFacts.hold([...given])).map((it) => [it.id, it]));
};
