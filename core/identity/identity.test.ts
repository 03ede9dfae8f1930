import { describe, expect, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
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
import type { World } from '../testing/index.js';
import { actorOf, endProxy, type Person, signIn, signOut, startProxy } from './index.js';

const account = anAccount();
const passwords = {
  hash: async (plain: string) => `new:${plain}`,
  verify: async (hash: string | null, plain: string) => ({
    right: hash === `new:${plain}` || hash === `old:${plain}`,
    outdated: hash?.startsWith('old:') ?? false,
  }),
};
const person: Person = {
  id: anId('rder'),
  fullName: 'Casey Moreno',
  email: 'casey@example.com',
  phone: null,
  profileImage: null,
  deactivated: false,
  bikes: [],
};

const house = (more: Partial<World> = {}, comparing: () => Promise<void> = async () => undefined) => {
  const clock = fixedClock();
  const db = fakeUnitOfWork({ accounts: [{ ...account, passwordHash: 'new:right' }], ...more });
  const people = {
    live: async () => undefined,
    person: async (type: string, id: string) => (type === 'rider' && id === person.id ? person : undefined),
  };
  const slow = {
    ...passwords,
    verify: (hash: string | null, plain: string) => comparing().then(() => passwords.verify(hash, plain)),
  };
  const ports = { uow: db.uow, passwords: slow, clock, ids: sequentialIds(), program: defaultProgram, people };
  return {
    ...db,
    clock,
    signIn: (typed: { email: string; password: string }) =>
      signIn(ports)({ ...typed, deviceId: 'a browser', origin: PLAIN_SESSION.origin }),
    signOut: signOut(ports),
    startProxy: startProxy(ports),
    endProxy: endProxy(ports),
  };
};

describe('signing in', () => {
  test('opens a session that ends by itself', async () => {
    const { signIn: enter, stored } = house();
    const { session } = await enter({ email: account.email, password: 'right' });
    expect(stored().sessions).toEqual([session]);
    expect(session.expiresAt).toBe('2025-06-11T06:00:00.000Z');
  });
  test('answers alike for a wrong password and an unknown e-mail', async () => {
    const { signIn: enter } = house();
    expect(await refusal(enter({ email: account.email, password: 'wrong' }))).toBe('WRONG_CREDENTIALS');
    expect(await refusal(enter({ email: 'nobody@example.com', password: 'wrong' }))).toBe('WRONG_CREDENTIALS');
  });
  test('knows the browser from then on', async () => {
    const { signIn: enter, stored } = house();
    await enter({ email: account.email, password: 'right' });
    expect(stored().devices).toEqual([
      {
        deviceId: 'a browser',
        accountId: account.id,
        seenAt: '2025-06-10T18:00:00.000Z',
        expiresAt: '2025-12-07T18:00:00.000Z',
      },
    ]);
  });
  test('tells only who knows the password that the account is deactivated', async () => {
    const { signIn: enter } = house({ accounts: [{ ...account, passwordHash: 'new:right', deactivated: true }] });
    expect(await refusal(enter({ email: account.email, password: 'wrong' }))).toBe('WRONG_CREDENTIALS');
    expect(await refusal(enter({ email: account.email, password: 'right' }))).toBe('ACCOUNT_DEACTIVATED');
  });
  test('hashes an outdated password anew', async () => {
    const { signIn: enter, stored } = house({ accounts: [{ ...account, passwordHash: 'old:right' }] });
    await enter({ email: account.email, password: 'right' });
    expect(stored().accounts[0]?.passwordHash).toBe('new:right');
  });
  test.each(['new:right', 'old:right'])(
    'lets nobody in by a password (%s) that is changed while it is compared, and leaves the new one',
    async (passwordHash) => {
      const {
        signIn: enter,
        stored,
        uow,
      } = house({ accounts: [{ ...account, passwordHash }] }, () =>
        uow.run((tx) => tx.accounts.setPasswordHash(account.id, 'new:other')),
      );
      expect(await refusal(enter({ email: account.email, password: 'right' }))).toBe('WRONG_CREDENTIALS');
      expect([stored().sessions, stored().accounts[0]?.passwordHash]).toEqual([[], 'new:other']);
    },
  );
  test('out ends the session', async () => {
    const { signIn: enter, signOut: leave, stored } = house();
    const { session } = await enter({ email: account.email, password: 'right' });
    await leave({ actor: anActor(), sessionId: session.id });
    expect(stored().sessions).toEqual([]);
  });
});

describe('acting as another', () => {
  const asRider = {
    type: 'rider' as const,
    subjectId: person.id,
    reason: 'Called for help',
    returnTo: '/auth/admin/riders?page=3',
  };
  const inside = async (more: Partial<World> = {}) => {
    const scene = house(more);
    const { session } = await scene.signIn({ email: account.email, password: 'right' });
    return { ...scene, session };
  };
  test('shows both names from the next request, and leads back to where the admin was', async () => {
    const { session, startProxy: start, endProxy: end, stored } = await inside();
    await start({ sessionId: session.id, actor: anActor(), ...asRider });
    const [now] = stored().sessions;
    if (!now) throw new Error('no session');
    const acting = actorOf(
      { session: now, account, hasFactor: false, proxySubjectDeactivated: false },
      '2025-06-10T18:30:00.000Z',
    );
    expect(acting).toMatchObject({ type: 'rider', subjectId: person.id, proxyHostId: account.id });
    expect(await end({ sessionId: session.id })).toEqual({ returnTo: '/auth/admin/riders?page=3' });
    expect(stored().audit.map((it) => [it.action, it.detail.reason])).toEqual([
      ['sign-in', undefined],
      ['proxy-start', 'Called for help'],
      ['proxy-end', undefined],
    ]);
  });
  test('ends by itself after an hour', async () => {
    const { session, startProxy: start, stored } = await inside();
    await start({ sessionId: session.id, actor: anActor(), ...asRider });
    const [now] = stored().sessions;
    if (!now) throw new Error('no session');
    expect(
      actorOf({ session: now, account, hasFactor: false, proxySubjectDeactivated: false }, '2025-06-10T19:00:00.000Z')
        .type,
    ).toBe('admin');
  });
  test('that ran out is in nobody’s way: another begins, and removing it leads back', async () => {
    const { session, startProxy: start, endProxy: end, stored, clock } = await inside();
    await start({ sessionId: session.id, actor: anActor(), ...asRider });
    clock.set('2025-06-10T18:59:59.999Z');
    expect(await refusal(start({ sessionId: session.id, actor: anActor(), ...asRider }))).toBe('ALREADY_PROXYING');
    clock.set('2025-06-10T19:00:00.000Z');
    await start({ sessionId: session.id, actor: anActor(), ...asRider, reason: 'Called again' });
    expect(stored().sessions[0]?.proxy).toMatchObject({ reason: 'Called again', until: '2025-06-10T20:00:00.000Z' });
    clock.set('2025-06-10T21:00:00.000Z');
    expect(await end({ sessionId: session.id })).toEqual({ returnTo: '/auth/admin/riders?page=3' });
  });
  test('is for admins, never nested, and never into what does not exist', async () => {
    const { session, startProxy: start } = await inside();
    expect(await refusal(start({ sessionId: session.id, actor: anActor({ type: 'dealer' }), ...asRider }))).toBe(
      'NOT_FOUND',
    );
    expect(
      await refusal(start({ sessionId: session.id, actor: anActor(), ...asRider, subjectId: anId('n00ne') })),
    ).toBe('NOT_FOUND');
    await start({ sessionId: session.id, actor: anActor(), ...asRider });
    expect(await refusal(start({ sessionId: session.id, actor: anActor(), ...asRider }))).toBe('ALREADY_PROXYING');
    expect(
      await refusal(
        start({ sessionId: session.id, actor: anActor({ type: 'rider', proxyHostId: account.id }), ...asRider }),
      ),
    ).toBe('ALREADY_PROXYING');
  });
  test('that never began cannot end', async () => {
    const { session, endProxy: end } = await inside();
    expect(await refusal(end({ sessionId: session.id }))).toBe('NOT_PROXYING');
  });
});
