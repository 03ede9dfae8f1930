import type { Currency } from '@rrr/core/shared';
import { bulkInsert } from './bulk-insert.js';
import type { Database } from './open-database.js';
import { chunks, forUpdate, placeholders, type Sql, toSafeInteger } from './sql.js';
import { counterBatch } from './summaries/tallies.js';
import { retrying } from './unit-of-work.js';
import { atOneMoment, firstOf, type SummarySettings, ZONE } from './summaries/compare-summaries.js';
import type { Difference } from './summaries/difference.js';
import { differences } from './summaries/differences.js';
import type { YearKind } from './summaries/year-totals.js';

export interface Rebuilt {
  readonly corrected: number;
  /** the first differences of each kind */
  readonly first: readonly Difference[];
}

/** summaries corrected per transaction; few, to keep locks short */
const AT_ONCE = 2_000;
/** maximum number of restarts because of other rebuilds */
const PATIENCE = 50;

// counts all corrections ever made, to detect a concurrent rebuild
const ROUND = "kind = 'rebuild' AND tally_key = '' AND bucket = '' AND shard = 0";

/**
 * Corrects every summary from its source rows, on a running system. The differences are read in one snapshot. Later
 * moves change summaries and rows by the same amount, so a difference stays right until it is added. Nothing is locked
 * but the figures corrected, as briefly as a redemption locks them. A second rebuild at the same time notices the first
 * and looks again; one that was killed half-way is finished by the next.
 */
export const rebuildSummaries = async (db: Database, { timeZone = ZONE }: SummarySettings = {}): Promise<Rebuilt> => {
  await retrying(db, (sql) =>
    bulkInsert(sql, 'tallies', [{ kind: 'rebuild', tally_key: '', bucket: '', shard: 0, n: 0, amount: 0 }], {
      keys: ['kind', 'tally_key', 'bucket', 'shard'],
      update: 'nothing',
    }),
  );
  const first = firstOf();
  let corrected = 0;
  const once = (): Promise<boolean> =>
    atOneMoment(db, async (sql) => {
      let round = await roundOf(sql);
      for await (const found of differences(sql, timeZone))
        for (const some of chunks(found, AT_ONCE)) {
          if (!(await correct(db, some, round))) return false;
          round += 1;
          corrected += some.length;
          first.add(some);
        }
      return true;
    });
  for (let tries = 0; tries < PATIENCE; tries += 1) if (await once()) return { corrected, first: first.all() };
  throw new Error('Other rebuilds came between each time');
};

const roundOf = async (sql: Sql, lock = ''): Promise<number> =>
  toSafeInteger((await sql.rows<{ n: number | string }>(`SELECT n FROM tallies WHERE ${ROUND}${lock}`))[0]?.n ?? 0);

/** Returns false when another rebuild has corrected something since. */
const correct = (db: Database, found: readonly Difference[], round: number): Promise<boolean> =>
  retrying(db, async (sql) => {
    if ((await roundOf(sql, forUpdate(sql))) !== round) return false;
    const book = counterBatch(ZONE);
    const events = found.filter(({ table }) => table === 'unpaid_results').map(({ key }) => key);
    if (events.length > 0)
      await sql.rows(`SELECT id FROM events WHERE id IN (${placeholders(events)})${forUpdate(sql)}`, events);
    for (const difference of found) note(book, difference);
    await sql.run(`UPDATE tallies SET n = n + 1 WHERE ${ROUND}`);
    await book.write(sql);
    return true;
  });

const note = (
  book: ReturnType<typeof counterBatch>,
  { table, kind, key, bucket, kept, recounted }: Difference,
): void => {
  const by = { n: recounted.n - kept.n, amount: recounted.amount - kept.amount };
  if (table === 'unpaid_results') return book.unpaidOf([key]);
  if (table === 'tallies') return book.tally({ kind, key, bucket, spread: '', ...by });
  const [currency = '', subjectId = ''] = key.split('/');
  book.yearTotal({ kind: kind as YearKind, year: Number(bucket), currency: currency as Currency, subjectId, ...by });
};
