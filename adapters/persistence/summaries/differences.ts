import { dateIn } from '@rrr/core/shared';
import { recountLists } from './list-tallies.js';
import { type Sql, toSafeInteger } from '../sql.js';
import type { Difference } from './difference.js';
import { monthOf } from './kinds.js';
import { type Recount, RECOUNTS, YEAR_RECOUNTS } from './recounts.js';
import { unpaidDifferences } from './unpaid-results.js';

type Raw = number | string | null;
interface Compared {
  readonly kind: string;
  readonly tally_key: string;
  readonly bucket: string;
  readonly n: Raw;
  readonly amount: Raw;
  readonly kept_n: Raw;
  readonly kept_amount: Raw;
}

const differenceOf = (table: Difference['table'], item: Compared): Difference => ({
  table,
  kind: item.kind,
  key: item.tally_key,
  bucket: String(item.bucket),
  kept: { n: toSafeInteger(item.kept_n), amount: toSafeInteger(item.kept_amount) },
  recounted: { n: toSafeInteger(item.n), amount: toSafeInteger(item.amount) },
});

/**
 * One statement with both sides: the database compares them and returns only differences. A row of zeros that is missing
 * is one too: lists show it.
 */
const compared = (recount: string, kept: string, key: readonly string[]): string => `
  SELECT ${key.join(', ')}, SUM(n) AS n, SUM(amount) AS amount, SUM(kept_n) AS kept_n, SUM(kept_amount) AS kept_amount FROM (
    SELECT ${key.join(', ')}, n, amount, 0 AS kept_n, 0 AS kept_amount, 0 AS is_kept FROM (${recount}) counted
    UNION ALL SELECT ${key.join(', ')}, 0, 0, n, amount, 1 FROM ${kept}) both_sides
  GROUP BY ${key.join(', ')} HAVING SUM(n) <> SUM(kept_n) OR SUM(amount) <> SUM(kept_amount) OR SUM(is_kept) = 0
  ORDER BY ${key.join(', ')}`;

const OF_KIND = 'kind = ? OR kind LIKE ?';

/** The differences of a kind, ordered by key. */
const differencesOf = async (
  sql: Pick<Sql, 'rows'>,
  recount: Recount,
  zone: string,
): Promise<readonly Difference[]> => {
  if ('sql' in recount && !recount.zoned) {
    const text = compared(recount.sql, `tallies WHERE ${OF_KIND}`, ['kind', 'tally_key', 'bucket']);
    return (await sql.rows<Compared>(text, [recount.kind, `${recount.kind}:%`])).map((row) =>
      differenceOf('tallies', row),
    );
  }
  const found = new Map<string, Compared>();
  const put = (compared: Omit<Compared, 'kept_n' | 'kept_amount'>, kept: boolean): void => {
    const id = `${compared.kind}|${compared.tally_key}|${compared.bucket}`;
    const { kind, tally_key, bucket } = compared;
    const before = found.get(id) ?? { kind, tally_key, bucket, n: 0, amount: 0, kept_n: 0, kept_amount: 0 };
    found.set(
      id,
      kept
        ? { ...before, kept_n: compared.n, kept_amount: compared.amount }
        : {
            ...before,
            n: toSafeInteger(before.n) + toSafeInteger(compared.n),
            amount: toSafeInteger(before.amount) + toSafeInteger(compared.amount),
          },
    );
  };
  for (const counted of await recounted(sql, recount, zone)) put(counted, false);
  const kept = await sql.rows<Omit<Compared, 'kept_n' | 'kept_amount'>>(
    `SELECT kind, tally_key, bucket, SUM(n) AS n, SUM(amount) AS amount FROM tallies WHERE ${OF_KIND} GROUP BY kind, tally_key, bucket`,
    [recount.kind, `${recount.kind}:%`],
  );
  for (const item of kept) put(item, true);
  return [...found.entries()]
    .map(([id, value]) => [id, differenceOf('tallies', value)] as const)
    .filter(
      ([, difference]) =>
        difference.kept.n !== difference.recounted.n || difference.kept.amount !== difference.recounted.amount,
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, difference]) => difference);
};

type Counted = Omit<Compared, 'kept_n' | 'kept_amount'>;

/** Recounts that SQL alone cannot do: months by time zone, and list counters. */
export const recounted = async (
  sql: Pick<Sql, 'rows'>,
  recount: Recount,
  zone: string,
): Promise<readonly Counted[]> => {
  if (!('sql' in recount)) return (await recountLists(sql)).map((recountList) => ({ ...recountList, amount: 0 }));
  const rows = await sql.rows<Counted>(recount.sql);
  const sums = new Map<string, Counted>();
  for (const row of rows) {
    const bucket = monthOf(dateIn(row.bucket, zone));
    const id = `${row.kind}|${row.tally_key}|${bucket}`;
    const before = sums.get(id);
    sums.set(id, {
      ...row,
      bucket,
      n: toSafeInteger(row.n) + toSafeInteger(before?.n ?? 0),
      amount: toSafeInteger(row.amount) + toSafeInteger(before?.amount ?? 0),
    });
  }
  return [...sums.values()];
};

interface ComparedYear extends Omit<Compared, 'tally_key' | 'bucket'> {
  readonly year: Raw;
  readonly currency: string;
  readonly subject_id: string;
}

/** riders compared at a time, to limit memory */
const RIDERS = 10_000;
const LAST = '~';

const yearDifferencesOf = async (
  sql: Pick<Sql, 'rows'>,
  after: string,
  upTo: string,
): Promise<readonly Difference[]> => {
  const found: Difference[] = [];
  for (const { kind, sql: recount } of YEAR_RECOUNTS) {
    const counted = recount('AND rider_id > ? AND rider_id <= ?');
    const text = compared(counted, 'year_totals WHERE subject_id > ? AND subject_id <= ? AND kind = ?', [
      'kind',
      'year',
      'currency',
      'subject_id',
    ]);
    // once per part of a union, and once for the stored side
    const ranges = text
      .split('> ?')
      .slice(1)
      .flatMap(() => [after, upTo]);
    const rows = await sql.rows<ComparedYear>(text, [...ranges, kind]);
    found.push(
      ...rows.map((row) =>
        differenceOf('year_totals', {
          ...row,
          tally_key: `${row.currency}/${row.subject_id}`,
          bucket: String(toSafeInteger(row.year)),
        }),
      ),
    );
  }
  return found;
};

/** All differences within one transaction, in batches. */
export const differences = async function* (
  sql: Pick<Sql, 'rows'>,
  zone: string,
): AsyncGenerator<readonly Difference[]> {
  yield await unpaidDifferences(sql);
  for (const recount of RECOUNTS) yield await differencesOf(sql, recount, zone);
  for (let after = ''; after !== LAST;) {
    const [end] = await sql.rows<{ id: string }>('SELECT id FROM riders WHERE id > ? ORDER BY id LIMIT 1 OFFSET ?', [
      after,
      RIDERS,
    ]);
    const upTo = end?.id ?? LAST;
    yield await yearDifferencesOf(sql, after, upTo);
    after = upTo;
  }
};
