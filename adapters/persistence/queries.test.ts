import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { codeOf } from '@rrr/core/redemption';
import { knexQueries, type Queries } from './queries/index.js';
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
    queries = knexQueries(made.db, { timeZone: 'America/Los_Angeles' });
  });
  afterAll(() => made.drop());

  describe('riders', () => {
    const found = async (asked: object, byPersonalFields = true) =>
      (await queries.riders.search({ ...page, byPersonalFields, ...asked }, TODAY)).items.map((it) => it.lastName);

    it.each([
      ['a prefix of any word, without its accents', { query: 'nun' }, ['Núñez-Björk']],
      ['all words typed', { query: 'bjo zoe' }, ['Núñez-Björk']],
      ['nothing from the middle of a word', { query: 'unez' }, []],
      ['an AMA number', { query: 'ama 0123' }, ['Núñez-Björk']],
      ['a phone number', { query: '555-01' }, ['Núñez-Björk']],
      ['a name, in the order of last names', { name: 'casey' }, ['Abbott', 'Moreno']],
      ['an e-mail by its beginning, in any case', { email: 'ZOE@' }, ['Núñez-Björk']],
      ['% and _ as the characters they are', { email: '%' }, []],
      ['a country', { country: 'CA' }, ['Moreno']],
      ['active ones', { active: true, name: 'casey' }, ['Moreno']],
      ['deactivated ones', { active: false }, ['Abbott']],
      ['model and VIN of one and the same bike', { bikeModel: '450 sx', vinStatus: 'verified' }, ['Núñez-Björk']],
      ['bikes that are theirs still', { bikeYear: 2020 }, []],
    ])('are found by %s', async (_, asked, names) => expect(await found(asked)).toEqual(names));

    it('are not found nor shown by personal fields to dealers', async () => {
      expect(await found({ query: 'zoe@example.com' }, false)).toEqual([]);
      expect(await found({ query: '555' }, false)).toEqual([]);
      expect((await found({ email: 'zoe@' }, false)).length).toBe(4);
      const {
        items: [seen],
      } = await queries.riders.search({ ...page, byPersonalFields: false, query: 'nunez' }, TODAY);
      expect(seen).toMatchObject({
        fullName: 'Zoë Núñez-Björk',
        email: '',
        phone1: null,
        bornOn: null,
        addressLine1: null,
        sex: null,
      });
    });

    it('come with bikes, PIN and what can be redeemed today', async () => {
      expect(await queries.riders.one(anId('rder', 1), TODAY)).toMatchObject({
        email: 'zoe@example.com',
        hasPin: true,
        deactivated: false,
        bornOn: '1999-01-02',
        bikes: [{ id: anId('b', 1), model: '450 SX-F', vinStatus: 'verified' }],
        balances: [
          { currency: 'CAD', available: 0, nextExpiry: null },
          { currency: 'USD', available: 35_400, nextExpiry: { amount: 5_400, expiresOn: TODAY } },
        ],
      });
      expect(await queries.riders.one(anId('rder', 2), TODAY)).toMatchObject({ hasPin: false, balances: [] });
      expect(await queries.riders.one(anId('nobody'), TODAY)).toBeUndefined();
    });

    it('to choose from come without anything personal, and are not found by it', async () => {
      const lean = async (asked: object) => (await queries.riders.lean({ ...page, ...asked })).items;
      expect(await lean({ query: 'nunez' })).toEqual([
        {
          id: anId('rder', 1),
          fullName: 'Zoë Núñez-Björk',
          hometown: null,
          state: null,
          amaNumber: expect.any(String),
        },
      ]);
      expect([await lean({ query: 'zoe@example.com' }), await lean({ query: '555' })]).toEqual([[], []]);
      expect((await lean({ query: 'casey', active: true })).map((it) => it.fullName)).toEqual(['Casey Moreno']);
      expect(await queries.riders.lean({ page: 2, limit: 3 })).toMatchObject({ items: [{}], page: 2, totalPages: 2 });
    });

    it('come in pages', async () => {
      const asked = { limit: 3, byPersonalFields: true };
      const [first, second, third] = await Promise.all(
        [1, 2, 3].map((it) => queries.riders.search({ ...asked, page: it }, TODAY)),
      );
      expect([first?.items.length, second?.items.length, third?.items.length, first?.totalPages]).toEqual([3, 1, 0, 2]);
    });
  });

  describe('redemptions', () => {
    const found = async (asked: object) =>
      (await queries.redemptions.search({ ...page, revoked: false, ...asked })).items.map((it) => it.amount / 100);
    it.each([
      ['newest first, none that was revoked', {}, [4, 3, 2, 1]],
      ['revoked ones', { revoked: true }, [5]],
      [
        "a day of the program's time zone, 23 hours long",
        { afterDate: '2025-03-09', beforeDate: '2025-03-09' },
        [3, 2],
      ],
      ['until a day', { beforeDate: '2025-03-08' }, [1]],
      ["a dealer's own", { dealerId: anId('dea0er', 2) }, [4]],
      ["a rider's own", { riderId: anId('rder', 1) }, [3, 2, 1]],
      ["the dealer's country", { country: 'CA' }, [4]],
      ['a code as it is printed', { query: codeOf(36 ** 7 + 2) }, [2]],
      ['a code in small letters', { query: codeOf(36 ** 7 + 2).toLowerCase() }, [2]],
      ['an employee', { query: 'ibanez' }, [3]],
      ['words of dealer and rider together', { query: 'maple casey' }, [4]],
      ["the rider's name only", { riderName: 'moreno' }, [4]],
    ])('are found by %s', async (_, asked, amounts) => expect(await found(asked)).toEqual(amounts));
    it('carry both names, and who undid them', async () => {
      expect(await queries.redemptions.one(anId('rdm', 5))).toMatchObject({
        dealerName: 'Red Mesa Cycles',
        riderName: 'Zoë Núñez-Björk',
        status: 'revoked',
        revoked: { byName: 'Robin Vale', reason: null },
      });
      expect(await queries.redemptions.one(anId('nothing'))).toBeUndefined();
    });
    it('have a receipt with the awards they came out of', async () => {
      const { lines, refund, ...rest } = (await queries.redemptions.receipt(anId('rdm', 1))) ?? {};
      expect(rest).toEqual(await queries.redemptions.one(anId('rdm', 1)));
      expect([lines, refund]).toEqual([
        [{ awardId: anId('awd', 1), label: 'Award 1', amount: expect.any(Number), expiresOn: expect.any(String) }],
        null,
      ]);
      expect(await queries.redemptions.receipt(anId('nothing'))).toBeUndefined();
    });
  });

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
          [anId('event', 1), { favourite: false, results: 2 }],
          [anId('event', 2), { favourite: true, results: 0 }],
          [anId('event', 3), { favourite: true, results: 1 }],
        ]),
      );
      expect([
        await queries.events.ofRider(anId('rder', 2), all),
        await queries.events.ofRider(anId('rder', 1), []),
      ]).toEqual([new Map(), new Map()]);
    });
    it('before a day leave out canceled ones', async () =>
      expect((await queries.events.before('2025-06-07', 5)).map((it) => it.title)).toEqual(['Årsta Open']));
    it('post what paying events of a season and currency offer', async () => {
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
        earned: [{ currency: 'USD', cash: 70_000, credit: 37_500 }],
      });
      expect(await queries.riderRecords.career(anId('nobody'))).toEqual({ races: 0, results: 0, earned: [] });
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
      const earnings = (filter: 'all' | 'paid' | 'unpaid') =>
        queries.earnings.earnings(anId('rder', 1), { ...page, filter });
      const ids = async (filter: 'all' | 'paid' | 'unpaid') =>
        (await earnings(filter)).items.map((it) => Number(it.id.slice(5)));
      expect([await ids('all'), await ids('paid'), await ids('unpaid')]).toEqual([[2, 1, 3], [1], [2, 3]]);
      const {
        items: [paid],
      } = await earnings('paid');
      expect(await queries.earnings.earning(anId('rder', 1), paid?.id ?? '')).toEqual(paid);
      expect(await queries.earnings.earning(anId('rder', 2), paid?.id ?? '')).toBeUndefined();
      expect(paid).toMatchObject({
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

  it('knows who a session is, and that whom it acts as was deactivated', async () => {
    expect(await queries.sessions.live(anId('sess', 1))).toEqual({
      session: {
        id: anId('sess', 1),
        accountId: anId('acc', 1),
        createdAt: '2025-06-15T10:00:00.000Z',
        expiresAt: '2025-06-15T22:00:00.000Z',
        proxy: {
          type: 'rider',
          subjectId: anId('rder', 3),
          accountId: null,
          reason: 'asked',
          returnTo: '/admin',
          until: '2025-06-15T11:00:00.000Z',
        },
      },
      account: {
        id: anId('acc', 1),
        type: 'admin',
        subjectId: anId('admn', 1),
        emailVerified: true,
        deactivated: false,
        locale: 'fr',
        email: 'robin@example.com',
        displayName: 'Robin Vale',
      },
      proxySubjectDeactivated: true,
    });
    expect(await queries.sessions.live(anId('nothing'))).toBeUndefined();
  });

  it('shows a person of each type', async () => {
    const [rider, dealer, promoter, admin] = await Promise.all([
      queries.sessions.person('rider', anId('rder', 1)),
      queries.sessions.person('dealer', anId('dea0er', 1)),
      queries.sessions.person('promoter', anId('pr0m0ter', 1)),
      queries.sessions.person('admin', anId('admn', 1)),
    ]);
    expect(rider).toMatchObject({
      fullName: 'Zoë Núñez-Björk',
      email: 'zoe@example.com',
      phone: '555-0100',
      bikes: [{ id: anId('b', 1), valid: true }],
    });
    expect([dealer?.fullName, promoter?.fullName, admin?.fullName]).toEqual([
      'Red Mesa Cycles',
      'Ridge Promotions',
      'Robin Vale',
    ]);
    expect(await queries.sessions.person('rider', anId('nobody'))).toBeUndefined();
  });

  it("shows dealers and an event's results", async () => {
    expect(await queries.dealers.one(anId('dea0er', 2))).toMatchObject({
      dealerId: 'D2',
      name: 'Maple Moto',
      currency: 'CAD',
      deactivated: false,
    });
    expect(await queries.dealers.one(anId('nobody'))).toBeUndefined();
    expect((await queries.results.ofEvent(anId('event', 1))).map((it) => [it.place, it.matchedName])).toEqual([
      [1, 'Zoë Núñez-Björk'],
      [5, 'Zoë Núñez-Björk'],
    ]);
  });
});
