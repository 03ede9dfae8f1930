import { type FindingQueries, type FoundRecord, referenceIn } from '@rrr/core/finding';
import { codeOf } from '@rrr/core/redemption';
import type { Currency } from '@rrr/core/shared';
import type { Database } from '../open-database.js';
import { type Reader, readerOn } from '../reader.js';
import { placeholders, type Value, toSafeInteger } from '../sql.js';

interface MoneyRow {
  readonly id: string;
  readonly rider_id: string;
  readonly full_name: string;
  readonly currency: Currency;
  readonly amount: number | string;
  readonly at: string;
}
type RedeemedRow = MoneyRow & { readonly number: number | string; readonly status: string };
type ClaimedRow = MoneyRow & { readonly order_id: string | null };

const REDEEMED = `SELECT x.id, x.number, x.status, x.rider_id, r.full_name, x.currency, x.amount, x.redeemed_at AS at
  FROM redemptions x JOIN riders r ON r.id = x.rider_id WHERE `;
const CLAIMED = `SELECT k.id, k.rider_id, r.full_name, k.currency, k.net AS amount, k.requested_at AS at, o.order_id
  FROM payout_claims k JOIN riders r ON r.id = k.rider_id LEFT JOIN payment_orders o ON o.claim_id = k.id WHERE `;

const ofMoney = (
  kind: 'redemption' | 'claim' | 'order',
  row: RedeemedRow | ClaimedRow,
  code: string | null,
): FoundRecord => ({
  kind,
  id: row.id,
  name: row.full_name,
  riderId: row.rider_id,
  undone: 'status' in row && row.status === 'revoked',
  code,
  money: { amount: toSafeInteger(row.amount), currency: row.currency },
  at: row.at,
});

/** Tables with a page of their own for each row, and what it is called. */
const NAMED = {
  event: ['events', 'title'],
  series: ['series', 'name'],
  dealer: ['dealers', 'name'],
  promoter: ['promoters', 'name'],
} as const;

/** Each is one look at a unique index. */
export const byReference = async (reader: Reader, text: string): Promise<readonly FoundRecord[]> => {
  const reference = referenceIn(text);
  if (!reference) return [];
  const { id, redemption, orders = [] } = reference;
  const redeemed = async (where: string, value: Value): Promise<readonly FoundRecord[]> =>
    (await reader.rows<RedeemedRow>(REDEEMED + where, [value])).map((row) =>
      ofMoney('redemption', row, codeOf(toSafeInteger(row.number))),
    );
  const claimed = async (kind: 'claim' | 'order', where: string, values: readonly Value[]) =>
    (await reader.rows<ClaimedRow>(CLAIMED + where, values)).map((row) =>
      ofMoney(kind, row, kind === 'order' ? row.order_id : null),
    );
  const found = await Promise.all([
    ...(redemption === undefined ? [] : [redeemed('x.number = ?', redemption)]),
    claimed('order', `o.order_id IN (${placeholders(orders)})`, orders),
    ...(id === undefined ? [] : [redeemed('x.id = ?', id), claimed('claim', 'k.id = ?', [id]), ...named(reader, id)]),
  ]);
  return found.flat();
};

const named = (reader: Reader, id: string): readonly Promise<readonly FoundRecord[]>[] => {
  const plain = { riderId: null, undone: false, code: null, money: null, at: null };
  const ofTable = async (kind: keyof typeof NAMED): Promise<readonly FoundRecord[]> => {
    const [table, name] = NAMED[kind];
    const rows = await reader.rows<{ id: string; name: string }>(
      `SELECT id, ${name} AS name FROM ${table} WHERE id = ?`,
      [id],
    );
    return rows.map((row) => ({ ...plain, ...row, kind }));
  };
  const rider = async (): Promise<readonly FoundRecord[]> => {
    const rows = await reader.rows<{ id: string; name: string }>(
      `SELECT k.id, k.full_name AS name FROM riders r JOIN riders k ON k.id = COALESCE(r.merged_into, r.id)
        WHERE r.id = ?`,
      [id],
    );
    return rows.map((row) => ({ ...plain, ...row, kind: 'rider', riderId: row.id }));
  };
  return [rider(), ...(Object.keys(NAMED) as readonly (keyof typeof NAMED)[]).map(ofTable)];
};

export const sqlFindingQueries = (db: Database): FindingQueries => {
  const reader = readerOn(db);
  return { byReference: (text) => byReference(reader, text) };
};
