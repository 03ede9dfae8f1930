import { randomInt } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Period } from '@rrr/core/reports';
import { addDays, type Currency } from '@rrr/core/shared';
import { anId } from '@rrr/core/testing';
import { chanceOf, runModel } from '@rrr/core/testing/model';
import type { Database } from './open-database.js';
import { sqlQueries, type Queries } from './queries/index.js';
import { seedInto } from './seed-into.js';
import { rebuildSummaries } from './rebuild-summaries.js';
import { agreeingFigures } from './testing/agreeing-figures.js';
import { TODAY } from './testing/counted-reports.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { sha256 } from './testing/shop.js';
import { sqlUnitOfWork } from './unit-of-work.js';

const SEED = Number(process.env['MODEL_SEED'] ?? randomInt(2 ** 31));
const PAGE = { page: 1, limit: 100 };
const STATUSES = ['unverified', 'verified', 'invalid'] as const;

const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((total, it) => total + of(it), 0);
const told = (report: unknown, asked: unknown) => ({ seed: SEED, asked, report });
const wholeOf = async <T>(batches: AsyncIterable<readonly T[]>): Promise<readonly T[]> => {
  const rows: T[] = [];
  for await (const some of batches) rows.push(...some);
  return rows;
};

/** Earned and redeemed of a period: by month, by type, by category and series, and in the lists. */
const periodAgrees = async ({ reports, redemptions }: Queries, asked: Period, series: readonly string[]) => {
  const summary = await reports.summary(asked, TODAY);
  const stats = await Promise.all((['pro', 'amateur'] as const).map((group) => reports.riderStats(group, asked)));
  const types = Object.values(summary.earnedByType);
  const categories = [...summary.categoriesEarned, summary.withoutCategory];
  expect(
    told(
      {
        months: sum(summary.months, (month) => month.earned),
        types: sum(types, (type) => type.amount),
        categories: sum(categories, (category) => category.amount),
        groups: sum(stats, (group) => group.total),
      },
      asked,
    ),
  ).toEqual(
    told({ months: summary.earned, types: summary.earned, categories: summary.earned, groups: summary.earned }, asked),
  );
  expect([
    sum(types, (type) => type.count),
    sum(categories, (category) => category.count),
    sum(stats, (group) => group.awards),
    sum(summary.months, (month) => month.redeemed),
  ]).toEqual([summary.awards, summary.awards, summary.awards, summary.redeemed]);
  for (const category of summary.categoriesEarned) {
    const [whole] = await Promise.all([reports.seriesSummary({ ...asked, categoryId: category.id })]);
    expect(told([whole.earned, whole.awards], asked)).toEqual(told([category.amount, category.count], asked));
  }
  const bySeries = await Promise.all(series.map((seriesId) => reports.seriesSummary({ ...asked, seriesId })));
  for (const one of bySeries) expect(sum(one.months, (month) => month.earned)).toBe(one.earned);
  const listed = await redemptions.search({
    ...PAGE,
    revoked: false,
    currency: asked.currency,
    afterDate: asked.from,
    beforeDate: asked.to,
  });
  expect(told([listed.total, sum(listed.items, ({ amount }) => amount)], asked)).toEqual(
    told([summary.redemptions, summary.redeemed], asked),
  );
};

/** Riders of a year and in all: their rows add up to the totals, on the screen and in the file. */
const ridersAgree = async ({ reports, exports }: Queries, currency: Currency, year: number) => {
  const [inYear, ever] = [
    { currency, from: `${year}-01-01`, to: `${year}-12-31` },
    { currency, from: '2000-01-01', to: '2099-12-31' },
  ];
  const [of, all] = [await reports.summary(inYear, TODAY), await reports.summary(ever, TODAY)];
  const asked = { currency, year };
  const redeemers = (await reports.riderRedemptions({ ...asked, ...PAGE })).items;
  expect(told([sum(redeemers, (it) => it.amount), sum(redeemers, (it) => it.count)], asked)).toEqual(
    told([of.redeemed, of.redemptions], asked),
  );
  expect(
    told(
      sum(redeemers, (it) => it.earned),
      asked,
    ),
  ).toEqual(told(all.earned, asked));
  for (const redeemer of redeemers)
    expect(told(redeemer.issued - redeemer.takenBack, redeemer)).toEqual(told(redeemer.earned, redeemer));
  expect(await wholeOf(exports.riderRedemptions(asked))).toEqual(redeemers);
  const dealers = await reports.topDealers({ ...asked, limit: 100 });
  expect(told([sum(dealers, (it) => it.amount), sum(dealers, (it) => it.count)], asked)).toEqual(
    told([of.redeemed, of.redemptions], asked),
  );
  const [pro, amateur] = await Promise.all(
    (['pro', 'amateur'] as const).map(async (group) => {
      const rows = (await reports.riderEarnings(group, { ...asked, ...PAGE })).items;
      expect(await wholeOf(exports.riderEarnings(group, asked))).toEqual(rows);
      expect((await reports.topRiders(group, { ...asked, limit: 100 })).map((it) => [it.id, it.amount])).toEqual(
        rows.map((it) => [it.id, it.amount]),
      );
      expect((await reports.riderStats(group, inYear)).riders).toBe(rows.length);
      return rows;
    }),
  );
  const earners = [...(pro ?? []), ...(amateur ?? [])];
  expect(told([sum(earners, (it) => it.amount), sum(earners, (it) => it.count)], asked)).toEqual(
    told([of.earned, of.awards], asked),
  );
  expect(new Set(earners.map((it) => it.id)).size).toBe(of.ridersWithAward);
  expect([sum(earners, (it) => it.byType.credit), sum(earners, (it) => it.byType.bonus)]).toEqual([
    of.earnedByType.credit.amount,
    of.earnedByType.bonus.amount,
  ]);
  const cash = (await reports.cashOut({ currency, ...PAGE })).items;
  expect(await wholeOf(exports.cashOut({ currency }))).toEqual(cash);
  const claims = await reports.payouts(ever);
  expect(
    told(
      [sum(cash, (it) => it.earned), sum(cash, (it) => it.inClaim + it.paid), sum(cash, (it) => it.withheld)],
      asked,
    ),
  ).toEqual(
    told(
      [
        all.earnedByType.cash.amount,
        sum(claims, (it) => it.gross),
        sum(cash, (it) => it.paid) - sum(claims, (it) => it.sent),
      ],
      asked,
    ),
  );
};

