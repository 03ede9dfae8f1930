import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anId, PLAIN_SESSION } from '@rrr/core/testing';
import { codeOf } from '@rrr/core/redemption';
import { sqlQueries, type Queries } from './queries/index.js';
import { seedInto } from './seed-into.js';
import { statementsOf } from './testing/capture.js';
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

  describe('riders', () => {
    const found = async (asked: object, byPersonalFields = true) =>
      (await queries.riders.search({ ...page, byPersonalFields, ...asked }, TODAY)).items.map((it) => it.lastName);

    it.each([
      ['a prefix of any word, without its accents', { query: 'nun' }, ['Núñez-Björk']],
      ['all words typed', { query: 'bjo zoe' }, ['Núñez-Björk']],
      ['nothing from the middle of a word', { query: 'oren' }, []],
      ['a name that is mistyped', { query: 'unez' }, ['Núñez-Björk']],
      ['an AMA number', { query: 'ama 0123' }, ['Núñez-Björk']],
      ['a phone number', { query: '555-01' }, ['Núñez-Björk']],
      ['a name, in the order of last names', { name: 'casey' }, ['Abbott', 'Moreno']],
      ['an e-mail by its beginning, in any case', { email: 'ZOE@' }, ['Núñez-Björk']],
      ['% and _ as the characters they are', { email: '%' }, []],
      ['a country', { country: 'CA' }, ['Moreno']],
      ['active ones', { active: true, name: 'casey' }, ['Moreno']],
      ['deactivated ones', { active: false }, ['Abbott']],
      ['model and VIN of one and the same bike', { bikeModel: '450 sx-f', vinStatus: 'verified' }, ['Núñez-Björk']],
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
    it.each([
      ['of all', { revoked: false }, [4, 3, 2, 1]],
      ['of revoked ones', { revoked: true }, [5]],
      ['of a dealer', { revoked: false, dealerId: anId('dea0er', 1) }, [3, 2, 1]],
      ['of a dealer without any', { revoked: false, dealerId: anId('nobody') }, []],
    ])('%s: the first page has the same rows as a page of its filters', async (_, asked, amounts) => {
      const first = await queries.redemptions.search({ ...page, ...asked });
      const dated = await queries.redemptions.search({ ...page, ...asked, afterDate: '2000-01-01' });
      expect(first).toEqual(dated);
      expect(first.items.map((it) => it.amount / 100)).toEqual(amounts);
    });
    if (kind === 'mysql')
      it('ask one statement for a first page', async () => {
        const asked = await statementsOf(() =>
          queries.redemptions.search({ ...page, revoked: false, dealerId: anId('dea0er', 1) }),
        );
        expect(asked).toHaveLength(1);
      });
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
        [
          {
            awardId: anId('awd', 1),
            label: 'Award 1',
            event: { id: anId('event', 1), title: 'Ridge Creek National', type: 'Motocross' },
            amount: expect.any(Number),
            left: expect.any(Number),
            expiresOn: expect.any(String),
          },
        ],
        null,
      ]);
      expect(await queries.redemptions.receipt(anId('nothing'))).toBeUndefined();
    });
  });

  it('finds the person of a session, and whether the person it acts as is deactivated', async () => {
    expect(await queries.sessions.live(anId('sess', 1))).toEqual({
      session: {
        id: anId('sess', 1),
        accountId: anId('acc', 1),
        createdAt: '2025-06-15T10:00:00.000Z',
        expiresAt: '2025-06-15T22:00:00.000Z',
        ...PLAIN_SESSION,
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
      hasFactor: false,
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
