import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Money } from '@rrr/contract';
import { readTable } from '@rrr/spreadsheets/testing';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
const admin = await demo.as('admin');

const refused = async (path: string) => {
  const answer = await admin.ask(`/api/admin/${path}`);
  return [answer.status, answer.problem().errors?.map((it) => [it.path, it.code])];
};
const MOVED = ['Lapsed', 'Taken from balances', 'Corrected', 'Adjusted', 'Cash paid', 'Payments undone'];
const total = (all: readonly Money[]): number => all.reduce((sum, it) => sum + it.amount, 0);
/** a period that contains all demo data */
const ALWAYS = { startDate: '2020-01-01', endDate: '2030-12-31' };

describe('the summary', () => {
  test('has every figure of a period, and its months add up to it', async () => {
    const scene = await admin.call(contract.getSummary, { query: ALWAYS });
    expect([
      scene.available.amount > 0,
      scene.earned.amount > 0,
      scene.redeemed.amount > 0,
      scene.awards > 0,
      scene.redemptions > 0,
    ]).toEqual([true, true, true, true, true]);
    expect([
      total(scene.months.map((month) => month.earned)),
      total(scene.months.map((month) => month.redeemed)),
    ]).toEqual([scene.earned.amount, scene.redeemed.amount]);
    expect(total(Object.values(scene.earnedByType).map((type) => type.amount))).toBe(scene.earned.amount);
    expect([scene.redemptionRate, scene.earnRate]).toEqual([
      scene.redeemed.amount / scene.earned.amount,
      scene.ridersWithAward / scene.riders,
    ]);
    expect(
      scene.categoriesEarned.every((category) => category.amount.currency === 'USD' && category.description !== ''),
    ).toBe(true);
    expect(scene.months).toHaveLength(132);
  });

  test('is a file of every figure of its screen, what a line does not have left blank', async () => {
    const query = new URLSearchParams(ALWAYS).toString();
    const [value, moved] = [
      await admin.call(contract.getSummary, { query: ALWAYS }),
      (await admin.call(contract.movements, { query: ALWAYS })).months,
    ];
    const money = ({ amount }: Money) => amount / 100;
    const figures: readonly (readonly [string, string | number | null])[][] = [
      [
        ['Section', 'Whole period'],
        ['Start date', '2020-01-01'],
        ['End date', '2030-12-31'],
        ['Earned', money(value.earned)],
        ['Awards', value.awards],
        ['Redeemed', money(value.redeemed)],
        ['Redemptions', value.redemptions],
        ['Redemption rate', `${value.redemptionRate}`],
        ['Available', money(value.available)],
        ['Active riders', value.riders],
        ['Riders with an award', value.ridersWithAward],
        ['Earn rate', `${value.earnRate}`],
        ['Events', value.events],
      ],
      ...(['credit', 'bonus', 'cash'] as const).map((type): [string, string | number][] => [
        ['Section', 'By type'],
        ['Name', { credit: 'Credit', bonus: 'Bonus', cash: 'Cash' }[type]],
        ['Earned', money(value.earnedByType[type].amount)],
        ['Awards', value.earnedByType[type].count],
      ]),
      ...value.months.map(({ month, earned, redeemed }): [string, string | number | null][] => [
        ['Section', 'By month'],
        ['Name', month.slice(0, 7)],
        ['Earned', money(earned)],
        ['Redeemed', money(redeemed)],
        ...moved
          .filter((one) => one.month === month)
          .flatMap((one) => [one.expired, one.reversed, one.corrected, one.adjusted, one.paid, one.unpaid])
          .map(({ amount, count }, at): [string, number | null] => [
            MOVED[at] ?? '',
            count === 0 ? null : money(amount),
          ]),
      ]),
      ...[...value.categoriesEarned, { description: 'Without a category', ...value.withoutCategory }].map(
        ({ description, amount, count }): [string, string | number][] => [
          ['Section', 'By category'],
          ['Name', description],
          ['Earned', money(amount)],
          ['Awards', count],
        ],
      ),
    ];
    for (const format of ['csv', 'xlsx']) {
      const [header = [], ...rows] = await readTable(
        (await admin.ask(`/api/admin/summary/export?format=${format}&${query}`)).bytes,
      );
      expect(rows).toHaveLength(figures.length);
      for (const [at, row] of rows.entries()) {
        const told = new Map(figures[at]);
        expect(row.map((cell, n) => (typeof told.get(header[n] ?? '') === 'number' ? Number(cell) : cell))).toEqual(
          header.map((name) => {
            const figure = told.get(name) ?? '';
            if (!name.endsWith(' rate') || figure === '') return name === 'Currency' ? 'USD' : figure;
            return format === 'csv' ? Number(figure).toFixed(4) : `${(Number(figure) * 100).toFixed(1)}%`;
          }),
        );
      }
    }
  });

  test('as a file of days without anything is zeros, and no rate of nothing', async () => {
    const file = await admin.ask(
      '/api/admin/summary/export?currency=EUR&startDate=1999-01-01&endDate=1999-01-31&format=xlsx',
    );
    const [header, whole] = await readTable(file.bytes);
    const cell = (name: string) => whole?.[header?.indexOf(name) ?? -1];
    expect([cell('Earned'), cell('Redeemed'), cell('Redemption rate'), cell('Earn rate')]).toEqual([
      '0',
      '0',
      '',
      '0.0%',
    ]);
  });

  test('of days without anything is zeros', async () => {
    const scene = await admin.call(contract.getSummary, {
      query: { currency: 'EUR', startDate: '1999-01-01', endDate: '1999-02-28' },
    });
    expect(scene).toMatchObject({
      earned: { amount: 0, currency: 'EUR' },
      redemptionRate: 0,
      earnRate: 0,
      awards: 0,
      months: [{ month: '1999-01' }, { month: '1999-02' }],
    });
  });

  test('of a series needs to be told which', async () => {
    const { series } = await admin.call(contract.adminSeries, { query: { limit: 1 } });
    const one = await admin.call(contract.getSeriesSummary, { query: { seriesId: series[0]?._id, ...ALWAYS } });
    expect(total(one.months.map((it) => it.earned))).toBe(one.earned.amount);
    expect(await refused('aggregates/series-summary')).toEqual([400, [['seriesId', 'required']]]);
    expect(await refused(`aggregates/series-summary?seriesId=${series[0]?._id}&categoryId=${series[0]?._id}`)).toEqual([
      400,
      [['categoryId', 'not_allowed']],
    ]);
  });
});