const resultsOf = (shares: readonly { readonly brands: readonly { brand: string; results: number }[] }[]) => {
  const brands = shares.flatMap((it) => it.brands);
  return Object.fromEntries(
    [...new Set(brands.map((it) => it.brand))].toSorted().map((brand) => [
      brand,
      sum(
        brands.filter((it) => it.brand === brand),
        (it) => it.results,
      ),
    ]),
  );
};

/** Market share by month and by series: the same results, make by make, of the events that the summary counts. */
const sharesAgree = async ({ reports, exports }: Queries, db: Database, { currency, from, to }: Period) => {
  const asked = { from, to };
  const { series, withoutSeries } = await reports.marketShareBySeries(asked);
  const current = { status: 'current', sortBy: 'startDate', descending: true } as const;
  const events = (await wholeOf(exports.events(current, TODAY))).filter(
    ({ startsOn }) => startsOn !== null && startsOn >= from && startsOn <= to,
  );
  const results = await db
    .read('results')
    .whereNotNull('brand_key')
    .whereIn(
      'event_id',
      events.map((it) => it.id),
    );
  expect(
    told(
      sum(
        [...series, withoutSeries].flatMap((it) => it.brands),
        (it) => it.results,
      ),
      asked,
    ),
  ).toEqual(told(results.length, asked));
  expect((await reports.summary({ currency, from, to }, TODAY)).events).toBe(
    events.filter((it) => it.currency === currency).length,
  );
  expect(told(resultsOf([...series, withoutSeries]), asked)).toEqual(
    told(resultsOf(await reports.marketShareByMonth(asked)), asked),
  );
};

/** The VIN report: each filter and count says the same as the whole list. */
const vinsAgree = async ({ vin, exports }: Queries) => {
  const of = async (asked: object) => (await vin.report({ ...PAGE, ...asked })).items.flatMap((it) => it.bikes);
  const [all, { bikes }] = [await of({}), await vin.counts()];
  for (const status of STATUSES) {
    const listed = all.filter((it) => it.vinStatus === status).map((it) => it.id);
    expect((await of({ status })).map((it) => it.id)).toEqual(listed);
    expect(bikes[status]).toBe(listed.length);
    const file = await wholeOf(exports.vinReport({ status }));
    expect(file.flatMap((it) => it.bikes).map((it) => it.id)).toEqual(listed);
  }
  for (const model of ['250 SX', '250 SX-F', '790'])
    expect((await of({ model })).map((it) => it.model)).toEqual(
      all.map((it) => it.model).filter((it) => it === model || it.startsWith(`${model} `)),
    );
};

describe.each(KINDS)('reports agree with one another on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  beforeEach(async () => {
    made = await newDatabase(kind);
    queries = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
  });
  afterEach(() => made.drop());

  const series = [1, 2, 3].map((n) => anId('ser', n));
  const allAgree = async (periods: readonly Period[]) => {
    for (const asked of periods) {
      await periodAgrees(queries, asked, series);
      await sharesAgree(queries, made.db, asked);
    }
    for (const currency of ['USD', 'CAD', 'EUR'] as const)
      for (const year of [2024, 2025]) await ridersAgree(queries, currency, year);
    await vinsAgree(queries);
  };

  it('every total is the sum of its parts, whichever report is asked', async () => {
    await seedInto(made.db, agreeingFigures(SEED));
    const chance = chanceOf(SEED + 1);
    const periods = [
      ['2024-01-01', '2024-12-31'],
      ['2023-12-31', '2026-01-01'],
      ...Array.from({ length: 4 }, () => {
        const from = addDays('2023-12-20', chance.below(500));
        return [from, addDays(from, chance.below(300))];
      }),
    ].map(([from = '', to = '']): Period => ({ currency: chance.pick(['USD', 'CAD', 'EUR'] as const), from, to }));
    await allAgree(periods);
    expect((await rebuildSummaries(made.db)).corrected).toBe(0);
  });

  it('a rider whose awards were all taken back is found missing, and comes back', async () => {
    await seedInto(made.db, agreeingFigures(SEED));
    await made.db.write('year_totals').where({ kind: 'rider', amount: 0 }).delete();
    const missing = (await rebuildSummaries(made.db)).corrected;
    expect(missing).toBeGreaterThan(0);
    await ridersAgree(queries, 'USD', 2025);
    expect((await rebuildSummaries(made.db)).corrected).toBe(0);
  });

  it('also after any moves of money', async () => {
    await runModel({
      uow: sqlUnitOfWork(made.db),
      give: (world) => putWorld(made.db, world),
      digest: sha256,
      seed: SEED,
      steps: 400,
    });
    await allAgree([
      { currency: 'USD', from: '2025-01-01', to: '2025-12-31' },
      { currency: 'USD', from: '2025-02-11', to: '2025-10-03' },
    ]);
    expect((await rebuildSummaries(made.db)).corrected).toBe(0);
  });
});
