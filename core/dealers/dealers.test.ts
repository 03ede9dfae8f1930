import { describe, expect, test } from '@jest/globals';
import { blank, DEALER } from '@rrr/records';
import type { Point } from '../geo/index.js';
import type { Session } from '../identity/index.js';
import {
  aDealer,
  anAccount,
  anActor,
  anId,
  dealerOf,
  fakeUnitOfWork,
  fixedClock,
  PLAIN_SESSION,
  refusal,
  sequentialIds,
  type World,
} from '../testing/index.js';
import {
  addDealer,
  type DealerFields,
  editDealer,
  inviteDealerLogin,
  removeDealerLogin,
  setDealerActive,
} from './index.js';

const POINTS: Readonly<Record<string, Point>> = {
  'US 81301': { latE6: 37_275_300, lonE6: -107_880_100 },
  'CA T2P 1J9': { latE6: 51_045_000, lonE6: -114_057_000 },
};
const places = { locate: async (country: string, code: string) => POINTS[`${country} ${code}`] ?? null };
const dealer = dealerOf(aDealer({ zipcode: '81301', point: POINTS['US 81301'] ?? null, phone: '970 555 0112' }));
const account = anAccount({
  id: anId('acc', 2),
  email: 'counter@example.com',
  type: 'dealer',
  subjectId: dealer.id,
  displayName: 'Dana Cole',
});
const second = anAccount({
  id: anId('acc', 3),
  email: 'parts@example.com',
  type: 'dealer',
  subjectId: dealer.id,
  displayName: 'Lee Park',
});
const session: Session = {
  id: anId('sess', 1),
  accountId: account.id,
  createdAt: '2025-06-10T17:00:00.000Z',
  expiresAt: '2025-06-11T06:00:00.000Z',
  ...PLAIN_SESSION,
};
const admin = anActor();
const own = anActor({ accountId: account.id, type: 'dealer', subjectId: dealer.id });
const stranger = anActor({ type: 'dealer', subjectId: anId('dea0er', 9) });
const seals = { seal: (boundTo: string, code: string) => `${boundTo}=${code}`, matches: () => false };

const house = (more: Partial<World> = {}) => {
  const clock = fixedClock();
  const db = fakeUnitOfWork({ dealers: [dealer], accounts: [account, second], sessions: [session], ...more });
  const ports = { uow: db.uow, clock, ids: sequentialIds(), seals, places };
  return {
    ...db,
    add: addDealer(ports),
    edit: editDealer(ports),
    setActive: setDealerActive(ports),
    invite: inviteDealerLogin(ports),
    remove: removeDealerLogin(ports),
  };
};

const fields: DealerFields = {
  ...blank(DEALER),
  dealerId: ' 40210 ',
  name: 'Badger Motoworks',
  country: 'ca',
  addressLine1: '12 Centre St',
  addressLine2: ' ',
  city: 'Calgary',
  state: ' ab ',
  zipcode: 't2p1j9',
  email: 'Shop@Example.com',
  profileImage: null,
};
const login = { email: 'owner@example.com', name: 'Sam Field', locale: 'en' as const };

describe('adding a dealer', () => {
  test('keeps it tidy and located, and invites its first login', async () => {
    const scene = house();
    const made = await scene.add({ actor: admin, dealer: fields, login });
    expect(made).toMatchObject({
      dealerId: '40210',
      country: 'CA',
      addressLine2: null,
      state: 'AB',
      zipcode: 'T2P 1J9',
      email: 'shop@example.com',
      point: POINTS['CA T2P 1J9'],
      version: 1,
    });
    expect(scene.stored().codes[0]).toMatchObject({
      email: login.email,
      invited: { type: 'dealer', subjectId: made.id, name: login.name },
    });
    expect(scene.stored().audit.map((one) => one.action)).toEqual(['invite', 'add-dealer']);
  });
  test('is refused for a dealer ID or an e-mail that is taken, and leaves nothing behind', async () => {
    const scene = house();
    expect(await refusal(scene.add({ actor: admin, dealer: { ...fields, dealerId: dealer.dealerId }, login }))).toBe(
      'DEALER_ID_TAKEN',
    );
    expect(await refusal(scene.add({ actor: admin, dealer: fields, login: { ...login, email: account.email } }))).toBe(
      'EMAIL_TAKEN',
    );
    expect(await refusal(scene.add({ actor: own, dealer: fields, login }))).toBe('NOT_FOUND');
    expect([scene.stored().dealers.length, scene.stored().outbox.length]).toEqual([1, 0]);
  });
});

