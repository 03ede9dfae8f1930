import { defaultProgram } from '../program/index.js';
import { describe, expect, test } from '@jest/globals';
import {
  anAccount,
  anActor,
  anId,
  fakeUnitOfWork,
  fixedClock,
  PLAIN_SESSION,
  refusal,
  sequentialIds,
} from '../testing/index.js';
import { type Admin, setAdminActive, type SetAdminActive } from './index.js';

const admin = (n: number, change: Partial<Admin> = {}): Admin => ({
  id: anId('admn', n),
  firstName: 'Robin',
  lastName: `Vale ${n}`,
  email: `robin${n}@example.com`,
  phone: null,
  profileImage: null,
  deactivated: false,
  ...change,
});
const actorOf = (n: number) =>
  anActor({ accountId: anId('acc', n), subjectId: anId('admn', n), name: `Robin Vale ${n}` });
const NOW = '2025-06-10T18:00:00.000Z';

const house = (admins = [admin(1), admin(2)]) => {
  const proxy = {
    type: 'rider' as const,
    subjectId: anId('rder', 1),
    accountId: null,
    reason: 'Called',
    returnTo: '/',
    until: '2025-06-10T19:00:00.000Z',
  };
  const db = fakeUnitOfWork({
    admins,
    accounts: admins.map(({ id, email, deactivated }, at) =>
      anAccount({ id: anId('acc', at + 1), email, subjectId: id, deactivated }),
    ),
    sessions: admins.map((_, at) => ({
      id: anId('sess', at + 1),
      accountId: anId('acc', at + 1),
      createdAt: NOW,
      expiresAt: '2025-06-11T06:00:00.000Z',
      ...PLAIN_SESSION,
      proxy,
    })),
    devices: admins.map((_, at) => ({
      deviceId: `browser ${at + 1}`,
      accountId: anId('acc', at + 1),
      seenAt: NOW,
      expiresAt: '2025-12-01T00:00:00.000Z',
    })),
  });
  const set = setAdminActive({
    uow: db.uow,
    clock: fixedClock(NOW),
    ids: sequentialIds(),
    program: { ...defaultProgram, approvals: 'recorded' as const },
  });
  return {
    ...db,
    set: (by: number, of: number, active = false, change: Partial<SetAdminActive> = {}) =>
      set({ actor: actorOf(by), adminId: anId('admn', of), active, ...change }),
  };
};

describe('an administrator', () => {
  test('is switched off by another: no session, in proxy or not, no known browser, a record and an email', async () => {
    const scene = house();
    expect(await scene.set(1, 2)).toMatchObject({ id: anId('admn', 2), deactivated: true });
    const { accounts, sessions, devices, outbox, audit } = scene.stored();
    expect([
      accounts.map(({ deactivated }) => deactivated),
      sessions.map(({ id }) => id),
      devices.map(({ deviceId }) => deviceId),
    ]).toEqual([[false, true], [anId('sess', 1)], ['browser 1']]);
    expect(outbox).toMatchObject([
      { kind: 'admin-deactivated', recipient: { type: 'admin', id: anId('admn', 2) }, facts: { by: 'Robin Vale 1' } },
    ]);
    expect(audit).toMatchObject([
      {
        action: 'deactivate-admin',
        actorId: anId('acc', 1),
        objectType: 'admin',
        objectId: anId('admn', 2),
        detail: { deactivated: { before: false, after: true } },
      },
      { action: 'done-alone', objectId: anId('admn', 2), detail: { kind: 'admin-active' } },
    ]);
  });
  test('is switched on again, once', async () => {
    const scene = house([admin(1), admin(2, { deactivated: true })]);
    await scene.set(1, 2, true);
    await scene.set(1, 2, true);
    expect([
      scene.stored().accounts.map(({ deactivated }) => deactivated),
      scene.stored().outbox.map(({ kind }) => kind),
    ]).toEqual([[false, false], ['admin-activated']]);
  });
  test('does not switch off themselves, so one always remains', async () => {
    const scene = house();
    expect([await refusal(scene.set(1, 1)), await refusal(scene.set(1, 1, true))]).toEqual(['OWN_LOGIN', 'done']);
    expect(scene.stored().admins.map(({ deactivated }) => deactivated)).toEqual([false, false]);
  });
  test('who was switched off a moment ago switches nobody off', async () => {
    const scene = house();
    expect((await Promise.all([refusal(scene.set(1, 2)), refusal(scene.set(2, 1))])).toSorted()).toEqual([
      'ACCOUNT_DEACTIVATED',
      'done',
    ]);
    expect(scene.stored().admins.filter(({ deactivated }) => !deactivated)).toHaveLength(1);
  });
  test('is there for administrators alone', async () => {
    const scene = house();
    expect(
      await refusal(scene.set(1, 2, false, { actor: anActor({ type: 'dealer', subjectId: anId('admn', 1) }) })),
    ).toBe('NOT_FOUND');
    expect(await refusal(scene.set(1, 3))).toBe('NOT_FOUND');
  });
});
