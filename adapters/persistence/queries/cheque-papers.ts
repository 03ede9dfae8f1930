import type { ChequeAddressed, ChequePaper } from '@rrr/core/payouts';
import type { Database } from '../open-database.js';
import { type Reader, readerOn } from '../reader.js';
import { placeholders, toSafeInteger } from '../sql.js';
import { chequeOf } from '../stores/payout-rows.js';
import type { ChequeRow } from '../tables/index.js';
import type { Amount } from '../tables/money.js';
import { ADDRESS, addressOf, type AddressRow } from './postal-address.js';

type AddressedRow = ChequeRow & AddressRow & { rider_id: string };
type PaperRow = AddressedRow & { gross: Amount; withholding: Amount; net: Amount };

const addressedOf = (row: AddressedRow): ChequeAddressed => ({
  ...chequeOf(row),
  riderId: row.rider_id,
  address: addressOf(row),
});

/** Cheques by their numbers, voided ones too, the highest first. */
export const chequesAddressed = (db: Database) => {
  const reader = readerOn(db);
  return async (numbers: readonly number[]): Promise<readonly ChequeAddressed[]> =>
    (
      await reader.rows<AddressedRow>(
        `SELECT c.*, k.rider_id, ${ADDRESS.join(', ')} FROM cheques c JOIN payout_claims k ON k.id = c.claim_id
           JOIN riders r ON r.id = k.rider_id
         WHERE c.number IN (${placeholders(numbers)}) ORDER BY c.number DESC`,
        [...numbers],
      )
    ).map(addressedOf);
};

/** What is printed on cheques that stand, in the order of their numbers. */
export const chequePapers = async (
  reader: Pick<Reader, 'rows'>,
  numbers: readonly number[],
): Promise<readonly ChequePaper[]> => {
  if (numbers.length === 0) return [];
  const rows = await reader.rows<PaperRow>(
    `SELECT c.*, k.rider_id, k.gross, k.withholding, k.net, ${ADDRESS.join(', ')}
     FROM cheques c JOIN payout_claims k ON k.id = c.claim_id JOIN riders r ON r.id = k.rider_id
     WHERE c.number IN (${placeholders(numbers)}) AND c.voided_at IS NULL ORDER BY c.number`,
    [...numbers],
  );
  if (rows.length === 0) return [];
  const lines = await reader.rows<{ claim_id: string; label: string; amount: Amount }>(
    `SELECT l.claim_id, a.label, l.amount FROM payout_claim_awards l JOIN awards a ON a.id = l.award_id
     WHERE l.claim_id IN (${placeholders(rows)}) ORDER BY a.awarded_at, a.id`,
    rows.map((row) => row.claim_id),
  );
  return rows.map((row) => ({
    ...addressedOf(row),
    gross: toSafeInteger(row.gross),
    withholding: toSafeInteger(row.withholding),
    net: toSafeInteger(row.net),
    lines: lines
      .filter((line) => line.claim_id === row.claim_id)
      .map(({ label, amount }) => ({ label, amount: toSafeInteger(amount) })),
  }));
};
