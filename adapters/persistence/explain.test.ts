import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import type { Database } from './open-database.js';
import { sqlQueries, type Queries } from './queries/index.js';
import { COUNTED } from './queries/paging.js';
import { FOUND } from './queries/word-search.js';
import { readerOn } from './reader.js';
import { seedInto } from './seed-into.js';
import type { Sql } from './sql.js';
import { sqlExpiryNoticeStore } from './stores/job-stores.js';
import { sqlPaymentNoticeStore } from './stores/payment-stores.js';
import { sqlWalletStore } from './stores/wallet-store.js';
import { type Asked, statementsOf } from './testing/capture.js';
import { newDatabase, type TestDatabase } from './testing/databases.js';
import { many } from './testing/many.js';
import type { Ask } from './testing/questions-of-exports.js';
import { CASES } from './testing/questions.js';
import { rowsReadBy } from './testing/rows-read.js';

const LARGE = [
  'riders',
  'bikes',
  'results',
  'events',
  'awards',
  'ledger_entries',
  'redemptions',
  'audit_log',
  'audit_links',
  'outbox',
  'payout_claims',
  'dealer_refunds',
  'search_words',
  'employee_words',
  'tallies',
];

/** What may look at many rows, and why. `in`: a part of the statement. */
const ALLOWED: readonly { readonly question: string; readonly in: string; readonly because: string }[] = [
  {
    question: 'events.ids',
    in: 'SELECT COUNT(*) AS total FROM (select 1 as one from `events`',
    because: 'the sitemap names every event; it is made once in ten minutes, for all who ask',
  },
  {
    question: 'exports.riders',
    in: 'from `riders` as `r` order by `r`.`sort_key` asc, `r`.`id` asc limit',
    because:
      'without any condition MariaDB may sort three thousand riders rather than walk their index; every later batch is a range of it',
  },
  {
    question: 'exports.vinReport',
    in: 'from `riders` as `r` order by `r`.`sort_key` asc, `r`.`id` asc limit',
    because: 'as for exports.riders',
  },
  ...['exports.riders', 'exports.vinReport'].map((question) => ({
    question,
    in: 'from `riders` as `r` where `r`.`sort_key` >= ? and (`r`.`sort_key` <> ? or (`r`.`id` > ?)) order by',
    because: 'of three thousand riders MariaDB may sort the few hundred that are left rather than walk their index',
  })),
  {
    question: 'exports.events',
    in: 'where `e`.`starts_on` is not null order by `e`.`starts_on` desc, `e`.`id` desc limit',
    because: 'as for exports.riders: two thousand events may be sorted, every later batch is a range',
  },
  {
    question: 'reports.topDealers',
    in: 'FROM tallies WHERE kind = ?',
    because:
      'the best of all dealers of a year, of whom there are some thousands: a dealer’s one ' +
      'row in the order of amounts would be one that all its customers wait for',
  },
  {
    question: 'audit.search',
    in: 'from (SELECT l.sequence FROM audit_links l WHERE l.subject_type = ? AND l.subject_id IN (',
    because: 'the acts on the fifty first records of each kind that a name finds are sorted by time',
  },
  {
    question: 'events.late',
    in: 'select 1 as one from `events` as `e` left join `promoters`',
    because: 'the count of late events stops at its bound; of two thousand events MariaDB may look at all',
  },
  {
    question: 'events.search',
    in: 'select 1 as one from `events` as `e` limit',
    because: 'the count of all events, of which there are thousands, stops at its bound',
  },
  {
    question: 'events.search',
    in: 'select 1 as one from `events` as `e` where `e`.`canceled` = ? limit',
    because: 'as for all events',
  },
  {
    question: 'events.search',
    in: 'select 1 as one from `events` as `e` where `e`.`published` = ? limit',
    because: 'as for all events, which are published but for a few',
  },
  {
    question: 'events.search',
    in: 'select 1 as one from `events` as `e` where `e`.`published` = ? and `e`.`canceled` = ? limit',
    because: 'as for all events, which are published and not canceled but for a few',
  },
  {
    question: 'events.search',
    in: 'select 1 as one from `events` as `e` where `e`.`state` = ? and `e`.`published` = ? limit',
    because: 'as for all events: a quarter of these are in this state',
  },
  {
    question: 'vin.report',
    in: 'where b.retired_at IS NULL and `b`.`vin` >= ? and `b`.`vin` < ? and `r`.`merged_into` is null limit',
    because: 'the VIN of every bike here begins so, and it stops at its bound',
  },
  {
    question: 'vin.report',
    in: 'select 1 as one from `bikes` as `b` where b.retired_at IS NULL and `b`.`vin` >= ? and `b`.`vin` < ? limit',
    because: 'as for every VIN that begins so',
  },
  {
    question: 'payouts.claims',
    in: 'select 1 as one from `payout_claims` as `k` where `k`.`state` = ? limit',
    because: 'the count of all that were sent stops at its bound',
  },
];
/** of a store whose writes are not asked for */
const KEEPING = { zone: 'UTC' } as Parameters<typeof sqlWalletStore>[1];

