import type { Redemption, StatementAsked, StatementEntry, StatementKind } from '@rrr/core/redemption';
import type { Reader } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import { endOfDay, startOfDay } from '../zone.js';

interface EntryRow {
  readonly at: string;
  readonly amount: number | string;
  readonly redemption_id: string;
  readonly number: number | string;
  readonly employee_name: string;
  readonly rider_name: string;
  readonly status: Redemption['status'];
  readonly live_refund: string | null;
}
interface SumRow {
  readonly amount: number | string | null;
}

/** Where each kind of entry is stored; all times are kept, so a past month never changes. */
const SOURCES: readonly { readonly kind: StatementKind; readonly table: 'x' | 'f'; readonly at: string }[] = [
  { kind: 'redeemed', table: 'x', at: 'redeemed_at' },
  { kind: 'undone', table: 'x', at: 'revoked_at' },
  { kind: 'refunded', table: 'f', at: 'refunded_at' },
  { kind: 'refund-undone', table: 'f', at: 'undone_at' },
];
const TABLE = { x: 'redemptions', f: 'dealer_refunds' } as const;
const FROM = {
  x: 'redemptions x JOIN riders r ON r.id = x.rider_id',
  f: 'dealer_refunds f JOIN redemptions x ON x.id = f.redemption_id JOIN riders r ON r.id = x.rider_id',
} as const;
/** The refund of a redemption that stands now. */
const LIVE = 'LEFT JOIN dealer_refunds l ON l.live_redemption_id = x.id';

/** What a dealer was owed before a period, and what changed it within. */
export const statementQuery =
  (reader: Reader, zone: string) =>
  async ({ dealerId, currency, from, to }: StatementAsked) => {
    const [start, end] = [startOfDay(from, zone), endOfDay(to, zone)];
    const before = async (table: 'x' | 'f', at: string): Promise<number> => {
      const [row] = await reader.rows<SumRow>(
        `SELECT SUM(amount) AS amount FROM ${TABLE[table]} WHERE dealer_id = ? AND currency = ? AND ${at} < ?`,
        [dealerId, currency, start],
      );
      return toSafeInteger(row?.amount ?? 0);
    };
    const within = async (kind: StatementKind, table: 'x' | 'f', at: string): Promise<readonly StatementEntry[]> => {
      const rows = await reader.rows<EntryRow>(
        `SELECT ${table}.${at} AS at, ${table}.amount, x.id AS redemption_id, x.number, x.employee_name,
            r.full_name AS rider_name, x.status, l.refunded_at AS live_refund
          FROM ${FROM[table]} ${LIVE}
          WHERE ${table}.dealer_id = ? AND ${table}.currency = ? AND ${table}.${at} >= ? AND ${table}.${at} < ?`,
        [dealerId, currency, start, end],
      );
      return rows.map((row) => ({
        kind,
        at: row.at,
        redemptionId: row.redemption_id,
        redemptionNumber: toSafeInteger(row.number),
        riderName: row.rider_name,
        employeeName: row.employee_name,
        amount: toSafeInteger(row.amount),
        now: kind === 'redeemed' ? { status: row.status, refundedAt: row.live_refund } : null,
      }));
    };
    const [sums, entries] = await Promise.all([
      Promise.all(SOURCES.map(({ table, at }) => before(table, at))),
      Promise.all(SOURCES.map(({ kind, table, at }) => within(kind, table, at))),
    ]);
    const [redeemed = 0, undone = 0, refunded = 0, refundsUndone = 0] = sums;
    return { opening: redeemed - undone - refunded + refundsUndone, entries: entries.flat() };
  };
