import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { earnRate, marketShare, type Period, redemptionRate, type ReportQueries } from '@rrr/core/reports';
import { anId } from '@rrr/core/testing';
import { seedInto } from './seed-into.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { counted, reportsOf, TODAY } from './testing/counted-reports.js';

describe.each(KINDS)('reports of a world counted by hand on %s', (kind) => {
  let made: TestDatabase;
  let reports: ReportQueries;
  const season: Period = { currency: 'USD', from: '2025-01-01', to: '2025-12-31' };
  beforeAll(async () => {
    made = await newDatabase(kind);
    reports = reportsOf(made);
    await seedInto(made.db, counted);
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
    expect(summary.withoutCategory).toEqual({ amount: 30_700, count: 2 });
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
    expect(await reports.marketShareBySeries(none)).toEqual({ series: [], withoutSeries: { brands: [] } });
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
    expect(await reports.marketShareBySeries({ from: '2025-03-29', to: '2025-03-29' })).toEqual({
      series: [{ id: anId('ser', 1), name: 'Series 0', brands: march?.brands }],
      withoutSeries: { brands: [] },
    });
    expect(await reports.marketShareByMonth({ from: '2025-03-30', to: '2025-03-31' })).toEqual([
      { month: '2025-03', brands: [] },
    ]);
  });

  it('top riders and dealers of the year, and what riders of each group earned', async () => {
    expect(
      (await reports.topRiders('amateur', { currency: 'USD', year: 2025, limit: 10 })).map((rider) => [
        rider.id,
        rider.amount,
        rider.count,
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

  it('of a recent event what its results still need: who of paid places is not matched and was not set aside', async () => {
    const recent = async () => (await reports.recentEvents('2025-12-31', 5))[0];
    expect(await recent()).toMatchObject({ paying: true, classCount: 1, classesWithResults: 0, unmatched: 0 });
    const place = (n: number) => ({ class_id: anId('c0ass', 1), place: n, amount: 1_000 });
    await made.db.write('payout_places').insert([place(1), place(2)]);
    await made.db.write('classes').update({ results_received_at: '2025-03-31T18:00:00.000Z' });
    expect(await recent()).toMatchObject({ classesWithResults: 1, unmatched: 2 });
    await made.db.write('asides').insert({
      kind: 'unmatched',
      object_id: anId('res0t', 1),
      at: '2025-04-01T18:00:00.000Z',
      by_name: 'Ada Moreau',
    });
    expect(await recent()).toMatchObject({ unmatched: 1 });
  });
});