interface Step {
  readonly table: string | null;
  readonly type: string | null;
  readonly key: string | null;
  readonly rows: number | string | null;
  readonly Extra: string | null;
}

/**
 * So many rows may be read or sorted without an index of the right order: a page many times over, or all that one rider
 * or dealer has.
 */
const BOUND = 400;

const faultsOf = ({ sql, values }: Asked, steps: readonly Step[]): readonly string[] => {
  const names = new Map(
    [...sql.matchAll(/(?:from|join)\s+`?(\w+)`?(?:\s+as)?\s+`?(\w+)`?/gi)].map(([, table = '', alias = '']) => [
      alias,
      table,
    ]),
  );
  // it stops at a bound of its own
  const counts = values.includes(COUNTED + 1) || values.includes(FOUND + 1) || sql.includes('LIMIT 10000');
  return steps.flatMap(({ table, type, key, rows, Extra }) => {
    const name = names.get(table ?? '') ?? table ?? '';
    const found = Number(rows ?? 0);
    // what is put in order was cut at the bound before
    if (counts && /^<derived/.test(name)) return [];
    const sorted = /Using (filesort|temporary)/.exec(Extra ?? '')?.[0];
    if (!LARGE.includes(name))
      return sorted !== undefined && found > BOUND ? [`${name}: ${sorted} over ${found} rows`] : [];
    return [
      ...(type === 'ALL' || (key === null && found > 1) ? [`${name}: no index, ${found} rows`] : []),
      ...(type === 'index' && found > BOUND && !counts ? [`${name}: all of index ${key}, ${found} rows`] : []),
      ...(sorted !== undefined && found > BOUND && !counts ? [`${name}: ${sorted} over ${found} rows by ${key}`] : []),
    ];
  });
};

/**
 * The database plans by samples that it takes at random, and takes again in the background when much has changed: here
 * it looks at each page, once. Tables are written anew before: how full their pages are, and how many removed rows still
 * lie in them, depends on when the database tidies up, and its plans depend on it.
 */
const countExactly = async ({ write }: Database): Promise<void> => {
  const [tables] = (await write.raw(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
  )) as unknown as [readonly { readonly name: string }[]];
  for (const { name } of tables) {
    await write.raw(
      `ALTER TABLE ${name} FORCE, STATS_PERSISTENT = 1, STATS_AUTO_RECALC = 0, STATS_SAMPLE_PAGES = 10000`,
    );
    await write.raw(`ANALYZE TABLE ${name}`);
  }
};

