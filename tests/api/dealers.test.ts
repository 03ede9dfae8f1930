import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
const [admin, dealer, rider, visitor] = [
  await demo.as('admin'),
  await demo.as('dealer'),
  await demo.as('rider'),
  demo.visit(),
];
const own = (await dealer.session()).user._id;

const put = (browser: Browser, path: string, body?: unknown) =>
  browser.ask(path, { method: 'PUT', ...(body === undefined ? {} : { body }) });
const post = (it: Browser, path: string, body: unknown) => it.ask(path, { method: 'POST', body });
const lean = async (query = '', browser = visitor) =>
  (await browser.ask(`/api/dealers-lean${query}`)).of(contract.dealersLean);
const one = async (id = own, browser = admin, role: contract.UserType = 'admin') =>
  await browser.call(contract.getDealer, { params: { role, dealerId: id } });

const fields = {
  dealerId: 'N-1',
  name: 'Quartzflat Cycles',
  country: 'us',
  addressLine1: '1 Mill Rd',
  addressLine2: null,
  city: 'Durango',
  state: 'CO',
  zipcode: '81301',
  phone: '970 555 0188',
  email: 'quartz@example.com',
  websiteUrl: 'https://quartz.example.com',
  bio: null,
};
const login = { email: 'counter@example.com', name: 'Lee Park', locale: 'fr' };

