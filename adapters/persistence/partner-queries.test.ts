import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { locateDealers, savePostalCodes } from './postal-codes.js';
import { sqlPlaces } from './queries/places.js';
import { sqlQueries, type Queries } from './queries/index.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { AT, DURANGO, partners } from './testing/partners.js';

const page = { page: 1, limit: 15 };

const place = (country: string, postal_code: string, lat: number, lon: number) => ({
  country,
  postal_code,
  city: 'Town (East)',
  state: country === 'CA' ? 'Quebec' : 'CO',
  lat_e6: lat,
  lon_e6: lon,
});

describe.each(KINDS)('dealers and promoters on %s', (kind) => {
  let made: TestDatabase;
  let queries: Queries;
  beforeAll(async () => {
    made = await newDatabase(kind);
    await savePostalCodes(made.db, [
      place('US', '81301', 37_275_300, -107_880_100),
      place('US', '81302', 37_200_000, -107_800_000),
      place('CA', 'H7A', 45_670_000, -73_590_000),
    ]);
    await putWorld(made.db, partners);
    queries = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
  });
  afterAll(() => made.drop());

  describe('dealers', () => {
    const found = async (asked: object) =>
      (await queries.dealers.search({ ...page, ...asked })).items.map((it) => it.name);

    it.each([
      [
        'nothing in particular, by name',
        {},
        ['Anvil Cycle Barn', 'Badger Motoworks', 'Closed Cycles', 'Érable Moto', 'Zuni Cycles'],
      ],
      ['a name without its accents', { name: 'erab' }, ['Érable Moto']],
      ['a name, never by the city', { name: 'durango' }, []],
      ['name or city', { query: 'durango zuni' }, ['Zuni Cycles']],
      ['a city', { query: 'dur' }, ['Closed Cycles', 'Zuni Cycles']],
      ['the maker’s number', { query: '40002' }, ['Badger Motoworks']],
      ['state', { state: 'CO' }, ['Anvil Cycle Barn', 'Zuni Cycles']],
      ['state in small letters', { state: 'co' }, ['Anvil Cycle Barn', 'Zuni Cycles']],
      ['country', { country: 'CA' }, ['Érable Moto']],
      ['active ones', { active: true, query: 'durango' }, ['Zuni Cycles']],
      ['exactly a postal code', { zipcode: '81301', zipDistance: 0 }, ['Closed Cycles', 'Zuni Cycles']],
      ['a Canadian postal code', { zipcode: 'h7a1a1' }, ['Érable Moto']],
      [
        'miles around a postal code, the nearest first',
        { zipcode: '81301', zipDistance: 50, active: true },
        ['Zuni Cycles', 'Badger Motoworks'],
      ],
      ['fewer miles', { zipcode: '81301', zipDistance: 25, active: true }, ['Zuni Cycles']],
      [
        'more miles',
        { zipcode: '81301', zipDistance: 500, active: true },
        ['Zuni Cycles', 'Badger Motoworks', 'Anvil Cycle Barn'],
      ],
      [
        'an unknown postal code, by the middle of its region',
        { zipcode: '81399', zipDistance: 50, active: true },
        ['Zuni Cycles', 'Badger Motoworks'],
      ],
      ['a postal code of nowhere', { zipcode: '00000', zipDistance: 500 }, []],
      ['% as the character it is', { zipcode: '%' }, []],
    ])('are found by %s', async (_, asked, names) => expect(await found(asked)).toEqual(names));

    it('tell how far they are, in pages', async () => {
      const second = await queries.dealers.search({
        page: 2,
        limit: 1,
        zipcode: '81301',
        zipDistance: 500,
        active: true,
      });
      expect([second.totalPages, second.items.map((it) => [it.name, Math.round(it.miles ?? 0)])]).toEqual([
        3,
        [['Badger Motoworks', 42]],
      ]);
      expect((await queries.dealers.search({ ...page, name: 'zuni' })).items[0]).toMatchObject({
        miles: null,
        point: DURANGO,
        version: 1,
        currency: 'USD',
        zipcode: '81301-1234',
      });
    });

    it('tell which place a postal code is, and only its region when it is new', async () => {
      const at = (zipcode?: string, country?: string) =>
        queries.dealers.around({ ...(zipcode ? { zipcode } : {}), ...(country ? { country } : {}) });
      expect(await at('81301-1234')).toEqual({ zipcode: '81301', city: 'Town', state: 'CO', point: DURANGO });
      expect(await at('h7a 1a1')).toMatchObject({ zipcode: 'H7A', city: 'Town', state: 'QC' });
      expect(await at('81399')).toMatchObject({ zipcode: '81399', city: null, state: null });
      expect([await at('00000'), await at(), await at('10115', 'DE'), await at('%')]).toEqual([null, null, null, null]);
    });

    it('tell in which regions the active ones are', async () => {
      expect(await queries.dealers.regions()).toEqual({
        distinctStates: ['CO', 'NM', 'QC'],
        distinctCountry: ['CA', 'US'],
      });
      expect((await queries.dealers.regions('US')).distinctStates).toEqual(['CO', 'NM']);
    });

    it('have logins, and invitations that are open', async () => {
      const logins = async (asked: object) =>
        (await queries.dealers.logins({ ...page, ...asked })).items.map((login) => [
          login.displayName,
          login.dealer.name,
          login.deactivated,
        ]);
      expect(await logins({})).toEqual([
        ['Dana Cole', 'Badger Motoworks', true],
        ['Lee Park', 'Zuni Cycles', false],
      ]);
      expect(await logins({ dealerId: anId('dea0er', 1) })).toEqual([['Lee Park', 'Zuni Cycles', false]]);
      expect(await logins({ query: 'badger' })).toEqual([['Dana Cole', 'Badger Motoworks', true]]);
      expect(await logins({ query: 'LEE@ex' })).toEqual([['Lee Park', 'Zuni Cycles', false]]);
      expect((await queries.dealers.invitations(anId('dea0er', 1), AT)).map((it) => it.email)).toEqual([
        'new@example.com',
      ]);
    });
  });

  describe('promoters', () => {
    const found = async (asked: object) =>
      (await queries.promoters.search({ ...page, ...asked })).items.map((it) => it.name);
    it.each([
      [
        'nothing in particular, by name',
        {},
        ['Alder Park', 'Basin Club', 'Canyon Riders', 'Dune Days', 'Érable Racing'],
      ],
      ['a name', { query: 'erable' }, ['Érable Racing']],
      ['a phone number, as written or without a break', { query: '602 555' }, ['Érable Racing']],
      ['a phone number without a break', { query: '6025550199' }, ['Érable Racing']],
      ['status', { status: 'pending' }, ['Canyon Riders']],
      ['active ones of a status', { status: 'approved', active: true }, ['Alder Park', 'Érable Racing']],
    ])('are found by %s', async (_, asked, names) => expect(await found(asked)).toEqual(names));

    it('are shown to anyone when approved and active, without what is between them and the program', async () => {
      const { items } = await queries.promoters.all(page);
      expect(items.map((it) => it.name)).toEqual(['Alder Park', 'Érable Racing']);
      expect(Object.keys(items[0] ?? {}).toSorted()).toEqual([
        'bio',
        'city',
        'country',
        'id',
        'name',
        'profileImage',
        'state',
        'websiteUrl',
      ]);
    });

    it('are found by anyone by their name alone', async () => {
      const byAnyone = async (query: string) =>
        (await queries.promoters.all({ ...page, query })).items.map((it) => it.name);
      expect([
        await byAnyone('érab'),
        await byAnyone('basin'),
        await byAnyone('canyon'),
        await byAnyone('ira'),
        await byAnyone('602 555'),
        await byAnyone('club1'),
      ]).toEqual([['Érable Racing'], [], [], [], [], []]);
    });

    it('are counted by status', async () =>
      expect(await queries.promoters.summary()).toEqual({ pending: 1, approved: 3, rejected: 1, deactivated: 1 }));

    it('say since when the oldest application waits', async () => {
      const { items } = await queries.promoters.search({ ...page, status: 'pending' });
      expect(await queries.promoters.appliedSince()).toBe(items[0]?.appliedAt);
    });

    it('come with their decisions, the newest first', async () => {
      const one = await queries.promoters.one(anId('pr0m0ter', 1));
      expect([
        one?.decisions.map((it) => it.sequence),
        one?.events,
        one?.series,
        one?.hasLogin,
        one?.contactName,
      ]).toEqual([[2, 1], 1, 0, true, 'Ira Wood']);
      expect(await queries.promoters.one(anId('n0ne'))).toBeUndefined();
    });
  });

  it('administrators are listed by name, with whether they accepted their invitation', async () => {
    expect(await queries.admins.one(anId('adm', 2))).toMatchObject({
      firstName: 'Ada',
      lastName: 'Vale',
      email: 'ada@example.com',
    });
    expect(await queries.admins.one(anId('adm', 9))).toBeUndefined();
    const { items, totalPages } = await queries.admins.list(page);
    expect([items, totalPages]).toEqual([
      [
        {
          id: anId('adm', 2),
          firstName: 'Ada',
          lastName: 'Vale',
          email: 'ada@example.com',
          phone: null,
          profileImage: null,
          deactivated: false,
          hasLogin: false,
          hasFactor: false,
        },
        {
          id: anId('adm', 1),
          firstName: 'Robin',
          lastName: 'Vale',
          email: 'robin@example.com',
          phone: '555-0100',
          profileImage: null,
          deactivated: false,
          hasLogin: true,
          hasFactor: false,
        },
      ],
      1,
    ]);
  });

  it('a postal code is located, else its region, else nowhere', async () => {
    const { locate } = sqlPlaces(made.db);
    expect(await locate('US', '81301-9999')).toEqual(DURANGO);
    expect(await locate('US', '81399')).toEqual({ latE6: 37_237_650, lonE6: -107_840_050 });
    expect(await locate('CA', 'h7a 9z9')).toEqual({ latE6: 45_670_000, lonE6: -73_590_000 });
    expect([await locate('US', '00501'), await locate('DE', '10115'), await locate('US', '8')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('a dealer from before its postal code was known gets its point', async () => {
    expect(await locateDealers(made.db)).toBe(1);
    expect((await queries.dealers.one(anId('dea0er', 4)))?.point).toEqual({ latE6: 45_670_000, lonE6: -73_590_000 });
    expect(await locateDealers(made.db)).toBe(0);
  });
});