describe('on MariaDB', () => {
  let made: TestDatabase;
  let queries: Queries;
  beforeAll(async () => {
    made = await newDatabase('mysql');
    await seedInto(made.db, many);
    await countExactly(made.db);
    queries = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
  });
  afterAll(() => made.drop());

  const questions = Object.entries(CASES).flatMap(([group, methods]) =>
    Object.entries(methods as Record<string, readonly Ask[]>).flatMap(([method, asks]) =>
      asks.map((ask, n) => [`${group}.${method} ${n + 1}`, ask] as const),
    ),
  );

  it('every question that screens ask stands here', () => {
    const asked = Object.entries(CASES).map(([group, methods]) => [group, Object.keys(methods).toSorted()]);
    expect(asked.toSorted()).toEqual(
      Object.entries(queries)
        .map(([group, methods]) => [group, Object.keys(methods as object).toSorted()])
        .toSorted(),
    );
  });

  const faultsIn = async (question: string, ask: () => Promise<unknown>): Promise<readonly string[]> => {
    const statements = await statementsOf(ask);
    expect(statements.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const statement of statements) {
      const [steps] = (await made.db.read.raw(`EXPLAIN ${statement.sql}`, statement.values as never)) as unknown as [
        readonly Step[],
      ];
      const allowed = ALLOWED.some((but) => question.startsWith(but.question) && statement.sql.includes(but.in));
      if (!allowed) faults.push(...faultsOf(statement, steps).map((fault) => `${fault} in ${statement.sql}`));
    }
    return faults;
  };

  it.each(questions)('%s goes by indexes', async (question, ask) => {
    expect(await faultsIn(question, () => ask(queries))).toEqual([]);
  });
});

/** Of six thousand awards most were spent or expired long ago; a handful is due. */
describe('what the daily jobs ask on MariaDB', () => {
  let made: TestDatabase;
  beforeAll(async () => {
    made = await newDatabase('mysql');
    await seedInto(made.db, many);
    const awards = made.db.write('awards').where('status', 'current');
    await awards.clone().where('current_value', 0).update({ status: 'spent' });
    await awards
      .clone()
      .where('expires_on', '<', '2025-06-01')
      .update({ status: 'expired', expired: 1_000, current_value: 0 });
    await countExactly(made.db);
  });
  afterAll(() => made.drop());

  // in a transaction they may leave inside a compound statement
  const sql = () => ({ ...readerOn(made.db), kind: 'mysql' }) as unknown as Sql;

  const rider = anId('rder', 1_500);
  const races = [{ from: null, to: '2026-01-01' }];
  const month = { from: '2025-06-03', until: '2025-07-03', days: 30, limit: 200 };
  const later = { riderId: rider, currency: 'USD', expiresOn: '2025-06-20', amount: 0 } as const;
  it.each<readonly [string, (sql: Sql) => Promise<unknown>]>([
    ['expire credit', (sql) => sqlWalletStore(sql, KEEPING, null).expiring('2025-06-03', null, 100)],
    [
      'expire credit, after a wallet',
      (sql) => sqlWalletStore(sql, KEEPING, null).expiring('2025-06-03', { ...later, book: 'credit' }, 100),
    ],
    [
      'keep credit nobody was told of',
      (sql) => sqlExpiryNoticeStore(sql).waiting([rider, anId('rder', 1_501)], '2025-06-03T18:00:00.000Z'),
    ],
    ['remind of expiry', (sql) => sqlExpiryNoticeStore(sql).due({ ...month, after: null })],
    ['remind of expiry, after a rider', (sql) => sqlExpiryNoticeStore(sql).due({ ...month, after: later })],
    ['remind of payment info', (sql) => sqlPaymentNoticeStore(sql).due(races, { after: null, limit: 20 })],
    [
      'remind of payment info, after a rider',
      (sql) => sqlPaymentNoticeStore(sql).due(races, { after: rider, limit: 20 }),
    ],
  ])('to %s reads little more than what is due', async (_, ask) => {
    expect(await rowsReadBy(made.db, () => ask(sql()))).toBeLessThan(800);
  });
});