describe('the dealer finder', () => {
  test('shows anyone active dealers with where they are, and what else to choose', async () => {
    const { dealers, distinctCountry, distinctStates } = await lean();
    expect(dealers.length).toBeGreaterThan(40);
    expect(dealers.every((it) => !it.deActivated)).toBe(true);
    expect(dealers[0]).toMatchObject({
      _id: expect.any(String),
      name: expect.any(String),
      city: expect.any(String),
      miles: null,
    });
    expect([distinctCountry, distinctStates.length > 10]).toEqual([['CA', 'US'], true]);
    // each has its number, and an e-mail only once it agreed
    expect(dealers.every((it) => it.dealerId && it.email === null)).toBe(true);
  });

  test('finds by name, state and country, in any case, a page at a time', async () => {
    const { dealers } = await lean('?country=ca&limit=5');
    expect(dealers).toHaveLength(5);
    expect(new Set(dealers.map((it) => it.country))).toEqual(new Set(['CA']));
    const [first] = dealers;
    const byName = await lean(`?name=${encodeURIComponent(first?.name.split(' ')[0] ?? '')}&state=${first?.state}`);
    expect(byName.dealers.map((it) => it._id)).toContain(first?._id);
    expect((await lean('?limit=5&page=2')).dealers[0]?._id).not.toBe((await lean('?limit=5')).dealers[0]?._id);
  });

  test('names no place without a postal code, nor for an unknown one', async () =>
    expect([(await lean()).around, (await lean('?zipcode=00000&zipDistance=50')).around]).toEqual([null, null]));

  test('never shows a visitor one that is deactivated, whatever they ask for; admins see it', async () => {
    await put(admin, `/api/admin/dealer/${own}/deactivate`);
    expect((await lean('?active=false')).dealers.every((it) => !it.deActivated)).toBe(true);
    expect((await lean()).dealers.map((it) => it._id)).not.toContain(own);
    expect((await lean('?active=false', admin)).dealers.map((it) => it._id)).toContain(own);
    expect(await rider.refusal(contract.getDealer, { params: { role: 'rider', dealerId: own } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect((await put(admin, `/api/admin/dealer/${own}/activate`)).json()).toMatchObject({
      dealer: { deActivated: false },
    });
  });

  test.each(['?zipDistance=30', '?country=USA', '?limit=501', '?active=maybe', '?sort=name'])(
    'refuses %s',
    async (query) => {
      expect((await visitor.ask(`/api/dealers-lean${query}`)).json()).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
      });
    },
  );
});

describe('a dealer', () => {
  test('is added by an admin, and its first login invited in its language', async () => {
    const answer = await post(admin, '/api/admin/dealers', { ...fields, login });
    expect([answer.status, answer.json()]).toEqual([
      201,
      {
        dealer: expect.objectContaining({
          dealerId: 'N-1',
          country: 'US',
          currency: 'USD',
          deActivated: false,
          version: 1,
        }),
      },
    ]);
    const { _id } = answer.of(contract.addDealer).dealer;
    expect(await admin.call(contract.dealerLogins, { params: { role: 'admin', dealerId: _id } })).toMatchObject({
      logins: [],
      invitations: [{ email: login.email, fullName: login.name }],
    });
    expect(
      (await post(admin, '/api/admin/dealers', { ...fields, login: { ...login, email: 'other@example.com' } })).json(),
    ).toMatchObject({ status: 409, code: 'DEALER_ID_TAKEN' });
    expect(
      (
        await post(admin, '/api/admin/dealers', {
          ...fields,
          dealerId: 'N-2',
          login: { ...login, email: 'rider@example.com' },
        })
      ).json(),
    ).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    expect((await post(dealer, '/api/dealer/dealers', { ...fields, dealerId: 'N-3', login })).json()).toMatchObject({
      status: 403,
    });
    expect(await admin.call(contract.listDealers, { query: { query: 'quartzflat' } })).toMatchObject({
      dealers: [{ dealerId: 'N-1' }],
      pagination: { page: 1, totalPages: 1 },
    });
    expect(await admin.call(contract.listDealers, { query: { query: 'zzzz' } })).toMatchObject({ dealers: [] });
  });

  test.each([
    ['zipcode', 'ßßßß'],
    ['websiteUrl', 'javascript:alert(1)'],
    ['name', ' '],
    ['country', 'Canada'],
    ['version', 2],
  ])('is refused with a wrong %s', async (field, value) => {
    const answer = await post(admin, '/api/admin/dealers', { ...fields, dealerId: 'N-9', login, [field]: value });
    expect([answer.status, answer.problem().errors?.map((it) => it.path)]).toEqual([400, [field]]);
  });

  test('changes how to find it, an admin all of it, and a stale edit nothing', async () => {
    const { dealer: before } = await one();
    const answer = await put(dealer, `/api/dealer/dealer/${own}`, {
      version: before.version,
      phone: ' 970 555 0133 ',
      bio: 'Since 1980',
    });
    expect(answer.json()).toMatchObject({
      dealer: { phone: '970 555 0133', bio: 'Since 1980', name: before.name, version: before.version + 1 },
    });
    expect(
      (await put(dealer, `/api/dealer/dealer/${own}`, { version: before.version, phone: '1' })).json(),
    ).toMatchObject({ status: 409, code: 'STALE_EDIT' });
    expect(
      (await put(dealer, `/api/dealer/dealer/${own}`, { version: before.version + 1, name: 'Other' })).json(),
    ).toMatchObject({ status: 403, code: 'ADMINS_ONLY' });
    expect(
      (await put(admin, `/api/admin/dealer/${own}`, { version: before.version + 1, name: 'Other Cycles' })).json(),
    ).toMatchObject({ dealer: { name: 'Other Cycles' } });
    expect((await put(dealer, `/api/dealer/dealer/${own}`, { version: 1, deActivated: false })).json()).toMatchObject({
      status: 400,
    });
  });

  test('shows its e-mail to others when it agreed', async () => {
    const seen = async () => [
      (await lean()).dealers.find((it) => it._id === own)?.email,
      (await one(own, rider, 'rider')).dealer.email,
    ];
    expect(await seen()).toEqual([null, null]);
    const { dealer: before } = await one();
    const agree = (role: 'admin' | 'dealer', version: number, showEmail = true) => ({
      params: { role, dealerId: own },
      body: { version, showEmail },
    });
    expect(await admin.refusal(contract.editDealer, agree('admin', before.version))).toMatchObject({
      code: 'PROXY_FORBIDDEN',
    });
    const { version } = (await dealer.call(contract.editDealer, agree('dealer', before.version))).dealer;
    expect(await seen()).toEqual([before.email, before.email]);
    await admin.call(contract.editDealer, agree('admin', version, false));
    expect(await seen()).toEqual([null, null]);
  });

  test('shows its redemptions to itself and to admins, not to riders', async () => {
    expect((await one()).redemptions.length).toBeGreaterThan(0);
    expect((await one(own, dealer, 'dealer')).redemptions.length).toBeGreaterThan(0);
    expect(await one(own, rider, 'rider')).toMatchObject({
      dealer: { _id: own, version: expect.any(Number) },
      redemptions: [],
      distinctCountry: ['CA', 'US'],
    });
  });

  test('that is deactivated is logged out at once, and can be activated again', async () => {
    const other = await demo.as('dealer');
    expect((await put(admin, `/api/admin/dealer/${own}/deactivate`)).json()).toMatchObject({
      dealer: { deActivated: true },
    });
    expect((await other.ask('/api/dealer/riders')).status).toBe(401);
    expect(
      (await post(admin, `/api/admin/dealer/${own}/logins`, { email: 'late@example.com', name: 'Sam Field' })).json(),
    ).toMatchObject({ status: 409, code: 'DEALER_DEACTIVATED' });
    await put(admin, `/api/admin/dealer/${own}/activate`);
    expect((await (await demo.as('dealer')).ask('/api/dealer/riders')).status).toBe(200);
  });
});

describe('logins of a dealer', () => {
  test('are invited by the dealer itself, listed for it and for admins, and taken away', async () => {
    const invited = await post(dealer, `/api/dealer/dealer/${own}/logins`, {
      email: 'Parts@Example.com',
      name: 'Sam Field',
    });
    expect([invited.status, invited.json()]).toEqual([
      201,
      { invitations: [expect.objectContaining({ email: 'parts@example.com', fullName: 'Sam Field' })] },
    ]);
    expect(
      (
        await post(dealer, `/api/dealer/dealer/${own}/logins`, { email: 'rider@example.com', name: 'Sam Field' })
      ).json(),
    ).toMatchObject({ code: 'EMAIL_TAKEN' });
    const { logins } = await dealer.call(contract.dealerLogins, { params: { role: 'dealer', dealerId: own } });
    expect(logins).toMatchObject([{ email: 'dealer@example.com', dealer: { _id: own } }]);
    const path = `/api/dealer/dealer/${own}/login/${logins[0]?._id}`;
    expect((await dealer.ask(path, { method: 'DELETE' })).json()).toMatchObject({ status: 409, code: 'OWN_LOGIN' });
  });

  test('of all dealers are an admin’s list, found by e-mail or dealer', async () => {
    const { logins } = await admin.call(contract.listDealerLogins, { query: { query: 'dealer@' } });
    expect(logins).toMatchObject([{ email: 'dealer@example.com', emailVerified: true, deActivated: false }]);
    expect(await admin.call(contract.listDealerLogins, { query: { dealerId: own } })).toMatchObject({
      logins: [{ dealer: { _id: own } }],
      pagination: { totalPages: 1 },
    });
    const gone = await admin.ask(`/api/admin/dealer/${own}/login/${logins[0]?._id}`, { method: 'DELETE' });
    expect(gone.status).toBe(204);
    expect((await dealer.ask('/api/dealer/riders')).status).toBe(401);
  });
});
