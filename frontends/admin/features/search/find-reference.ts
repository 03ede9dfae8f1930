import { findByReference, type FoundRecord } from '@rrr/contract';
import type { CommandSource } from '@rrr/kit/desk';
import type { Finding } from './finding.js';

/** A code or an id has no spaces, and a digit. */
const isReference = (query: string): boolean => /^(?=.*\d)[a-z0-9][a-z0-9._-]{5,79}$/i.test(query);

const pageOf = ({ kind, _id, riderId, undone }: FoundRecord): string => {
  if (kind === 'redemption') return `/rider/${riderId}?tab=${undone ? 'undone' : 'redemptions'}`;
  if (kind === 'claim' || kind === 'order') return `/payout-claim/${_id}`;
  return `/${kind === 'series' ? 'serie' : kind}/${_id}`;
};

/** What a redemption code, the id of a record or a payment order leads to. Riders stand among the riders. */
export const findReference =
  ({ t, formats, http, open }: Finding): CommandSource['search'] =>
  async (query, signal) => {
    if (!isReference(query)) return [];
    const { found } = await http.call(findByReference, { query: { query }, signal });
    return found
      .filter(({ kind }) => kind !== 'rider')
      .map((foundRecord) => ({
        id: `found-${foundRecord.kind}-${foundRecord._id}`,
        group: t('search.references'),
        label: [t(`search.kinds.${foundRecord.kind}`), foundRecord.code].filter(Boolean).join(' '),
        hint: [
          foundRecord.name,
          foundRecord.amount && formats.money(foundRecord.amount),
          foundRecord.at && formats.day(foundRecord.at),
        ]
          .filter(Boolean)
          .join(' · '),
        run: () => open(pageOf(foundRecord)),
      }));
  };