describe('the recent events', () => {
  test('are those before today, latest first, with what was earned there', async () => {
    const { events } = await admin.call(contract.recentEvents, { query: { limit: 20 } });
    expect(events.length).toBeGreaterThan(0);
    const days = events.map((it) => it.startDate);
    expect(days).toEqual(days.toSorted().reverse());
    expect(events.some((it) => it.earned.count > 0)).toBe(true);
  });
});

describe('market share', () => {
  test('is of results on a known make, by month and by series', async () => {
    const { months } = await admin.call(contract.marketShareMonth, { query: { ...ALWAYS, noCache: 'true' } });
    const { series, withoutSeries: none } = await admin.call(contract.marketShareSeries, { query: ALWAYS });
    const lines = [...series, ...(none ? [none] : [])];
    for (const month of [...months, ...lines]) {
      expect(month.brands.reduce((sum, brand) => sum + brand.results, 0)).toBe(month.total);
      expect(month.share).toBe(month.total === 0 ? 0 : month.ours / month.total);
      expect(month.ours).toBe(
        month.brands.filter((brand) => brand.brand === 'KTM').reduce((sum, brand) => sum + brand.results, 0),
      );
    }
    const results = (all: readonly { total: number }[]) => all.reduce((sum, it) => sum + it.total, 0);
    expect(none?.total).toBeGreaterThan(0);
    expect(results(lines)).toBe(results(months));
    const file = await admin.ask(`/api/admin/market-share-series/export?format=csv&${new URLSearchParams(ALWAYS)}`);
    expect(file.text).toContain('No series');
    expect(months.some((it) => it.share > 0 && it.share < 1)).toBe(true);
    expect(series.map((it) => it.total)).toEqual(series.map((it) => it.total).toSorted((a, b) => b - a));
  });

  test.each(['month', 'series'])('by %s takes both days or neither', async (by) => {
    expect(await refused(`aggregates/market-share-${by}?startDate=2025-01-01`)).toEqual([
      400,
      [['endDate', 'required']],
    ]);
    expect(await refused(`aggregates/market-share-${by}?endDate=2025-01-01`)).toEqual([
      400,
      [['startDate', 'required']],
    ]);
    expect(await refused(`aggregates/market-share-${by}?startDate=2025-02-01&endDate=2025-01-01`)).toEqual([
      400,
      [['endDate', 'order']],
    ]);
    expect(await refused(`aggregates/market-share-${by}?startDate=0001-01-01&endDate=9999-12-31`)).toEqual([
      400,
      [
        ['startDate', 'date'],
        ['endDate', 'date'],
      ],
    ]);
    const { startDate } =
      by === 'month' ? await admin.call(contract.marketShareMonth) : await admin.call(contract.marketShareSeries);
    expect(startDate).toMatch(/^\d{4}-01-01$/);
  });
});

