import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';
import { giveCash, makePayable } from './testing/payable-rider.js';

let demo: DemoServer;
let admin: Browser;
let dealer: Browser;
let promoter: Browser;
let rider: Browser;
let riderId: string;
let otherId: string;
const subject = async (it: Browser) => (await it.session()).user._id;
beforeAll(async () => {
  demo = await demoServer();
  [admin, dealer, promoter, rider] = [
    await demo.as('admin'),
    await demo.as('dealer'),
    await demo.as('promoter'),
    await demo.as('rider'),
  ];
  riderId = await subject(rider);
  const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true' } });
  otherId = riders.find((it) => it._id !== riderId)?._id ?? '';
}, 60_000);
afterAll(() => demo.stop());

const seen = async (by = admin, role: contract.UserType = 'admin', id = riderId) =>
  await by.call(contract.getRider, { params: { role, riderId: id } });
const edit = (by: Browser, role: string, body: object, id = riderId) =>
  by.ask(`/api/${role}/rider/${id}`, { method: 'PUT', body });
const refused = async (answer: Promise<{ json(): unknown }>) => (await answer).json();
const post = (path: string, body?: object) =>
  admin.ask(`/api/admin/rider/${riderId}/${path}`, { method: 'POST', ...(body ? { body } : {}) });

