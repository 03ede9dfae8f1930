import type { AwardTrail, AwardView } from '@rrr/core/ledger';
import { rowsOf } from '../measures.js';
import type { Reader } from '../reader.js';
import { rowsIn, toSafeInteger } from '../sql.js';
import type { LedgerEntryRow } from '../tables/index.js';

type Newest = Pick<LedgerEntryRow, 'award_id' | 'previous_balance' | 'new_balance'>;
interface Redeemed {
  readonly award_id: string;
  /** time and id, so that the latest is the greatest */
  readonly newest: string;
}
interface Refunded {
  readonly id: string;
  readonly refunded_at: string;
  readonly refunded_by: string;
}

/** An instant has 24 characters; the redemption's id follows. */
const TIME = 24;

/** The newest entry of each award in the wallet that holds it; a merge moves awards between wallets. */
const newestEntries = (reader: Reader, ids: readonly string[]): Promise<readonly Newest[]> =>
  rowsIn<Newest>(
    reader,
    ids,
    (some) => `SELECT l.award_id, l.previous_balance, l.new_balance FROM ledger_entries l
      JOIN (SELECT e.award_id, e.rider_id, MAX(e.sequence) AS sequence FROM ledger_entries e
        JOIN awards a ON a.id = e.award_id AND a.rider_id = e.rider_id
        WHERE e.award_id IN (${some}) GROUP BY e.award_id, e.rider_id) newest
      ON newest.award_id = l.award_id AND newest.rider_id = l.rider_id AND newest.sequence = l.sequence`,
  );

/** Adds to awards what became of them. */
export const withTrails = async <T extends { readonly award: AwardView | null }>(
  reader: Reader,
  items: readonly T[],
): Promise<readonly T[]> => {
  const ids = items.flatMap(({ award }) => (award ? [award.id] : []));
  const [entries, redeemed] = await Promise.all([
    newestEntries(reader, ids),
    rowsIn<Redeemed>(
      reader,
      ids,
      (some) => `SELECT l.award_id, MAX(CONCAT(x.redeemed_at, x.id)) AS newest FROM ledger_entries l
        JOIN redemptions x ON x.id = l.reference AND ${rowsOf('redeemed', 'x')}
        WHERE l.award_id IN (${some}) AND l.kind = 'redeem' GROUP BY l.award_id`,
    ),
  ]);
  const refunds = await rowsIn<Refunded>(
    reader,
    [...new Set(redeemed.map((item) => item.newest.slice(TIME)))],
    (some) => `SELECT live_redemption_id AS id, refunded_at, refunded_by FROM dealer_refunds
      WHERE live_redemption_id IN (${some})`,
  );
  const trailOf = (awardId: string): AwardTrail | undefined => {
    const entry = entries.find((candidate) => candidate.award_id === awardId);
    const newest = redeemed.find((candidate) => candidate.award_id === awardId)?.newest;
    const refund = refunds.find((refunded) => refunded.id === newest?.slice(TIME));
    return (
      entry && {
        redeemedAt: newest?.slice(0, TIME) ?? null,
        refundedAt: refund?.refunded_at ?? null,
        refundedBy: refund?.refunded_by ?? null,
        previousBalance: toSafeInteger(entry.previous_balance),
        newBalance: toSafeInteger(entry.new_balance),
      }
    );
  };
  return items.map((item) =>
    item.award ? { ...item, award: { ...item.award, trail: trailOf(item.award.id) } } : item,
  );
};

/** The same of a list of awards. */
export const awardsWithTrails = async <T extends AwardView>(
  reader: Reader,
  awards: readonly T[],
): Promise<readonly T[]> => {
  const shown = await withTrails(
    reader,
    awards.map((award) => ({ award })),
  );
  return awards.map((award, at) => ({ ...award, trail: shown[at]?.award?.trail }));
};
