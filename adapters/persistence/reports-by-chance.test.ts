import { randomInt } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Period } from '@rrr/core/reports';
import { anId } from '@rrr/core/testing';
import { chanceOf, runModel } from '@rrr/core/testing/model';
import { addDays } from '@rrr/core/shared';
import { seedInto } from './seed-into.js';
import { compareSummaries } from './summaries/compare-summaries.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { naiveReports } from './testing/naive-reports.js';
import { putWorld } from './testing/put-world.js';
import { randomFigures } from './testing/random-figures.js';
import { sha256 } from './testing/shop.js';
import { sqlUnitOfWork } from './unit-of-work.js';
import { reportsOf, TODAY } from './testing/counted-reports.js';

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

describe.each(KINDS)('reports of random data on %s', (kind) => {
  let made: TestDatabase;
  beforeEach(async () => void (made = await newDatabase(kind)));
  afterEach(() => made.drop());

  it('agree with their rows for any period', async () => {
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
      uow: sqlUnitOfWork(made.db),
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
