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
  for (const it of rows('riders')) noteEnrolled(keeping, it);
  for (const it of rows('awards')) {
    const award = {
      riderId: it.rider_id,
      currency: it.currency,
      type: it.type,
      seriesId: it.series_id ?? null,
      awardedOn: it.awarded_on,
      expiresOn: it.expires_on ?? null,
    };
    const worth = toSafeInteger(it.initial_value);
    noteEarned(keeping, award, Number(worth > 0), worth);
    noteLeft(keeping, award, toSafeInteger(it.current_value));
  }
  for (const it of rows('ledger_entries'))
    noteEntry(keeping, {
      riderId: it.rider_id,
      currency: it.currency,
      kind: it.kind,
      at: it.at,
      amount: toSafeInteger(it.amount),
    });
  for (const it of rows('redemptions').filter((row) => row.status !== 'revoked'))
    noteRedeemed(
      keeping,
      {
        riderId: it.rider_id,
        dealerId: it.dealer_id,
        currency: it.currency,
        amount: toSafeInteger(it.amount),
        redeemedOn: it.redeemed_on,
      },
      1,
    );
  for (const it of rows('payout_claims')) noteClaim(keeping, undefined, it);
  for (const it of rows('dealer_refunds').filter((row) => !row.undone_at)) noteRefund(keeping, it, 1);
  await noteNewBrands(sql, keeping, rows('results'));
};
