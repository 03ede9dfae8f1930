import { type Sql, toSafeInteger } from '../sql.js';
import type { RedemptionRow } from '../tables/index.js';
import type { Findings } from './violation.js';

const PAGE = 2_000;

type Line = {
  readonly reference: string;
  readonly award_id: string;
  readonly kind: 'redeem' | 'undo';
  readonly amount: number | string;
};

/**
 * A redemption's lines sum to its amount, and a revoked one is reversed line by line, once (invariant 4).
 * @returns the number of redemptions
 */
export const verifyRedemptions = async (sql: Sql, findings: Findings): Promise<number> => {
  let last = '';
  let count = 0;
  for (;;) {
    const rows = await sql.rows<RedemptionRow>('SELECT * FROM redemptions WHERE id > ? ORDER BY id LIMIT ?', [
      last,
      PAGE,
    ]);
    const lines = await linesOf(
      sql,
      rows.map((row) => row.id),
    );
    for (const row of rows) verifyOne(row, lines.get(row.id) ?? [], findings);
    count += rows.length;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < PAGE) return count;
  }
};

const linesOf = async (sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Line[]>> => {
  if (ids.length === 0) return new Map();
  const placeholders = ids.map(() => '?').join(', ');
  const rows = await sql.rows<Line>(
    `SELECT reference, award_id, kind, amount FROM ledger_entries WHERE reference IN (${placeholders}) AND kind IN ('redeem', 'undo')`,
    ids,
  );
  const found = new Map<string, Line[]>();
  for (const row of rows) found.set(row.reference, [...(found.get(row.reference) ?? []), row]);
  return found;
};

const verifyOne = (row: RedemptionRow, lines: readonly Line[], findings: Findings): void => {
  const say = (detail: string): void => findings.add({ invariant: 4, where: `redemption ${row.id}`, detail });
  const amounts = (kind: Line['kind'], sign: 1 | -1): readonly string[] =>
    lines
      .filter((line) => line.kind === kind)
      .map((line) => `${line.award_id}:${sign * toSafeInteger(line.amount)}`)
      .toSorted();
  const [taken, back] = [amounts('redeem', -1), amounts('undo', 1)];
  const sum = lines
    .filter((line) => line.kind === 'redeem')
    .reduce((total, line) => total - toSafeInteger(line.amount), 0);
  if (sum !== toSafeInteger(row.amount)) say(`has the amount ${row.amount}, but its lines add up to ${sum}`);
  if (row.status === 'revoked' && back.join() !== taken.join())
    say(`was undone with ${back.length} lines that do not mirror its ${taken.length} lines`);
  if (row.status !== 'revoked' && back.length > 0) say(`is ${row.status}, but ${back.length} lines undo it`);
};