describe('riders and dealers of a year', () => {
  const years = [2023, 2024, 2025, 2026, 2027].map(String);

  test('come by amount, as many as were asked for', async () => {
    const top = {
      pros: async (query: object) => (await admin.call(contract.topProRiders, { query })).riders,
      amateurs: async (query: object) => (await admin.call(contract.topAmateurRiders, { query })).riders,
      dealers: async (query: object) => (await admin.call(contract.topDealers, { query })).dealers,
    };
    for (const [name, list] of Object.entries(top)) {
      const lists = await Promise.all(years.map((year) => list({ year, limit: 3 })));
      expect([name, lists.some((it) => it.length > 0), lists.every((it) => it.length <= 3)]).toEqual([
        name,
        true,
        true,
      ]);
      for (const item of lists)
        expect(item.map((one) => one.amount.amount)).toEqual(
          item.map((one) => one.amount.amount).toSorted((a, b) => b - a),
        );
    }
    expect((await admin.call(contract.topDealers)).year).toBeGreaterThan(2023);
  });

  test('are counted by group, and the groups together earned what the program gave', async () => {
    const summary = await admin.call(contract.getSummary, { query: ALWAYS });
    const [pro, amateur] = [
      await admin.call(contract.proRiderStats, { query: ALWAYS }),
      await admin.call(contract.amateurRiderStats, { query: ALWAYS }),
    ];
    expect([pro.total.amount + amateur.total.amount, pro.awards + amateur.awards]).toEqual([
      summary.earned.amount,
      summary.awards,
    ]);
    expect(total(pro.months.map((it) => it.total))).toBe(pro.total.amount);
  });

  test('are listed with what they earned, by type', async () => {
    const lists = await Promise.all(
      years.map((year) => admin.call(contract.reportEarnings, { query: { year, limit: 2 } })),
    );
    const found = lists.find((it) => it.pagination.totalPages > 1);
    for (const rider of found?.riders ?? []) expect(rider.earned.amount).toBe(rider.credit.amount + rider.bonus.amount);
    expect(found?.riders.length).toBe(2);
    const { riders, year, pagination } = await admin.call(contract.reportRedemptions, { query: { limit: 100 } });
    for (const rider of riders)
      expect((rider.issued?.amount ?? 0) - (rider.takenBack?.amount ?? 0)).toBe(rider.earned.amount);
    // the rows behind the figure of the summary
    const days = { afterDate: `${year}-01-01`, beforeDate: `${year}-12-31` };
    const rest =
      pagination.totalPages > 1
        ? (await admin.call(contract.reportRedemptions, { query: { limit: 100, page: 2 } })).riders
        : [];
    const { redemptions, redeemed } = await admin.call(contract.getSummary, {
      query: { startDate: days.afterDate, endDate: days.beforeDate },
    });
    expect(total([...riders, ...rest].map((it) => it.redeemed))).toBe(redeemed.amount);
    const listed = await admin.call(contract.listRedemptions, {
      params: { role: 'admin' },
      query: { currency: 'USD', ...days },
    });
    expect(listed.pagination.total).toBe(redemptions);
    expect((await admin.call(contract.reportCashOut)).pagination.page).toBe(1);
    expect(await refused('reports/rider-earnings?group=all')).toEqual([400, [['group', 'choice']]]);
  });
});

describe('money by month', () => {
  test('that was claimed adds up, and everything else that moved wallets is told', async () => {
    const { months } = await admin.call(contract.payoutMonths, { query: ALWAYS });
    for (const month of months)
      expect([month.gross.amount - month.withheld.amount, month.sent.amount + month.pending.amount]).toEqual([
        month.net.amount,
        month.net.amount,
      ]);
    const moved = await admin.call(contract.movements, { query: ALWAYS });
    expect(moved.months.every((it) => it.expired.amount.amount <= 0)).toBe(true);
  });
});
