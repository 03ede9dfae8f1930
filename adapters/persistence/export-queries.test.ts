import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { idBatches } from './queries/id-batches.js';
import { sqlQueries, type Queries } from './queries/index.js';
import { readerOn } from './reader.js';
import { seedInto } from './seed-into.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { season } from './testing/season.js';
import { many, redemption, RIDERS } from './testing/many-rows.js';

const TODAY = '2025-06-15';

describe.each(KINDS)('lists in full on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seedInto(made.db, season);
    await seedInto(made.db, many);
    queries = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
  }, 60_000);
  afterAll(() => made.drop());

  const all = async <T>(batches: AsyncIterable<readonly T[]>): Promise<readonly T[]> => {
    const found: T[] = [];
    for await (const batch of batches) found.push(...batch);
    return found;
  };
  const ids = async (batches: AsyncIterable<readonly { readonly id: string }[]>): Promise<readonly string[]> =>
    (await all(batches)).map((it) => it.id);
  /** the pages of the same list, one after the other */
  const pages = async (
    page: (asked: {
      page: number;
      limit: number;
    }) => Promise<{ readonly items: readonly { readonly id: string }[]; readonly totalPages: number }>,
  ): Promise<readonly string[]> => {
    const found: string[] = [];
    for (let n = 1, last = 1; n <= last; n += 1) {
      const { items, totalPages } = await page({ page: n, limit: 1000 });
      found.push(...items.map((it) => it.id));
      last = totalPages;
    }
    return found;
  };

  it.each([
    {},
    { active: true },
    { active: false, country: 'CA' },
    { query: 'vale 3' },
    { email: 'x12' },
    { vinStatus: 'verified' as const },
  ])('riders %j are those of the list, in its order, each once', async (asked) => {
    const found = await ids(queries.exports.riders({ byPersonalFields: true, ...asked }, TODAY));
    expect(found).toEqual(
      await pages((page) => queries.riders.search({ ...page, byPersonalFields: true, ...asked }, TODAY)),
    );
    expect([found.length > 0, new Set(found).size]).toEqual([true, found.length]);
  });

  it('riders come with their bikes and balances, and without personal fields for who may not see them', async () => {
    const [shown] = await all(queries.exports.riders({ byPersonalFields: true, query: 'zoe' }, TODAY));
    expect([shown?.email, shown?.bikes.length]).toEqual(['zoe@example.com', 1]);
    const [hidden] = await all(queries.exports.riders({ byPersonalFields: false, query: 'zoe' }, TODAY));
    expect([hidden?.id, hidden?.email, hidden?.phone1]).toEqual([shown?.id, '', null]);
  });

  it.each([
    {},
    { dealerId: anId('dea0er', 2) },
    { riderId: anId('xder', 7) },
    { afterDate: '2025-04-30', beforeDate: '2025-04-30' },
    { country: 'CA' },
    { riderName: 'vale 1' },
    { query: 'dana' },
  ])('redemptions %j are those of the list, the newest first, each once', async (asked) => {
    const found = await ids(queries.exports.redemptions({ revoked: false, ...asked }));
    expect(found).toEqual(await pages((page) => queries.redemptions.search({ ...page, revoked: false, ...asked })));
    expect([found.length > 0, new Set(found).size]).toEqual([true, found.length]);
  });

  it.each([
    {},
    { dealerId: anId('dea0er', 2) },
    { overdue: true },
    { overdue: false, from: '2025-05-02' },
    { currency: 'CAD' as const },
  ])('refunds due %j are those of the list, the longest waiting first', async (asked) => {
    const found = await ids(queries.exports.refundsDue({ days: 30, ...asked }, TODAY));
    expect(found).toEqual(await pages((page) => queries.refunds.due({ ...page, days: 30, ...asked }, TODAY)));
    expect(new Set(found).size).toBe(found.length);
  });

  it.each([
    {},
    { undone: true },
    { undone: true, dealerId: anId('dea0er', 2) },
    { currency: 'USD' as const, to: '2025-04-30' },
  ])('refunds %j are those of the list, the newest first, or the last undone', async (asked) => {
    const found = await ids(queries.exports.refunds(asked));
    expect(found).toEqual(await pages((page) => queries.refunds.done({ ...page, ...asked })));
    expect([found.length > 50, new Set(found).size]).toEqual([true, found.length]);
  });

  it.each([
    {},
    { state: 'pending' as const },
    { state: 'sent' as const, country: 'CA' },
    { overdue: true },
    { overdue: false },
    { query: 'vale 3' },
    { name: 'robin', email: 'x12' },
    { riderId: anId('xder', 7) },
  ])('payout claims %j are those of the list, in its order, each once', async (asked) => {
    const found = await ids(queries.exports.payoutClaims(asked, TODAY));
    expect(found).toEqual(await pages((page) => queries.payouts.claims({ ...page, ...asked }, TODAY)));
    expect([found.length > 0, new Set(found).size]).toEqual([true, found.length]);
  });

  it.each([{}, { standing: true }, { standing: false, from: '2025-05-15' }, { to: '2025-05-15' }])(
    'cheques %j are those of the register, the highest number first',
    async (asked) => {
      const found = await all(queries.exports.cheques(asked));
      const listed = (await queries.payouts.cheques({ page: 1, limit: 1000, ...asked })).items;
      expect(found.map(({ address: _, ...cheque }) => cheque)).toEqual(listed);
      expect(found.length).toBeGreaterThan(30);
      // with the address that is printed on the paper
      const numbers = found.slice(0, 20).map((it) => it.number);
      for (const { number, address } of await queries.payouts.chequePapers(numbers))
        expect([number, found.find((it) => it.number === number)?.address]).toEqual([number, address]);
    },
  );

  it.each([
    { sortBy: 'startDate' as const, descending: true },
    { sortBy: 'startDate' as const, descending: false },
    { sortBy: 'state' as const, descending: true },
    { sortBy: 'city' as const, descending: false },
    { sortBy: 'title' as const, descending: false, query: 'vale' },
    { sortBy: 'startDate' as const, descending: true, filter: 'waiting' as const },
    { sortBy: 'startDate' as const, descending: true, promoterId: anId('pr0m0ter', 1) },
    { sortBy: 'title' as const, descending: true, status: 'canceled' as const },
  ])('events %j are those of the list, with those that lack what it is sorted by', async (asked) => {
    const found = await ids(queries.exports.events(asked, TODAY));
    const listed = await pages((page) => queries.events.search({ ...page, ...asked }, TODAY));
    // a search that many match shows some of them
    expect(asked.query === undefined ? found : found.slice(0, listed.length)).toEqual(listed);
    expect([found.length > 3, new Set(found).size]).toEqual([true, found.length]);
  });

  it.each([{}, { afterDate: '2025-04-03' }, { promoterId: anId('pr0m0ter', 1) }])(
    'finished events %j are those of the list, with what came of them',
    async (asked) => {
      const found = await all(queries.exports.eventsFinished(asked));
      expect(found).toEqual((await queries.events.finished({ page: 1, limit: 1000, ...asked })).items);
    },
  );

  it('results of a class stand by place, those without one behind, and alone those that nobody is matched to', async () => {
    const asked = { eventId: anId('xev', 2), classIds: [anId('xc', 2)], unmatched: false };
    const found = await all(queries.exports.results(asked));
    expect(found).toEqual((await queries.results.page({ page: 1, limit: 1000, eventId: asked.eventId })).items);
    expect([found.length, found[0]?.matchedName]).toEqual([500, null]);
    expect(await ids(queries.exports.results({ ...asked, unmatched: true }))).toEqual(
      found.filter((it) => it.riderId === null).map((it) => it.id),
    );
    expect(await ids(queries.exports.results({ ...asked, eventId: anId('xev', 3) }))).toEqual([]);
  });

  it.each([
    {},
    { country: 'CA' },
    { query: 'vale 3' },
    { status: 'verified' as const },
    { query: 'VBKMXA10' },
    { query: 'zoe', model: '450' },
  ])('the VIN report %j is that of its pages', async (asked) => {
    const found = await all(queries.exports.vinReport(asked));
    const listed = await pages((page) => queries.vin.report({ ...page, ...asked }));
    expect(found.map((it) => it.id)).toEqual(listed);
    expect(found.slice(0, 40)).toEqual((await queries.vin.report({ page: 1, limit: 40, ...asked })).items);
    expect(found.length).toBeGreaterThan(0);
  });

  it('the countries to filter lists by are those of their rows', async () => {
    const of = (rows: readonly { readonly country: string }[]) => [...new Set(rows.map((it) => it.country))].toSorted();
    const sorted = { sortBy: 'startDate' as const, descending: true };
    const found = {
      riders: of(await all(queries.exports.riders({ byPersonalFields: true }, TODAY))),
      dealers: of((await queries.dealers.search({ page: 1, limit: 1000 })).items),
      events: of(await all(queries.exports.events(sorted, TODAY))),
    };
    expect(await queries.countries.ofRecords()).toEqual(found);
    expect(found.riders).toEqual(['CA', 'US']);
  });

  it('what is added behind is seen, what is added before is not, and nothing comes twice', async () => {
    const found: string[] = [];
    let steps = 0;
    for await (const some of queries.exports.redemptions({ revoked: false })) {
      found.push(...some.map((it) => it.id));
      if ((steps += 1) === 1)
        await seedInto(made.db, {
          redemptions: [
            redemption(900_000, '2025-06-01T00:00:00.000Z', anId('new', 0)),
            redemption(900_001, '2025-04-01T00:00:00.000Z', anId('new', 1)),
          ],
        });
    }
    expect([found.includes(anId('new', 0)), found.includes(anId('new', 1)), new Set(found).size]).toEqual([
      false,
      true,
      found.length,
    ]);
  });

  it('reports of riders are those of their pages', async () => {
    const year = { currency: 'USD', year: 2025 } as const;
    const page = { page: 1, limit: 100 };
    expect(await all(queries.exports.riderEarnings('amateur', year))).toEqual(
      (await queries.reports.riderEarnings('amateur', { ...year, ...page })).items,
    );
    expect(await all(queries.exports.riderRedemptions(year))).toEqual(
      (await queries.reports.riderRedemptions({ ...year, ...page })).items,
    );
    expect(await all(queries.exports.cashOut({ currency: 'USD' }))).toEqual(
      (await queries.reports.cashOut({ currency: 'USD', ...page })).items,
    );
    expect((await all(queries.exports.riderRedemptions(year))).length).toBeGreaterThan(0);
  });

  it('no step reads more than it was told, in either direction', async () => {
    const list = () => made.db.read('riders as r');
    for (const [order, rows] of [
      ['asc', list],
      ['desc', list],
      ['asc', undefined],
      ['desc', undefined],
    ] as const) {
      const sizes: number[] = [];
      const found: string[] = [];
      for await (const some of idBatches(
        readerOn(made.db),
        {
          keys: list,
          ...(rows ? { rows } : {}),
          order: [
            { column: 'r.full_name', order },
            { column: 'r.id', order },
          ],
        },
        100,
      )) {
        sizes.push(some.length);
        found.push(...some);
      }
      expect([Math.max(...sizes), found.length, new Set(found).size]).toEqual([100, RIDERS + 4, RIDERS + 4]);
    }
  });
});
