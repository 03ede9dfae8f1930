import { randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { earnRate, marketShare, type Period, redemptionRate, type ReportQueries } from '@rrr/core/reports';
import { anId } from '@rrr/core/testing';
import { chanceOf, runModel } from '@rrr/core/testing/model';
import { addDays } from '@rrr/core/shared';
import { knexQueries } from './queries/index.js';
import { type SeedRow, seedInto } from './seed-into.js';
import { compareSummaries } from './summaries/compare-summaries.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { naiveReports } from './testing/naive-reports.js';
import { putWorld } from './testing/put-world.js';
import { randomFigures } from './testing/random-figures.js';
import { sha256 } from './testing/shop.js';
import { knexUnitOfWork } from './unit-of-work.js';

const TODAY = '2025-06-15';
const reportsOf = (made: TestDatabase): ReportQueries =>
  knexQueries(made.db, { timeZone: 'America/Los_Angeles' }).reports;
const SEED = Number(process.env['MODEL_SEED'] ?? randomInt(2 ** 31));

/** Every report for some periods, against the same counted from the rows alone. */
const sameAsNaive = async (
  made: TestDatabase,
  periods: readonly Period[],
  series: string,
  today: string,
): Promise<void> => {
  const [reports, naive] = [reportsOf(made), await naiveReports(made.db)];
  for (const asked of periods) {
    const [{ currency, from, to }, year] = [asked, Number(asked.to.slice(0, 4))];
    const told = (report: unknown) => ({ seed: SEED, asked, report });
    expect(told(await reports.summary(asked, today))).toEqual(told(naive.summary(asked, today)));
    expect(told(await reports.seriesSummary({ ...asked, seriesId: series }))).toEqual(
      told(naive.seriesSummary(asked, series)),
    );
    expect(told(await reports.marketShareByMonth({ from, to }))).toEqual(told(naive.marketShareByMonth(asked)));
    expect(told(await reports.marketShareBySeries({ from, to }))).toEqual(told(naive.marketShareBySeries(asked)));
    expect(told(await reports.payouts(asked))).toEqual(told(naive.payouts(asked)));
    expect(told(await reports.movements({ currency, from: from.slice(0, 7), to: to.slice(0, 7) }))).toEqual(
      told(naive.movements(currency, from.slice(0, 7), to.slice(0, 7))),
    );
    expect(told(await reports.topDealers({ currency, year, limit: 3 }))).toEqual(
      told(naive.topDealers(currency, year, 3)),
    );
    expect(told((await reports.riderRedemptions({ currency, year, page: 1, limit: 50 })).items)).toEqual(
      told(naive.riderRedemptions(currency, year)),
    );
    expect(told((await reports.cashOut({ currency, page: 1, limit: 50 })).items)).toEqual(
      told(naive.cashOut(currency)),
    );
    for (const group of ['pro', 'amateur'] as const) {
      expect(told(await reports.riderStats(group, asked))).toEqual(told(naive.riderStats(group, asked)));
      expect(told(await reports.topRiders(group, { currency, year, limit: 3 }))).toEqual(
        told(naive.topRiders(group, currency, year, 3)),
      );
      expect(told((await reports.riderEarnings(group, { currency, year, page: 1, limit: 50 })).items)).toEqual(
        told(naive.riderEarnings(group, currency, year)),
      );
    }
  }
};

describe.each(KINDS)('reports by chance on %s', (kind) => {
  let made: TestDatabase;
  beforeEach(async () => void (made = await newDatabase(kind)));
  afterEach(() => made.drop());

  it('are what their rows come to, whatever the period', async () => {
    await seedInto(made.db, randomFigures(SEED));
    const chance = chanceOf(SEED + 1);
    const by = (first: string): Period[] =>
      Array.from({ length: 5 }, () => {
        const from = addDays(first, chance.below(500));
        return { currency: chance.pick(['USD', 'CAD', 'EUR'] as const), from, to: addDays(from, chance.below(300)) };
      });
    const whole = [
      ['2024-01-01', '2024-12-31'],
      ['2024-03-01', '2025-02-28'],
      ['2025-02-01', '2025-02-28'],
      ['2023-12-31', '2026-01-01'],
    ].map(([from = '', to = '']): Period => ({ currency: 'USD', from, to }));
    await sameAsNaive(made, [...whole, ...by('2023-12-20')], anId('ser', 2), TODAY);
  });

  it('stay so after any moves of money', async () => {
    await runModel({
      uow: knexUnitOfWork(made.db),
      give: (world) => putWorld(made.db, world),
      digest: sha256,
      seed: SEED,
      steps: 600,
    });
    const [{ from, to } = { from: '2025-01-01', to: '2025-12-31' }] = await made.db
      .read('awards')
      .min({ from: 'awarded_on' })
      .max({ to: 'awarded_on' });
    await sameAsNaive(
      made,
      [
        { currency: 'USD', from: '2025-01-01', to: '2025-12-31' },
        { currency: 'USD', from: addDays(from, 3), to: addDays(to, -3) },
        { currency: 'USD', from, to: from },
      ],
      anId('ser', 1),
      to,
    );
    expect(await compareSummaries(made.db)).toEqual([]);
  });
});

const award = (
  n: number,
  rider: number,
  at: string,
  amount: number,
  over: Partial<SeedRow<'awards'>> = {},
): SeedRow<'awards'> => ({
  id: anId('awd', n),
  rider_id: anId('rder', rider),
  currency: 'USD',
  type: 'credit',
  status: 'current',
  initial_value: amount,
  current_value: amount,
  spent: 0,
  expired: 0,
  awarded_at: at,
  expires_on: '2026-01-31',
  label: 'Race',
  ...over,
});
const CASH = { type: 'cash', status: 'earned', expires_on: null } as const;
const claim = (n: number, rider: number, over: Partial<SeedRow<'payout_claims'>>): SeedRow<'payout_claims'> => ({
  id: anId('c0m', n),
  rider_id: anId('rder', rider),
  currency: 'USD',
  gross: 0,
  withholding: 0,
  net: 0,
  withholding_basis_points: 0,
  method: 'reward-link',
  state: 'pending',
  requested_at: '2025-05-20T12:00:00.000Z',
  requested_by: 'Robin Vale',
  due_on: '2025-06-20',
  version: 1,
  ...over,
});

describe.each(KINDS)('reports of a world counted by hand on %s', (kind) => {
  let made: TestDatabase;
  let reports: ReportQueries;
  const season: Period = { currency: 'USD', from: '2025-01-01', to: '2025-12-31' };
  beforeAll(async () => {
    made = await newDatabase(kind);
    reports = reportsOf(made);
    const { riders, dealers, series, categories, category_series } = randomFigures(1);
    await seedInto(made.db, {
      riders: (riders ?? []).slice(0, 4).map((it, n) => ({ ...it, deactivated: n === 3 })),
      dealers: dealers ?? [],
      series: series ?? [],
      categories: categories ?? [],
      category_series: category_series ?? [],
      events: [
        {
          id: anId('event', 1),
          title: 'Hill Climb',
          country: 'US',
          currency: 'USD',
          type: 'Motocross',
          starts_on: '2025-03-29',
          ends_on: '2025-03-30',
          paying: true,
          canceled: false,
          late_results_accepted: false,
          series_id: anId('ser', 1),
        },
        {
          id: anId('event', 2),
          title: 'Called Off',
          country: 'US',
          currency: 'USD',
          type: 'Motocross',
          starts_on: '2025-04-05',
          ends_on: null,
          paying: true,
          canceled: true,
          late_results_accepted: false,
        },
      ],
      classes: [
        { id: anId('c0ass', 1), event_id: anId('event', 1), position: 0, name: 'Class', payout_type: 'dealerCredit' },
      ],
      results: ['KTM 450', 'KTM 250', 'Honda CRF', 'homemade'].map((bike, n) => ({
        id: anId('res0t', n + 1),
        event_id: anId('event', 1),
        class_id: anId('c0ass', 1),
        place: n + 1,
        result_type: 'finished',
        rider_name: `R ${n}`,
        bike,
        verdict: '{"earns":null,"reasons":[]}',
      })),
      awards: [
        // in Los Angeles still March
        award(1, 1, '2025-04-01T06:59:59.000Z', 10_000, { series_id: anId('ser', 1), current_value: 4_000 }),
        award(2, 1, '2025-04-01T07:00:00.000Z', 5_000, { series_id: anId('ser', 2), expires_on: '2025-06-14' }),
        award(3, 2, '2025-04-20T12:00:00.000Z', 700, { type: 'bonus', series_id: anId('ser', 3), expires_on: TODAY }),
        award(4, 2, '2025-05-02T12:00:00.000Z', 30_000, { ...CASH, current_value: 10_000, spent: 20_000 }),
        award(5, 3, '2024-12-31T12:00:00.000Z', 90_000, CASH),
        award(6, 3, '2025-05-02T12:00:00.000Z', 0),
        award(7, 3, '2025-05-02T12:00:00.000Z', 1, { currency: 'CAD' }),
        // corrected since they were claimed, down and up; another is in no claim
        award(8, 2, '2025-05-02T12:00:00.000Z', 4_000, { ...CASH, currency: 'CAD' }),
        award(9, 2, '2025-05-02T12:00:00.000Z', 5_000, { ...CASH, currency: 'CAD' }),
        award(10, 3, '2025-05-02T12:00:00.000Z', 12_500, { ...CASH, currency: 'CAD' }),
      ],
      redemptions: [
        {
          id: anId('rdm', 1),
          number: 1,
          rider_id: anId('rder', 1),
          dealer_id: anId('dea0er', 2),
          currency: 'USD',
          amount: 6_000,
          employee_name: 'Dana',
          redeemed_at: '2025-05-03T12:00:00.000Z',
          status: 'redeemed',
        },
        {
          id: anId('rdm', 2),
          number: 2,
          rider_id: anId('rder', 1),
          dealer_id: anId('dea0er', 1),
          currency: 'USD',
          amount: 9_000,
          employee_name: 'Dana',
          redeemed_at: '2025-05-03T12:00:00.000Z',
          status: 'revoked',
        },
      ],
      payout_claims: [
        claim(1, 2, {
          currency: 'USD',
          gross: 20_000,
          withholding: 6_000,
          net: 14_000,
          withholding_basis_points: 3_000,
          method: 'cheque',
          state: 'sent',
        }),
        claim(2, 2, { currency: 'CAD', gross: 10_000, net: 10_000 }),
        claim(3, 3, { currency: 'CAD', gross: 10_000, net: 10_000 }),
      ],
      payout_claim_awards: [
        [1, 4, 20_000, false] as const,
        [2, 8, 10_000, true] as const,
        [3, 10, 10_000, true] as const,
      ].map(([of, n, amount, live]) => ({
        claim_id: anId('c0m', of),
        award_id: anId('awd', n),
        amount,
        live_award_id: live ? anId('awd', n) : null,
      })),
      wallets: (
        [
          [2, 'USD', 10_000],
          [3, 'USD', 90_000],
          [2, 'CAD', 9_000],
          [3, 'CAD', 12_500],
        ] as const
      ).map(([of, currency, balance]) => ({
        rider_id: anId('rder', of),
        currency,
        book: 'cash',
        balance,
        sequence: 0,
        hash: '',
      })),
    });
  });
  afterAll(() => made.drop());

  it('summary: earned, redeemed, available and their rates (domain.md §12)', async () => {
    const summary = await reports.summary(season, TODAY);
    expect(summary).toMatchObject({
      available: 4_700,
      earned: 45_700,
      awards: 4,
      redeemed: 6_000,
      redemptions: 1,
      ridersWithAward: 2,
      activeRiders: 3,
      events: 1,
    });
    expect([redemptionRate(summary), earnRate(summary)]).toEqual([
      { part: 6_000, whole: 45_700, rate: 6_000 / 45_700 },
      { part: 2, whole: 3, rate: 2 / 3 },
    ]);
    expect(summary.earnedByType).toEqual({
      credit: { amount: 15_000, count: 2 },
      bonus: { amount: 700, count: 1 },
      cash: { amount: 30_000, count: 1 },
    });
    expect(summary.categoriesEarned).toEqual([
      { id: anId('cat', 1), description: 'Category 1', amount: 15_000, count: 2 },
      { id: anId('cat', 2), description: 'Category 2', amount: 5_000, count: 1 },
    ]);
    expect(summary.months.filter((it) => it.earned + it.redeemed > 0)).toEqual([
      { month: '2025-03', earned: 10_000, redeemed: 0 },
      { month: '2025-04', earned: 5_700, redeemed: 0 },
      { month: '2025-05', earned: 30_000, redeemed: 6_000 },
    ]);
  });

  it('over no data: zeros, not an error', async () => {
    const none: Period = { currency: 'EUR', from: '2025-01-01', to: '2025-02-15' };
    const summary = await reports.summary(none, TODAY);
    expect(summary).toMatchObject({
      available: 0,
      earned: 0,
      redeemed: 0,
      ridersWithAward: 0,
      months: [
        { month: '2025-01', earned: 0, redeemed: 0 },
        { month: '2025-02', earned: 0, redeemed: 0 },
      ],
    });
    expect(redemptionRate(summary).rate).toBe(0);
    expect(await reports.seriesSummary({ ...none, categoryId: anId('cat', 9) })).toMatchObject({
      earned: 0,
      events: 0,
      ridersWithAward: null,
    });
    expect(await reports.marketShareBySeries(none)).toEqual([]);
    expect(await reports.riderStats('pro', none)).toMatchObject({ riders: 0, awards: 0, total: 0 });
    expect(await reports.topRiders('pro', { currency: 'EUR', year: 2025, limit: 10 })).toEqual([]);
    expect(await reports.cashOut({ currency: 'EUR', page: 1, limit: 15 })).toEqual({
      items: [],
      page: 1,
      totalPages: 1,
      total: 0,
    });
  });

  it('of a series and of a category', async () => {
    expect(await reports.seriesSummary({ ...season, seriesId: anId('ser', 1) })).toMatchObject({
      earned: 10_000,
      awards: 1,
      events: 1,
      ridersWithAward: 1,
    });
    expect(await reports.seriesSummary({ ...season, categoryId: anId('cat', 1) })).toMatchObject({
      earned: 15_000,
      awards: 2,
      events: 1,
      ridersWithAward: null,
    });
  });

  it('market share: rows of the brand of rows with a known brand, by month and by series', async () => {
    const [march] = await reports.marketShareByMonth({ from: '2025-03-01', to: '2025-03-31' });
    expect(march).toEqual({
      month: '2025-03',
      brands: [
        { brand: 'ktm', results: 2 },
        { brand: 'honda', results: 1 },
      ],
    });
    expect(marketShare(march ?? { brands: [] }, ['ktm'])).toEqual({ part: 2, whole: 3, rate: 2 / 3 });
    expect(await reports.marketShareBySeries({ from: '2025-03-29', to: '2025-03-29' })).toEqual([
      { id: anId('ser', 1), name: 'Series 0', brands: march?.brands },
    ]);
    expect(await reports.marketShareByMonth({ from: '2025-03-30', to: '2025-03-31' })).toEqual([
      { month: '2025-03', brands: [] },
    ]);
  });

  it('top riders and dealers of the year, and what riders of each group earned', async () => {
    expect(
      (await reports.topRiders('amateur', { currency: 'USD', year: 2025, limit: 10 })).map((it) => [
        it.id,
        it.amount,
        it.count,
      ]),
    ).toEqual([
      [anId('rder', 1), 15_000, 2],
      [anId('rder', 2), 700, 1],
    ]);
    expect(
      (await reports.topRiders('pro', { currency: 'USD', year: 2025, limit: 10 })).map((it) => [it.id, it.amount]),
    ).toEqual([[anId('rder', 2), 30_000]]);
    expect(
      (await reports.topDealers({ currency: 'USD', year: 2025, limit: 10 })).map((it) => [it.id, it.amount, it.count]),
    ).toEqual([[anId('dea0er', 2), 6_000, 1]]);
    expect(await reports.riderStats('amateur', { currency: 'USD', from: '2025-03-01', to: '2025-04-10' })).toEqual({
      riders: 1,
      awards: 2,
      total: 15_000,
      months: [
        { month: '2025-03', riders: 1, awards: 1, total: 10_000 },
        { month: '2025-04', riders: 1, awards: 1, total: 5_000 },
      ],
    });
  });

  it('payouts by month, and cash out by rider', async () => {
    expect((await reports.payouts(season)).filter((it) => it.claims > 0)).toEqual([
      {
        month: '2025-05',
        claims: 1,
        gross: 20_000,
        withheld: 6_000,
        net: 14_000,
        sent: 14_000,
        sentClaims: 1,
        pending: 0,
      },
    ]);
    expect(await reports.cashOut({ currency: 'USD', page: 1, limit: 1 })).toMatchObject({
      items: [{ id: anId('rder', 3), earned: 90_000, open: 90_000 }],
      totalPages: 2,
    });
    expect((await reports.cashOut({ currency: 'USD', page: 2, limit: 1 })).items).toMatchObject([
      { id: anId('rder', 2), earned: 30_000, inClaim: 0, paid: 20_000, withheld: 6_000, open: 10_000 },
    ]);
  });

  it('cash in no claim is open, whatever corrected results made of what is claimed', async () => {
    expect((await reports.cashOut({ currency: 'CAD', page: 1, limit: 15 })).items).toMatchObject([
      { id: anId('rder', 3), earned: 12_500, inClaim: 10_000, open: 0 },
      { id: anId('rder', 2), earned: 9_000, inClaim: 10_000, open: 5_000 },
    ]);
  });

  it('recent events, the latest first, none that was canceled or is to come', async () => {
    expect((await reports.recentEvents('2025-12-31', 5)).map((it) => it.title)).toEqual(['Hill Climb']);
    expect(await reports.recentEvents('2025-03-29', 5)).toEqual([]);
  });
});
