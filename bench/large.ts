import { parseArgs } from 'node:util';
import { defaultProgram } from '@rrr/core/program';
import { dateIn } from '@rrr/core/shared';
import { sha256, systemClock } from '@rrr/crypto';
import { type Database, sqlQueries, migrate, openDatabase } from '@rrr/persistence';
import { seedLarge } from '@rrr/seed/large';
import { type Trip, tripsOf } from './capture.js';
import { type Question, questionsOf } from './large-questions.js';
import { type BenchSettings, countOf } from './parts.js';
import { judged, median, table } from './table.js';

interface Times {
  readonly p50: number;
  readonly p99: number;
}

const WARM_UPS = 10;

const measured = async (times: number, act: () => Promise<unknown>): Promise<Times> => {
  const took: number[] = [];
  for (let n = -WARM_UPS; n < times; n += 1) {
    const from = performance.now();
    await act();
    if (n >= 0) took.push(performance.now() - from);
  }
  const sorted = took.toSorted((a, b) => a - b);
  return { p50: sorted[Math.floor(times / 2)] ?? 0, p99: sorted[Math.floor(times * 0.99)] ?? 0 };
};

/**
 * Milliseconds that the database itself spends on the statements of the work, by its own clock, all of them added up:
 * the median of many times.
 */
const inDatabase = async (db: Database, times: number, work: () => Promise<unknown>): Promise<number> => {
  const trips = await tripsOf(work);
  return db.read.transaction(async (trx) => {
    await trx.raw('SET profiling_history_size = 100, profiling = 1');
    const sums: number[] = [];
    for (let n = -WARM_UPS; n < times; n += 1) {
      for (const trip of trips) await trx.raw(trip.sql, trip.values as never);
      const [told] = (await trx.raw('SHOW PROFILES')) as unknown as [readonly { readonly Duration: number | string }[]];
      if (n >= 0) sums.push(1_000 * told.slice(-trips.length).reduce((sum, item) => sum + Number(item.Duration), 0));
    }
    await trx.raw('SET profiling = 0');
    return median(sums);
  });
};

const milliseconds = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(2));
const HEADS = ['', 'pages', 'first p50', 'p99', 'last p50', 'p99', 'last ÷ first', 'in the database', ''];
const MOST = { list: 10, report: 50 } as const;

const rowOf = async (db: Database, question: Question, times: number): Promise<readonly string[]> => {
  if ('report' in question) {
    const { p50, p99 } = await measured(times, question.report);
    return [
      question.name,
      '',
      milliseconds(p50),
      milliseconds(p99),
      '',
      '',
      '',
      '',
      p99 > MOST.report ? 'BELOW TARGET' : 'ok',
    ];
  }
  const { totalPages } = await question.list(1);
  const first = await measured(times, () => question.list(1));
  const last = totalPages === 1 ? undefined : await measured(times, () => question.list(totalPages));
  const pages = totalPages === 1 ? [1] : [1, totalPages];
  let spent = 0;
  for (const page of pages) spent = Math.max(spent, await inDatabase(db, times, () => question.list(page)));
  return [
    question.name,
    String(totalPages),
    milliseconds(first.p50),
    milliseconds(first.p99),
    milliseconds(last?.p50),
    milliseconds(last?.p99),
    last === undefined ? '–' : (last.p50 / first.p50).toFixed(2),
    milliseconds(spent),
    spent > MOST.list ? 'BELOW TARGET' : 'ok',
  ];
};

const TOTAL = /, \(SELECT SUM\(n\) FROM tallies WHERE kind IN \(([?, ]+)\) AND tally_key IN \(([?, ]+)\)\) as total/;
/** The total stands before all conditions: its values are the first. */
const withoutTotal = (trip: Trip): Trip => {
  const values = (TOTAL.exec(trip.sql)?.slice(1).join('') ?? '').split('?').length - 1;
  return { ...trip, sql: trip.sql.replace(TOTAL, ''), values: trip.values.slice(values) };
};

/** What the total of a list costs: its first page with it, and the same statements without. */
const totals = async (
  db: Database,
  name: string,
  list: () => Promise<unknown>,
  times: number,
): Promise<readonly string[]> => {
  const trips = (await tripsOf(list)).filter((trip) => /^\s*select/i.test(trip.sql));
  const replay = (all: typeof trips) => async (): Promise<void> =>
    void (await Promise.all(all.map((trip) => db.read.raw(trip.sql, trip.values as never))));
  const without = replay(trips.map(withoutTotal));
  const ratios: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const [all, bare] = [await measured(times, replay(trips)), await measured(times, without)];
    ratios.push(bare.p50 / all.p50);
  }
  return judged(`${name}: with its total ÷ without`, median(ratios), { atLeast: 0.8 });
};

/** A large database, of `BENCH_DATABASE_URL` or made for this run, which takes some minutes more. */
export const largeDatabase = async ({ newDatabase, say }: BenchSettings, awards: number): Promise<string> => {
  const given = process.env['BENCH_DATABASE_URL'];
  const url = given ?? (await newDatabase());
  const db = openDatabase({ url });
  await migrate(db);
  if (given === undefined)
    await seedLarge({ db, url, awards, clock: systemClock, digest: sha256, program: defaultProgram, say });
  await db.close();
  return url;
};

/**
 * Every list, its first page and its last, and every report, one after the other on one connection or few: the time
 * until the answer.
 */
export const benchLarge = async (settings: BenchSettings): Promise<void> => {
  const { args, say } = settings;
  const { values } = parseArgs({
    args: [...args],
    options: { awards: { type: 'string', default: '1000000' }, times: { type: 'string', default: '100' } },
  });
  const times = countOf(values.times);
  const db = openDatabase({ url: await largeDatabase(settings, countOf(values.awards)) });
  const queries = sqlQueries(db, { timeZone: defaultProgram.timeZone });
  const today = dateIn(systemClock.now(), defaultProgram.timeZone);
  const rows: (readonly string[])[] = [];
  for (const question of await questionsOf(db, queries, today)) rows.push(await rowOf(db, question, times));
  say(`\n  Milliseconds, ${times} times each\n\n${table([HEADS, ...rows])}`);
  const page = { page: 1, limit: 15 };
  say(
    `\n${table([
      ['', 'figure', 'target', ''],
      await totals(db, 'redemptions', () => queries.redemptions.search({ ...page, revoked: false }), times),
      await totals(db, 'riders', () => queries.riders.search({ ...page, byPersonalFields: true }, today), times),
    ])}`,
  );
  await db.close();
};
