import type { ChequePaper } from '@rrr/core/payouts';
import type { Reader } from '../reader.js';
import { marks, whole } from '../sql.js';
import { chequeOf } from '../stores/payout-rows.js';
import type { ChequeRow, RiderRow } from '../tables/index.js';
import type { Amount } from '../tables/money.js';

type PaperRow = ChequeRow &
  Pick<RiderRow, 'address_line1' | 'address_line2' | 'city' | 'state' | 'zipcode' | 'country'> & {
    rider_id: string;
    gross: Amount;
    withholding: Amount;
    net: Amount;
  };

/** What is printed on cheques that stand, in the order of their numbers. */
export const chequePapers = async (
  reader: Pick<Reader, 'rows'>,
  numbers: readonly number[],
): Promise<readonly ChequePaper[]> => {
  if (numbers.length === 0) return [];
  const rows = await reader.rows<PaperRow>(
    `SELECT c.*, k.rider_id, k.gross, k.withholding, k.net, r.address_line1, r.address_line2, r.city, r.state, r.zipcode,
       r.country FROM cheques c JOIN payout_claims k ON k.id = c.claim_id JOIN riders r ON r.id = k.rider_id
     WHERE c.number IN (${marks(numbers)}) AND c.voided_at IS NULL ORDER BY c.number`,
    [...numbers],
  );
  if (rows.length === 0) return [];
  const lines = await reader.rows<{ claim_id: string; label: string; amount: Amount }>(
    `SELECT l.claim_id, a.label, l.amount FROM payout_claim_awards l JOIN awards a ON a.id = l.award_id
     WHERE l.claim_id IN (${marks(rows)}) ORDER BY a.awarded_at, a.id`,
    rows.map((it) => it.claim_id),
  );
  return rows.map((row) => ({
    ...chequeOf(row),
    riderId: row.rider_id,
    gross: whole(row.gross),
    withholding: whole(row.withholding),
    net: whole(row.net),
    address: {
      addressLine1: row.address_line1,
      addressLine2: row.address_line2,
      city: row.city,
      state: row.state,
      zipcode: row.zipcode,
      country: row.country,
    },
    lines: lines
      .filter((it) => it.claim_id === row.claim_id)
      .map(({ label, amount }) => ({ label, amount: whole(amount) })),
  }));
};
