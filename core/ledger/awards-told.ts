import type { Happened } from '../outbox/index.js';
import type { Ids, Instant } from '../shared/index.js';
import type { Posting } from './wallet.js';

/** What webhooks are told of the awards that postings made, or whose worth they changed. */
export const awardsTold = (
  postings: readonly Posting[],
  { at, promoterId, ids }: { readonly at: Instant; readonly promoterId: string | null; readonly ids: Ids },
): readonly Happened[] =>
  postings.flatMap(({ awards, worth, issued }) =>
    awards.flatMap((award): readonly Happened[] => {
      const change = worth.get(award.id) ?? 0;
      const isNew = issued.has(award.id);
      if (!isNew && change === 0) return [];
      const { riderId, type, currency, initial, expiresOn, source, seriesId } = award;
      const told = {
        awardId: award.id,
        riderId,
        type,
        eventId: source?.eventId ?? null,
        classId: source?.classId ?? null,
        seriesId,
        value: { amount: initial, currency },
      };
      const item = { id: ids.next(), at, promoterId };
      return isNew
        ? [{ ...item, type: 'award.issued', data: { ...told, expiresOn } }]
        : [{ ...item, type: 'award.changed', data: { ...told, before: { amount: initial - change, currency } } }];
    }),
  );