describe('a rider', () => {
  test('is seen whole by an admin, with figures that agree with the lists behind them', async () => {
    const { rider: it } = await seen();
    expect(it).toMatchObject({
      _id: riderId,
      version: expect.any(Number),
      personal: { email: 'rider@example.com', age: expect.any(Number) },
      record: { notes: [], mergedInto: null, login: { emailVerified: true } },
    });
    const { earnings } = await admin.call(contract.riderEarnings, { params: { riderId }, query: { limit: 100 } });
    expect([it.record!.results, it.record!.races]).toEqual([
      earnings.length,
      new Set(earnings.map((one) => one.event._id)).size,
    ]);
    const { awards } = await admin.call(contract.riderAwards, { params: { riderId }, query: { limit: 100 } });
    const sum = (cash: boolean) =>
      awards
        .filter((one) => (one.type === 'cash') === cash && one.initialValue.currency === 'USD')
        .reduce((all, one) => all + one.initialValue.amount, 0);
    expect([it.record!.cashEarned, it.record!.creditEarned]).toEqual(
      [true, false].map((cash) => expect.arrayContaining([{ amount: sum(cash), currency: 'USD' }])),
    );
  });

  test('with a payout claim shows it to themselves and to admins, and not to dealers', async () => {
    await makePayable(demo, riderId);
    await giveCash(demo, riderId, [12_300]);
    const { payoutClaim } = await admin.call(contract.createPayoutClaim, {
      idempotencyKey: 'claim-of-rider',
      body: { riderId },
    });
    const shown = [
      expect.objectContaining({
        _id: payoutClaim._id,
        state: 'pending',
        net: expect.objectContaining({ currency: 'USD' }),
      }),
    ];
    expect([
      (await seen()).payoutClaims,
      (await seen(rider, 'rider')).payoutClaims,
      (await seen(dealer, 'dealer')).payoutClaims,
    ]).toEqual([shown, shown, []]);
  });

  test('sees of themselves the same, but for what admins wrote', async () => {
    const { rider: it } = await seen(rider, 'rider');
    expect(it).toMatchObject({ personal: { email: 'rider@example.com' }, record: { notes: null } });
    expect(await refused(rider.ask(`/api/rider/rider/${otherId}`))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('is to a dealer what the counter needs, and nothing personal', async () => {
    const answer = await dealer.ask(`/api/dealer/rider/${riderId}`);
    expect(answer.json()).toMatchObject({
      rider: { version: null, personal: null, record: null, hasPin: true },
      payoutClaims: [],
    });
    const { rider: it } = await admin.call(contract.getRider, { params: { riderId } });
    for (const secret of [
      '@example.com',
      it.personal?.dateOfBirth,
      it.personal?.addressLine1 ?? 'rider@',
      ...it.bikes.map((bike) => bike.vin),
    ])
      expect(answer.text).not.toContain(secret);
  });
});

describe('riders to choose from', () => {
  test.each(['dealer', 'promoter', 'admin'] as const)(
    'by a %s carry what tells them apart and no more',
    async (role) => {
      const by = { dealer, promoter, admin }[role];
      const { rider: it } = await seen();
      const answer = await by.ask(`/api/${role}/riders-lean?query=${encodeURIComponent(it.fullName)}`);
      const { riders } = answer.of(contract.ridersLean);
      expect(riders.map((one) => Object.keys(one).toSorted())).toEqual(
        riders.map(() => ['_id', 'amaNumber', 'fullName', 'hometown', 'state']),
      );
      expect(riders).toContainEqual(expect.objectContaining({ _id: riderId, fullName: it.fullName }));
    },
  );

  test('are active ones, but for admins; nobody finds one by an e-mail', async () => {
    const ids = async (by: Browser, path: string) =>
      (await by.ask(path)).json<{ riders: { _id: string }[] }>().riders.map((it) => it._id);
    const gone = await ids(admin, '/api/admin/riders-lean?active=false');
    expect(gone.length).toBeGreaterThan(0);
    expect(await ids(dealer, '/api/dealer/riders-lean?active=false')).not.toEqual(expect.arrayContaining(gone));
    expect(await ids(admin, '/api/admin/riders-lean?query=rider@example.com')).toEqual([]);
  });

  test('come in pages', async () => {
    const { riders, pagination } = await admin.call(contract.ridersLean, { query: { limit: 3, page: 2 } });
    expect([riders.length, pagination.page, pagination.totalPages > 2]).toEqual([3, 2, true]);
    expect(await refused(admin.ask('/api/admin/riders-lean?limit=1000'))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('editing a rider', () => {
  test('by themselves answers the new record with its next version', async () => {
    const { version } = (await seen(rider, 'rider')).rider;
    const { rider: it } = (await edit(rider, 'rider', { version, bio: 'Rides since 2009.', phone1: null })).of(
      contract.editRider,
    );
    expect(it).toMatchObject({ version: version! + 1, personal: { bio: 'Rides since 2009.', phone1: null } });
  });

  test('by the second of two at once is refused, and overwrites nothing', async () => {
    const { version } = (await seen()).rider;
    expect((await edit(admin, 'admin', { version, bio: 'By the office.' })).status).toBe(200);
    expect(await refused(edit(rider, 'rider', { version, bio: 'By the rider.' }))).toMatchObject({
      status: 409,
      code: 'STALE_EDIT',
    });
    expect((await seen()).rider.personal?.bio).toBe('By the office.');
  });

  test('lets only admins decide who is a pro and how they are taxed', async () => {
    const { version, personal } = (await seen()).rider;
    const professional = !personal?.professional;
    expect(await refused(edit(rider, 'rider', { version, professional }))).toMatchObject({
      status: 403,
      code: 'ADMINS_ONLY',
    });
    expect(await refused(edit(rider, 'rider', { version, taxStatus: 'non-resident-alien' }))).toMatchObject({
      status: 403,
      code: 'ADMINS_ONLY',
    });
    const { rider: it } = (await edit(admin, 'admin', { version, professional, taxStatus: 'us-person' })).of(
      contract.editRider,
    );
    expect(it).toMatchObject({ personal: { professional }, record: { taxStatus: 'us-person' } });
  });

  test('to someone under age asks for a parent or guardian, and keeps who it was', async () => {
    const { version } = (await seen(admin, 'admin', otherId)).rider;
    const dateOfBirth = `${new Date().getUTCFullYear() - 15}-01-02`;
    const before = (await seen(admin, 'admin', otherId)).rider.record!.consent;
    expect(before).toBeNull();
    expect(await refused(edit(admin, 'admin', { version, dateOfBirth }, otherId))).toMatchObject({
      status: 422,
      code: 'CONSENT_NEEDED',
    });
    const { rider: it } = (await edit(admin, 'admin', { version, dateOfBirth, guardian: 'Iris Vale' }, otherId)).of(
      contract.editRider,
    );
    expect(it.record!.consent).toMatchObject({ by: 'Iris Vale' });
  });

  test.each([
    ['a country that is none', { country: 'U1' }, 422, 'PROFILE_NOT_VALID'],
    ['an empty name', { firstName: '  ' }, 400, 'VALIDATION_FAILED'],
    ['a birthday to come', { dateOfBirth: '2999-01-01' }, 422, 'PROFILE_NOT_VALID'],
    ['a field that is not theirs to set', { factory: true }, 400, 'VALIDATION_FAILED'],
    ['a text where a number belongs', { version: '1' }, 400, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_, change, status, code) => {
    const before = (await seen()).rider;
    expect(await refused(edit(admin, 'admin', { version: before.version, ...change }))).toMatchObject({ status, code });
    expect((await seen()).rider).toEqual(before);
  });

  test('of another is not there for a rider, and not for dealers to do', async () => {
    expect(await refused(edit(rider, 'rider', { version: 1, bio: 'x' }, otherId))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await refused(edit(dealer, 'dealer', { version: 1, bio: 'x' }))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
  });
});

describe('what admins do to a rider', () => {
  test('mark as a factory rider, and count the mark away', async () => {
    expect((await post('mark-factory', {})).json()).toMatchObject({ rider: { personal: { factory: true } } });
    expect((await post('mark-factory', { factory: false })).json()).toMatchObject({
      rider: { personal: { factory: false } },
    });
  });

  test('write notes that no one else reads, and remove them', async () => {
    const { note } = (await post('notes', { text: ' Called about the W-9. ' })).json<{
      note: { _id: string; text: string; by: string };
    }>();
    expect(note).toMatchObject({ text: 'Called about the W-9.', by: expect.any(String) });
    expect(await admin.call(contract.riderNotes, { params: { riderId } })).toMatchObject({
      notes: [note],
      pagination: { page: 1, totalPages: 1 },
    });
    expect((await seen()).rider.record!.notes).toEqual([note]);
    expect((await rider.ask(`/api/rider/rider/${riderId}`)).text).not.toContain('Called about');
    expect((await admin.ask(`/api/admin/note/${note._id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await refused(admin.ask(`/api/admin/note/${note._id}`, { method: 'DELETE' }))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await refused(post('notes', { text: 'x'.repeat(4001) }))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });

  test('deactivate, which ends the session at once, and activate again', async () => {
    const active = (it: boolean) =>
      admin.ask(`/api/admin/rider/${riderId}/active`, { method: 'PUT', body: { active: it } });
    expect((await active(false)).json()).toMatchObject({ rider: { deActivated: true }, takenBikes: [] });
    expect(await refused(rider.ask(`/api/rider/rider/${riderId}`))).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    const login = demo.server.demo?.logins.find((it) => it.type === 'rider');
    expect(
      await refused(
        demo.visit().ask('/api/login', { method: 'POST', body: { email: login?.email, password: login?.password } }),
      ),
    ).toMatchObject({ status: 403, code: 'ACCOUNT_DEACTIVATED' });
    expect((await active(true)).json()).toMatchObject({ rider: { deActivated: false } });
    rider = await demo.as('rider');
    expect((await seen(rider, 'rider')).rider.deActivated).toBe(false);
  });
});

describe('favourites', () => {
  test('are added once, listed, and removed', async () => {
    const { dealers } = await rider.call(contract.dealersLean, { query: { limit: 1 } });
    const [one] = dealers;
    const path = `/api/rider/favourite/dealer/${one?._id}`;
    const listed = async () =>
      (
        await rider.call(contract.riderFavourites, { params: { riderId }, query: { kind: 'dealer', limit: 100 } })
      ).favourites.filter((it) => it._id === one?._id);
    await rider.ask(path, { method: 'DELETE' });
    expect([
      (await rider.ask(path, { method: 'PUT' })).status,
      (await rider.ask(path, { method: 'PUT' })).status,
    ]).toEqual([204, 204]);
    expect(await listed()).toMatchObject([{ kind: 'dealer', name: one?.name }]);
    expect((await seen()).rider.record!.favouriteDealers.map((it) => it._id)).toContain(one?._id);
    expect((await rider.ask(path, { method: 'DELETE' })).status).toBe(204);
    expect(await listed()).toEqual([]);
  });

  test('are neither dealers that do not exist nor of another rider', async () => {
    expect(await refused(rider.ask(`/api/rider/favourite/event/${riderId}`, { method: 'PUT' }))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await refused(rider.ask(`/api/rider/rider/${otherId}/favourites?kind=dealer`))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});

describe('a PIN', () => {
  const password = () => demo.server.demo?.logins.find((it) => it.type === 'rider')?.password ?? '';
  const set = (by: Browser, body: object) => by.ask('/api/rider/rider/pin', { method: 'PUT', body });
  let keys = 0;
  const redeem = (pin: string) =>
    dealer.ask('/api/dealer/redeem', {
      method: 'POST',
      headers: { 'Idempotency-Key': `pin-test-${(keys += 1)}` },
      body: {
        riderId,
        amount: { amount: 100, currency: 'USD' },
        pin,
        dealerEmployeeName: 'Sam',
        riderIdVerified: true,
      },
    });

  test('is set with the password, never by an admin acting as the rider', async () => {
    expect(await refused(set(rider, { password: 'Wrong1234', pin: '1379' }))).toMatchObject({
      status: 422,
      code: 'WRONG_PASSWORD',
    });
    expect(await refused(set(rider, { password: password(), pin: '13790' }))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
    expect((await set(rider, { password: password(), pin: '1379' })).status).toBe(204);
    expect((await redeem('1379')).status).toBe(201);
    const proxy = await demo.as('admin');
    await proxy.ask('/api/admin/proxy', {
      method: 'POST',
      body: { type: 'rider', id: riderId, reason: 'Asked by phone', returnTo: '/auth/admin' },
    });
    expect(await refused(set(proxy, { password: password(), pin: '2222' }))).toMatchObject({
      status: 403,
      code: 'PROXY_FORBIDDEN',
    });
  });

  test('locked by wrong tries says until when, and an admin unlocks it', async () => {
    for (let n = 0; n < 5; n += 1) await redeem('0000');
    expect(await refused(redeem('1379'))).toMatchObject({ status: 429, code: 'PIN_LOCKED' });
    expect((await seen()).rider.record!.pinLockedUntil).toEqual(expect.any(String));
    expect((await post('unlock-pin')).status).toBe(204);
    expect((await seen()).rider.record!.pinLockedUntil).toBeNull();
    expect((await redeem('1379')).status).toBe(201);
  });
});