describe('editing a dealer', () => {
  test('moves its point with its postal code', async () => {
    const scene = house();
    expect(
      (await scene.edit({ actor: own, dealerId: dealer.id, version: 1, change: { zipcode: '99999' } })).point,
    ).toBeNull();
    expect(
      (await scene.edit({ actor: own, dealerId: dealer.id, version: 2, change: { zipcode: '81301' } })).point,
    ).toEqual(dealer.point);
  });
  test('by the dealer itself stops at what is an admin’s', async () => {
    const scene = house();
    for (const change of [{ name: 'Other' }, { country: 'CA' }, { dealerId: '1' }])
      expect(await refusal(scene.edit({ actor: own, dealerId: dealer.id, version: 1, change }))).toBe('ADMINS_ONLY');
    await scene.edit({
      actor: own,
      dealerId: dealer.id,
      version: 1,
      change: { name: dealer.name, phone: '970 555 0199', bio: 'Since 1980' },
    });
    expect(scene.stored().audit[0]?.detail).toEqual({
      phone: { before: '***', after: '***' },
      bio: { before: null, after: 'Since 1980' },
    });
    expect(
      await refusal(scene.edit({ actor: stranger, dealerId: dealer.id, version: 2, change: { phone: '1' } })),
    ).toBe('NOT_FOUND');
  });
  test('writes over nobody’s edit', async () => {
    const scene = house();
    await scene.edit({ actor: own, dealerId: dealer.id, version: 1, change: { bio: 'Since 1980' } });
    expect(
      await refusal(scene.edit({ actor: admin, dealerId: dealer.id, version: 1, change: { bio: 'Since 1981' } })),
    ).toBe('STALE_EDIT');
  });
  test('that changes nothing leaves the version and the audit alone', async () => {
    const scene = house();
    expect(
      (await scene.edit({ actor: own, dealerId: dealer.id, version: 1, change: { phone: dealer.phone } })).version,
    ).toBe(1);
    expect(scene.stored().audit).toEqual([]);
  });
  test('shows its e-mail only when the dealer itself agrees, and whoever edits it can end that', async () => {
    const scene = house();
    const agree = { dealerId: dealer.id, change: { showEmail: true } };
    const proxied = { ...own, proxyHostId: anId('acc', 7) };
    for (const actor of [admin, proxied])
      expect(await refusal(scene.edit({ actor, version: 1, ...agree }))).toBe('PROXY_FORBIDDEN');
    expect((await scene.edit({ actor: own, version: 1, ...agree })).showEmail).toBe(true);
    const edited = await scene.edit({ actor: admin, dealerId: dealer.id, version: 2, change: { phone: '1' } });
    expect(edited.showEmail).toBe(true);
    const ended = await scene.edit({ actor: admin, dealerId: dealer.id, version: 3, change: { showEmail: false } });
    expect(ended.showEmail).toBe(false);
  });

  test('gives it no dealer ID that another has', async () => {
    const scene = house({ dealers: [dealer, dealerOf(aDealer({ id: anId('dea0er', 2), dealerId: '77' }))] });
    expect(
      await refusal(scene.edit({ actor: admin, dealerId: dealer.id, version: 1, change: { dealerId: '77' } })),
    ).toBe('DEALER_ID_TAKEN');
  });
});

test('deactivating a dealer ends every session and invitation of its logins, and activating lets them in again', async () => {
  const scene = house();
  await scene.invite({ actor: own, dealerId: dealer.id, email: 'third@example.com', name: 'Ira Wood', locale: 'en' });
  await scene.setActive({ actor: admin, dealerId: dealer.id, active: false });
  const { accounts, sessions, codes, dealers } = scene.stored();
  expect([accounts.map((one) => one.deactivated), sessions, codes[0]?.expiresAt, dealers[0]?.deactivated]).toEqual([
    [true, true],
    [],
    '2025-06-10T18:00:00.000Z',
    true,
  ]);
  expect(
    await refusal(
      scene.invite({ actor: admin, dealerId: dealer.id, email: 'fourth@example.com', name: 'Ira Wood', locale: 'en' }),
    ),
  ).toBe('DEALER_DEACTIVATED');
  await scene.setActive({ actor: admin, dealerId: dealer.id, active: true });
  expect(scene.stored().accounts.map((one) => one.deactivated)).toEqual([false, false]);
  expect(await refusal(scene.setActive({ actor: own, dealerId: dealer.id, active: false }))).toBe('NOT_FOUND');
});

describe('logins of a dealer', () => {
  test('are removed with their sessions, and the e-mail is free again', async () => {
    const scene = house();
    await scene.remove({
      actor: anActor({ ...own, accountId: second.id }),
      dealerId: dealer.id,
      accountId: account.id,
    });
    expect([scene.stored().accounts.map((one) => one.id), scene.stored().sessions]).toEqual([[second.id], []]);
    expect(
      await refusal(
        scene.invite({ actor: own, dealerId: dealer.id, email: account.email, name: 'Dana Cole', locale: 'en' }),
      ),
    ).toBe('done');
  });
  test('are invited again by the dealer, but nobody else’s invitation is taken away, save by an admin', async () => {
    const scene = house();
    const asked = { dealerId: dealer.id, email: 'third@example.com', name: 'Ira Wood', locale: 'en' as const };
    await scene.invite({ actor: own, ...asked });
    expect(await refusal(scene.invite({ actor: own, ...asked }))).toBe('done');
    const elsewhere = await scene.add({
      actor: admin,
      dealer: fields,
      login: { ...login, email: 'fourth@example.com' },
    });
    expect(await refusal(scene.invite({ actor: own, ...asked, email: 'Fourth@example.com' }))).toBe('EMAIL_TAKEN');
    expect(scene.stored().codes.find((one) => one.invited?.subjectId === elsewhere.id)?.usedAt).toBeNull();
    expect(await refusal(scene.invite({ actor: admin, ...asked, email: 'fourth@example.com' }))).toBe('done');
  });
  test('are never the one in use, nor another dealer’s', async () => {
    const scene = house();
    expect(await refusal(scene.remove({ actor: own, dealerId: dealer.id, accountId: account.id }))).toBe('OWN_LOGIN');
    expect(await refusal(scene.remove({ actor: stranger, dealerId: dealer.id, accountId: account.id }))).toBe(
      'NOT_FOUND',
    );
    expect(await refusal(scene.remove({ actor: admin, dealerId: dealer.id, accountId: anId('acc', 1) }))).toBe(
      'NOT_FOUND',
    );
    expect(
      await refusal(
        scene.remove({
          actor: anActor({ ...own, proxyHostId: anId('acc', 1) }),
          dealerId: dealer.id,
          accountId: second.id,
        }),
      ),
    ).toBe('PROXY_FORBIDDEN');
  });
});
