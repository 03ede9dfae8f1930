import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { idBatches } from './queries/exports/id-batches.js';
import { knexQueries, type Queries } from './queries/index.js';
import { readerOn } from './reader.js';
import { type Seed, seedInto } from './seed-into.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { season } from './testing/season.js';

const TODAY = '2025-06-15';
const RIDERS = 2_300;
const at = (n: number): string => new Date(Date.UTC(2025, 4, 1) + Math.floor(n / 7) * 60_000).toISOString();

const redemption = (n: number, redeemedAt: string, id = anId('xdm', n)) => ({
  id, number: 36 ** 7 + 1_000 + n, rider_id: anId('xder', n % 900), dealer_id: anId('dea0er', n % 4 === 0 ? 2 : 1), currency: 'USD' as const, amount: 100,
  employee_name: n === 1_234 ? 'Dana Cole' : 'Sam Field', redeemed_at: redeemedAt, status: 'redeemed' as const,
});

/** More than two steps hold, many of them of one moment and of one name. */
const many: Seed = {
  riders: Array.from({ length: RIDERS }, (_, n) => ({
    id: anId('xder', n), first_name: 'Robin', last_name: `Vale ${n % 40}`, full_name: `Robin Vale ${n % 40}`, email: `x${n}@example.com`, country: n % 3 === 0 ? 'CA' : 'US',
    factory: false, professional: false, parental_consent: false, deactivated: n % 50 === 0, enrolled_at: '2024-01-01T00:00:00.000Z',
  })),
  redemptions: Array.from({ length: 2_500 }, (_, n) => redemption(n, at(n))),
};

describe.each(KINDS)('lists in full on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seedInto(made.db, season);
    await seedInto(made.db, many);
    queries = knexQueries(made.db, { timeZone: 'America/Los_Angeles' });
  }, 60_000);
  afterAll(() => made.drop());

  const all = async <T>(batches: AsyncIterable<readonly T[]>): Promise<readonly T[]> => {
    const found: T[] = [];
    for await (const it of batches) found.push(...it);
    return found;
  };
  const ids = async (batches: AsyncIterable<readonly { readonly id: string }[]>): Promise<readonly string[]> => (await all(batches)).map((it) => it.id);
  /** the pages of the same list, one after the other */
  const pages = async (page: (asked: { page: number; limit: number }) => Promise<{ readonly items: readonly { readonly id: string }[]; readonly totalPages: number }>): Promise<readonly string[]> => {
    const found: string[] = [];
    for (let n = 1, last = 1; n <= last; n += 1) {
      const { items, totalPages } = await page({ page: n, limit: 1000 });
      found.push(...items.map((it) => it.id));
      last = totalPages;
    }
    return found;
  };

  it.each([{}, { active: true }, { active: false, country: 'CA' }, { query: 'vale 3' }, { email: 'x12' }, { vinStatus: 'verified' as const }])('riders %j are those of the list, in its order, each once', async (asked) => {
    const found = await ids(queries.exports.riders({ byPersonalFields: true, ...asked }, TODAY));
    expect(found).toEqual(await pages((page) => queries.riders.search({ ...page, byPersonalFields: true, ...asked }, TODAY)));
    expect([found.length > 0, new Set(found).size]).toEqual([true, found.length]);
  });

  it('riders come with their bikes and balances, and without personal fields for who may not see them', async () => {
    const [shown] = await all(queries.exports.riders({ byPersonalFields: true, query: 'zoe' }, TODAY));
    expect([shown?.email, shown?.bikes.length]).toEqual(['zoe@example.com', 1]);
    const [hidden] = await all(queries.exports.riders({ byPersonalFields: false, query: 'zoe' }, TODAY));
    expect([hidden?.id, hidden?.email, hidden?.phone1]).toEqual([shown?.id, '', null]);
  });

  it.each([{}, { dealerId: anId('dea0er', 2) }, { riderId: anId('xder', 7) }, { afterDate: '2025-04-30', beforeDate: '2025-04-30' }, { country: 'CA' }, { riderName: 'vale 1' }, { query: 'dana' }])(
    'redemptions %j are those of the list, the newest first, each once',
    async (asked) => {
      const found = await ids(queries.exports.redemptions({ revoked: false, ...asked }));
      expect(found).toEqual(await pages((page) => queries.redemptions.search({ ...page, revoked: false, ...asked })));
      expect([found.length > 0, new Set(found).size]).toEqual([true, found.length]);
    },
  );

  it('what is added behind is seen, what is added before is not, and nothing comes twice', async () => {
    const found: string[] = [];
    let steps = 0;
    for await (const some of queries.exports.redemptions({ revoked: false })) {
      found.push(...some.map((it) => it.id));
      if ((steps += 1) === 1) await seedInto(made.db, { redemptions: [redemption(900_000, '2025-06-01T00:00:00.000Z', anId('new', 0)), redemption(900_001, '2025-04-01T00:00:00.000Z', anId('new', 1))] });
    }
    expect([found.includes(anId('new', 0)), found.includes(anId('new', 1)), new Set(found).size]).toEqual([false, true, found.length]);
  });

  it('reports of riders are those of their pages', async () => {
    const year = { currency: 'USD', year: 2025 } as const;
    const page = { page: 1, limit: 100 };
    expect(await all(queries.exports.riderEarnings('amateur', year))).toEqual((await queries.reports.riderEarnings('amateur', { ...year, ...page })).items);
    expect(await all(queries.exports.riderRedemptions(year))).toEqual((await queries.reports.riderRedemptions({ ...year, ...page })).items);
    expect(await all(queries.exports.cashOut({ currency: 'USD' }))).toEqual((await queries.reports.cashOut({ currency: 'USD', ...page })).items);
    expect((await all(queries.exports.riderRedemptions(year))).length).toBeGreaterThan(0);
  });

  it('no step reads more than it was told, in either direction', async () => {
    const list = () => made.db.read('riders as r');
    for (const [order, rows] of [['asc', list], ['desc', list], ['asc', undefined], ['desc', undefined]] as const) {
      const sizes: number[] = [];
      const found: string[] = [];
      for await (const some of idBatches(readerOn(made.db), { keys: list, ...(rows ? { rows } : {}), order: [{ column: 'r.full_name', order }, { column: 'r.id', order }] }, 100)) {
        sizes.push(some.length);
        found.push(...some);
      }
      expect([Math.max(...sizes), found.length, new Set(found).size]).toEqual([100, RIDERS + 4, RIDERS + 4]);
    }
  });
});
