import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EarningFilter } from '@rrr/core/results';
import { anId } from '@rrr/core/testing';
import { sqlQueries, type Queries } from './queries/index.js';
import { seedInto } from './seed-into.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { season } from './testing/season.js';

const TODAY = '2025-06-15';
const page = { page: 1, limit: 15 };

describe.each(KINDS)('queries on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  beforeAll(async () => {
    made = await newDatabase(kind);
    await seedInto(made.db, season);
    queries = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
  });
  afterAll(() => made.drop());

  describe('events', () => {
    const found = async (asked: object) =>
      (await queries.events.search({ ...page, sortBy: 'startDate', descending: true, ...asked }, TODAY)).items.map(
        (it) => Number(it.id.slice(5)),
      );
    it.each([
      ['newest first, undated last', {}, [2, 5, 1, 4, 3, 6]],
      ['by title without regard to accents', { sortBy: 'title', descending: false }, [3, 5, 6, 4, 2, 1]],
      ['words of title and city', { query: 'ridge dur' }, [1]],
      ['a state in any case', { state: 'co' }, [1]],
      ['the beginning of a ZIP code', { zipcode: '813' }, [1]],
      ["a promoter's that wait for results", { promoterId: anId('pr0m0ter', 1), filter: 'waiting' }, [1]],
      ["a promoter's that lie ahead", { promoterId: anId('pr0m0ter', 1), filter: 'upcoming' }, [2, 6]],
      ["a promoter's that are done", { promoterId: anId('pr0m0ter', 1), filter: 'done' }, [3]],
    ])('are found by %s', async (_, asked, ids) => expect(await found(asked)).toEqual(ids));

    it('carry their figures', async () => {
      const one = await queries.events.one(anId('event', 1));
      expect(one?.event).toMatchObject({
        classCount: 2,
        classesWithResults: 1,
        resultCount: 2,
        ridersAsking: 1,
        contingency: 55_000,
        seriesName: 'Ridge Series',
        promoterName: 'Ridge Promotions',
        promoterApproved: true,
      });
      expect(one?.series).toEqual({
        id: anId('series', 1),
        name: 'Ridge Series',
        state: null,
        country: 'US',
        active: true,
        races: 2,
      });
      expect(one?.classes.map((it) => it.places.length)).toEqual([2, 1]);
      expect(await queries.events.one(anId('nothing'))).toBeUndefined();
    });
    it.each([
      ['that a rider has among their favourites', { favouriteOf: anId('rder', 1) }, [2, 3]],
      ['that a rider has a result in', { racedBy: anId('rder', 1) }, [1, 3]],
      ['of another', { favouriteOf: anId('rder', 2) }, []],
      ['by words as well', { racedBy: anId('rder', 1), query: 'arsta' }, [3]],
    ])('are found by what they are to a rider: %s', async (_, asked, ids) => expect(await found(asked)).toEqual(ids));
    it('tell what they are to a rider', async () => {
      const all = [1, 2, 3, 4].map((n) => anId('event', n));
      expect(await queries.events.ofRider(anId('rder', 1), all)).toEqual(
        new Map([
          [anId('event', 1), { favourite: false, results: 2, askedForResultsAt: '2025-06-09T10:00:00.000Z' }],
          [anId('event', 2), { favourite: true, results: 0, askedForResultsAt: null }],
          [anId('event', 3), { favourite: true, results: 1, askedForResultsAt: null }],
        ]),
      );
      expect([
        await queries.events.ofRider(anId('rder', 2), all),
        await queries.events.ofRider(anId('rder', 1), []),
      ]).toEqual([new Map(), new Map()]);
    });
    it('that a promoter held before a day tell when the last class got results, the latest first', async () => {
      const ended = (day: string, limit: number) => queries.events.ended(anId('pr0m0ter', 1), day, limit);
      const all = [
        { endsOn: '2025-06-07', resultsAt: null },
        { endsOn: '2025-05-03', resultsAt: '2025-05-04T10:00:00.000Z' },
      ];
      expect([await ended(TODAY, 10), await ended(TODAY, 1), await ended('2025-06-07', 10)]).toEqual([
        all,
        all.slice(0, 1),
        all.slice(1),
      ]);
    });
    it('before a day leave out canceled ones', async () =>
      expect((await queries.events.before('2025-06-07', 5)).map((it) => it.title)).toEqual(['Årsta Open']));
    it('sum the payout places of paying events of a season and currency', async () => {
      const all = { from: '2025-01-01', to: '2025-12-31' };
      expect(await queries.events.contingency('USD', all)).toBe(55_700);
      expect(await queries.events.contingency('USD', { from: '2025-05-03', to: '2025-05-03' })).toBe(700);
      expect(await queries.events.contingency('EUR', all)).toBe(0);
    });
  });

  describe('money of a rider', () => {
    it('shows awards newest first, with event, class and place', async () => {
      const { items, totalPages } = await queries.ledger.awards(anId('rder', 1), page);
      expect([items.map((it) => Number(it.id.slice(3))), totalPages]).toEqual([[1, 5, 4, 3, 2, 6], 1]);
      expect(items[0]).toMatchObject({
        event: { id: anId('event', 1), title: 'Ridge Creek National' },
        className: 'Class 1',
        place: 1,
        current: 30_000,
      });
      expect(items[1]).toMatchObject({ event: null, className: null, place: null });
    });
    it('sums what they raced and won in all, cash apart from credit', async () => {
      expect(await queries.riderRecords.career(anId('rder', 1))).toEqual({
        races: 2,
        results: 3,
        plate: null,
        earned: [{ currency: 'USD', cash: 70_000, credit: 37_500 }],
      });
      expect(await queries.riderRecords.career(anId('nobody'))).toEqual({
        races: 0,
        results: 0,
        plate: null,
        earned: [],
      });
    });
    it('shows entries newest first, every page in full', async () => {
      const wallet = { riderId: anId('rder', 1), currency: 'USD', book: 'credit' } as const;
      const [first, third, fourth] = await Promise.all(
        [1, 3, 4].map((it) => queries.ledger.entries(wallet, { page: it, limit: 15 })),
      );
      expect(first?.items.map((it) => it.sequence)).toEqual(Array.from({ length: 15 }, (_, n) => 35 - n));
      expect(first?.items[0]).toMatchObject({
        kind: 'redeem',
        redemptionNumber: 36 ** 7 + 1,
        awardLabel: 'Award 1',
        previous: 34,
        next: 35,
      });
      expect([third?.items.map((it) => it.sequence), third?.totalPages, fourth?.items]).toEqual([
        [5, 4, 3, 2, 1],
        3,
        [],
      ]);
      expect(await queries.ledger.entries({ ...wallet, currency: 'EUR' }, page)).toEqual({
        items: [],
        page: 1,
        totalPages: 1,
        total: 0,
      });
    });
    it('shows each result and what became of it', async () => {
      const earnings = (filter: EarningFilter) => queries.earnings.earnings(anId('rder', 1), { ...page, filter });
      const ids = async (filter: EarningFilter) => (await earnings(filter)).items.map((it) => Number(it.id.slice(5)));
      const kinds = ['all', 'owed', 'paid', 'credit', 'nothing', 'unpaid'] as const;
      const each = async () => {
        const found = await Promise.all(kinds.map(ids));
        return Object.fromEntries(kinds.map((it, at) => [it, found[at]]));
      };
      const none = { all: [2, 1, 3], owed: [], paid: [], credit: [], nothing: [2, 3], unpaid: [2, 3] };
      expect(await each()).toEqual({ ...none, credit: [1] });
      // the same award in cash, before and after it was paid
      const award = made.db.write('awards').where({ id: anId('awd', 1) });
      const [before] = (await award.clone().select('type', 'status')) as { type: string; status: string }[];
      await award.clone().update({ type: 'cash', status: 'earned' });
      await made.db.write('results').where({ award_type: before?.type }).update({ award_type: 'cash' });
      expect(await each()).toEqual({ ...none, owed: [1], unpaid: [2, 1, 3] });
      await award.clone().update({ status: 'funded' });
      expect(await each()).toEqual({ ...none, paid: [1] });
      await made.db.write('results').where({ award_type: 'cash' }).update({ award_type: before?.type });
      await award.clone().update({ ...before });
      const {
        items: [earned],
      } = await earnings('credit');
      expect(await queries.earnings.earning(anId('rder', 1), earned?.id ?? '')).toEqual(earned);
      expect(await queries.earnings.earning(anId('rder', 2), earned?.id ?? '')).toBeUndefined();
      expect(earned).toMatchObject({
        className: 'Class 1',
        place: 1,
        currency: 'USD',
        receivedAt: '2025-06-08T10:00:00.000Z',
        award: { id: anId('awd', 1), initial: 30_000, place: 1 },
        verdict: { earns: { amount: 30_000 } },
      });
    });
  });

  it('sums a period by months of the time zone', async () => {
    const summary = await queries.reports.summary({ currency: 'USD', from: '2025-03-01', to: '2025-06-30' }, TODAY);
    expect(summary).toEqual({
      available: 35_400,
      earned: 107_500,
      redeemed: 1_000,
      ridersWithAward: 1,
      activeRiders: 3,
      events: 2,
      awards: 6,
      redemptions: 4,
      earnedByType: {
        credit: { amount: 37_500, count: 5 },
        bonus: { amount: 0, count: 0 },
        cash: { amount: 70_000, count: 1 },
      },
      categoriesEarned: expect.any(Array),
      withoutCategory: expect.any(Object),
      months: [
        { month: '2025-03', earned: 100, redeemed: 1_000 },
        { month: '2025-04', earned: 0, redeemed: 0 },
        { month: '2025-05', earned: 77_400, redeemed: 0 },
        { month: '2025-06', earned: 30_000, redeemed: 0 },
      ],
    });
    expect(
      await queries.reports.summary({ currency: 'EUR', from: '2025-01-01', to: '2025-01-31' }, TODAY),
    ).toMatchObject({ available: 0, earned: 0, redeemed: 0, months: [{ month: '2025-01', earned: 0, redeemed: 0 }] });
  });
});
