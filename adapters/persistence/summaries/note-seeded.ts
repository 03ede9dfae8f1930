import type { Row } from '../bulk-insert.js';
import { type Sql, toSafeInteger } from '../sql.js';
import type { Tables } from '../tables/index.js';
import type { Keeping } from './tallies.js';
import { noteEarned, noteEntry, noteLeft, noteRedeemed } from './note-money.js';
import { noteClaim, noteEnrolled, noteNewBrands, noteRefund } from './note-others.js';

type Counted = 'riders' | 'awards' | 'ledger_entries' | 'redemptions' | 'results' | 'payout_claims' | 'dealer_refunds';

/** Counts rows that were loaded without the stores. */
export const noteSeeded = async (
  sql: Sql,
  keeping: Keeping,
  seeded: { readonly [T in Counted]: readonly unknown[] },
): Promise<void> => {
  const rows = <T extends Counted>(table: T) => seeded[table] as readonly (Tables[T] & Row)[];
  for (const row of rows('riders')) noteEnrolled(keeping, row);
  for (const row of rows('awards')) {
    const award = {
      riderId: row.rider_id,
      currency: row.currency,
      type: row.type,
      seriesId: row.series_id ?? null,
      awardedOn: row.awarded_on,
      expiresOn: row.expires_on ?? null,
    };
    const worth = toSafeInteger(row.initial_value);
    noteEarned(keeping, award, Number(worth > 0), worth);
    noteLeft(keeping, award, toSafeInteger(row.current_value));
  }
  for (const row of rows('ledger_entries'))
    noteEntry(keeping, {
      riderId: row.rider_id,
      currency: row.currency,
      kind: row.kind,
      at: row.at,
      amount: toSafeInteger(row.amount),
    });
  for (const item of rows('redemptions').filter((row) => row.status !== 'revoked'))
    noteRedeemed(
      keeping,
      {
        riderId: item.rider_id,
        dealerId: item.dealer_id,
        currency: item.currency,
        amount: toSafeInteger(item.amount),
        redeemedOn: item.redeemed_on,
      },
      1,
    );
  for (const row of rows('payout_claims')) noteClaim(keeping, undefined, row);
  for (const item of rows('dealer_refunds').filter((row) => !row.undone_at)) noteRefund(keeping, item, 1);
  await noteNewBrands(sql, keeping, rows('results'));
};
