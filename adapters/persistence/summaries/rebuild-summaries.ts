import type { Currency } from '@rrr/core/shared';
import { bulkInsert } from '../bulk-insert.js';
import type { Database } from '../open-database.js';
import { forUpdate, type Sql, whole } from '../sql.js';
import { tallyBook } from '../tallies.js';
import { retrying } from '../unit-of-work.js';
import { allDifferences, atOneMoment, type SummarySettings, ZONE } from './compare-summaries.js';
import type { Difference } from './differences.js';
import type { YearKind } from './year-totals.js';

export interface Rebuilt {
  readonly corrected: number;
  /** the first that were found of each kind */
  readonly first: readonly Difference[];
}

/** Differences of a kind that are corrected at a time: memory stays bounded however many there are. */
const AT_ONCE = 5_000;
const NAMED = 5;
/** Rounds after which something must be wrong. */
const PATIENCE = 2_000;

// counts the corrections ever made: who corrects must be the one who corrected last, or see what that one did
const ROUND = "kind = 'rebuild' AND tally_key = '' AND bucket = '' AND shard = 0";

/**
 * Makes every figure what its rows come to, on a running system. One moment of the database tells by how much each figure is wrong; whatever
 * is moved after that moment changes figure and rows alike, so the same difference is still the right one to add, at any later time. Nothing
 * is locked but the figures corrected, as briefly as a redemption locks them. A second rebuild at the same time notices the first and
 * looks again; one that was killed half-way is finished by the next.
 */
export const rebuildSummaries = async (db: Database, { timeZone = ZONE }: SummarySettings = {}): Promise<Rebuilt> => {
  await retrying(db, (sql) => bulkInsert(sql, 'tallies', [{ kind: 'rebuild', tally_key: '', bucket: '', shard: 0, n: 0, amount: 0 }], { keys: ['kind', 'tally_key', 'bucket', 'shard'], update: 'nothing' }));
  let corrected = 0;
  let first: readonly Difference[] | undefined;
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    const { round, found } = await atOneMoment(db, async (sql) => ({ round: await roundOf(sql), found: await allDifferences(sql, timeZone, AT_ONCE) }));
    first ??= firstOf(found);
    if (found.length === 0) return { corrected, first };
    if (await correct(db, found, round)) corrected += found.length;
  }
  throw new Error('Figures were not right however often they were corrected');
};

const roundOf = async (sql: Sql, lock = ''): Promise<number> => whole((await sql.rows<{ n: number | string }>(`SELECT n FROM tallies WHERE ${ROUND}${lock}`))[0]?.n ?? 0);

/** False: another rebuild has corrected something since. */
const correct = (db: Database, found: readonly Difference[], round: number): Promise<boolean> =>
  retrying(db, async (sql) => {
    if ((await roundOf(sql, forUpdate(sql))) !== round) return false;
    const book = tallyBook(ZONE);
    for (const it of found) note(book, it);
    await sql.run(`UPDATE tallies SET n = n + 1 WHERE ${ROUND}`);
    await book.write(sql);
    return true;
  });

const note = (book: ReturnType<typeof tallyBook>, { table, kind, key, bucket, kept, recounted }: Difference): void => {
  const by = { n: recounted.n - kept.n, amount: recounted.amount - kept.amount };
  if (table === 'tallies') return book.tally({ kind, key, bucket, spread: '', ...by });
  const [currency = '', subjectId = ''] = key.split('/');
  book.yearTotal({ kind: kind as YearKind, year: Number(bucket), currency: currency as Currency, subjectId, ...by });
};

const firstOf = (found: readonly Difference[]): readonly Difference[] => {
  const count = new Map<string, number>();
  return found.filter(({ table, kind }) => {
    const name = `${table}/${kind}`;
    count.set(name, (count.get(name) ?? 0) + 1);
    return (count.get(name) ?? 0) <= NAMED;
  });
};
