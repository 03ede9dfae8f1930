import { describe, expect, test } from '@jest/globals';
import {
  anAccount,
  anActor,
  anId,
  aRiderRecord,
  fakePorts,
  fakeUnitOfWork,
  fixedClock,
  PLAIN_SESSION,
  refusal,
  riderRows,
  type World,
} from '../testing/index.js';
import {
  changeEmail,
  endSession,
  listSessions,
  requestEmailChange,
  requestReset,
  resetPassword,
  setLocale,
  type Session,
  signInByProvider,
} from './index.js';

const account = anAccount({
  type: 'rider',
  subjectId: anId('rder', 1),
  email: 'old@example.com',
  emailVerified: true,
  passwordHash: 'hashed:old horse 1',
});
const actor = anActor({ type: 'rider', accountId: account.id, subjectId: account.subjectId });
const proxied = anActor({ ...actor, proxyHostId: anId('acc', 9) });
const aSession = (n: number, over: Partial<Session> = {}): Session => ({
  id: anId('sess', n),
  accountId: account.id,
  createdAt: '2025-06-10T17:00:00.000Z',
  expiresAt: '2025-06-11T06:00:00.000Z',
  ...PLAIN_SESSION,
  ...over,
});
const seals = {
  seal: (boundTo: string, code: string) => `${boundTo}=${code}`,
  matches: (seal: string, boundTo: string, code: string) => seal === `${boundTo}=${code}`,
};
const passwords = {
  hash: async (plain: string) => `hashed:${plain}`,
  verify: async (hash: string | null, plain: string) => ({ right: hash === `hashed:${plain}`, outdated: false }),
};
const house = (more: Partial<World> = {}) => {
  const clock = fixedClock();
  const db = fakeUnitOfWork({
    accounts: [account],
    sessions: [aSession(1), aSession(2)],
    ...riderRows([aRiderRecord({ id: account.subjectId, email: account.email })]),
    ...more,
  });
  const ports = fakePorts(db, { clock, seals, passwords });
  return {
    ...db,
    clock,
    lastCode: () =>
      String(
        db
          .stored()
          .outbox.filter((it) => 'code' in it.facts)
          .at(-1)?.facts['code'],
      ),
    emails: () => db.stored().outbox.map((it) => it.kind),
    request: (email: string, password = 'old horse 1', by = actor) =>
      requestEmailChange(ports)({ actor: by, email, password }),
    change: (email: string, code: string, by = actor) =>
      changeEmail(ports)({ actor: by, sessionId: anId('sess', 1), email, code }),
    forgot: (email: string) => requestReset(ports)({ email }),
    reset: (email: string, code: string) => resetPassword(ports)({ email, code, password: 'new horse 22' }),
    list: (by = actor) => listSessions(ports)({ actor: by }),
    end: (sessionId: string, by = actor) => endSession(ports)({ actor: by, sessionId }),
    speak: (by = actor) => setLocale(ports)({ actor: by, locale: 'fr' }),
    byProvider: (email: string, emailVerified = true) =>
      signInByProvider(ports)({ email, emailVerified, deviceId: 'a browser', origin: PLAIN_SESSION.origin }),
  };
};

describe('an address', () => {
  test('is changed by the code sent there: login and record have it, other sessions end, the old one is told', async () => {
    const scene = house();
    await scene.request(' New@Example.com ');
    expect(scene.stored().outbox[0]).toMatchObject({
      kind: 'email-code',
      recipient: { type: 'code', id: scene.stored().codes[0]?.id },
    });
    await scene.change('NEW@example.com', scene.lastCode());
    const { accounts, riders, sessions, codes, outbox, audit } = scene.stored();
    expect([accounts[0]?.email, riders[0]?.email, sessions.map((one) => one.id)]).toEqual([
      'new@example.com',
      'new@example.com',
      [anId('sess', 1)],
    ]);
    expect(codes.find((one) => one.id === outbox.at(-1)?.recipient.id)).toMatchObject({
      purpose: 'email-changed',
      email: 'old@example.com',
      seal: '',
    });
    // the email is tried for a week: until then it must know where to
    expect(codes.filter((one) => one.purpose === 'email-changed').map((one) => [one.usedAt, one.expiresAt])).toEqual([
      ['2025-06-10T18:00:00.000Z', '2025-06-18T18:00:00.000Z'],
    ]);
    expect([scene.emails(), audit.map((one) => one.action)]).toEqual([
      ['email-code', 'email-changed'],
      ['change-email'],
    ]);
    expect(JSON.stringify(audit)).not.toContain('@example.com');
    expect(await refusal(scene.change('new@example.com', scene.lastCode()))).toBe('CODE_NOT_VALID');
  });
  test('that was left opens nothing any more: a code that was sent there for a new password is no longer valid', async () => {
    const scene = house();
    await scene.forgot('old@example.com');
    const code = scene.lastCode();
    await scene.request('new@example.com');
    await scene.change('new@example.com', scene.lastCode());
    expect(await refusal(scene.reset('old@example.com', code))).toBe('CODE_NOT_VALID');
    expect(scene.stored().accounts[0]?.passwordHash).toBe('hashed:old horse 1');
  });
  test('needs the password, and guessing it locks as signing in does', async () => {
    const scene = house();
    const heard = [];
    for (let n = 0; n < 10; n += 1) heard.push(await refusal(scene.request('new@example.com', 'guess')));
    expect(heard).toEqual([...Array<string>(9).fill('WRONG_PASSWORD'), 'TOO_MANY_ATTEMPTS']);
    expect(scene.emails()).toEqual([]);
  });
  test('that someone enrolled with meanwhile is not taken from them', async () => {
    const scene = house();
    await scene.request('new@example.com');
    scene.give({ accounts: [anAccount({ id: anId('acc', 2), email: 'new@example.com' })] });
    expect(await refusal(scene.change('new@example.com', scene.lastCode()))).toBe('CODE_NOT_VALID');
    expect(scene.stored().accounts[0]?.email).toBe('old@example.com');
  });
  test('is not changed by the code of another account, nor to another address than the code was sent to', async () => {
    const scene = house({ accounts: [account, anAccount({ id: anId('acc', 2), email: 'other@example.com' })] });
    await scene.request('new@example.com');
    expect(
      await refusal(scene.change('new@example.com', scene.lastCode(), anActor({ accountId: anId('acc', 2) }))),
    ).toBe('CODE_NOT_VALID');
    expect(await refusal(scene.change('newer@example.com', scene.lastCode()))).toBe('CODE_NOT_VALID');
    expect(scene.stored().accounts.map((one) => one.email)).toEqual(['old@example.com', 'other@example.com']);
  });
  test('of an admin stands in their record too, that of a dealer’s login not in the dealer’s', async () => {
    const admin = {
      id: anId('admn', 1),
      firstName: 'Robin',
      lastName: 'Vale',
      email: 'old@example.com',
      phone: null,
      profileImage: null,
      deactivated: false,
    };
    const scene = house({ accounts: [{ ...account, type: 'admin', subjectId: admin.id }], admins: [admin] });
    await scene.request('new@example.com');
    await scene.change('new@example.com', scene.lastCode());
    expect(scene.stored().admins[0]?.email).toBe('new@example.com');
  });
  test('is nobody else’s to change, nor sessions and language, by an admin who acts as them', async () => {
    const scene = house();
    expect(
      await Promise.all(
        [
          scene.request('new@example.com', 'old horse 1', proxied),
          scene.change('new@example.com', '000000', proxied),
          scene.list(proxied),
          scene.end(anId('sess', 1), proxied),
          scene.speak(proxied),
        ].map(refusal),
      ),
    ).toEqual(Array(5).fill('PROXY_FORBIDDEN'));
  });
});

describe('sessions of one’s own', () => {
  test('are listed without those that ran out, and ended one by one', async () => {
    const other = anAccount({ id: anId('acc', 2), email: 'other@example.com' });
    const scene = house({
      accounts: [account, other],
      sessions: [
        aSession(1),
        aSession(2),
        aSession(3, { expiresAt: '2025-06-10T18:00:00.000Z' }),
        aSession(4, { accountId: other.id }),
      ],
    });
    expect((await scene.list()).map((one) => one.id)).toEqual([anId('sess', 2), anId('sess', 1)]);
    expect(await refusal(scene.end(anId('sess', 4)))).toBe('NOT_FOUND');
    await scene.end(anId('sess', 2));
    expect(scene.stored().sessions.map((one) => one.id)).toEqual([anId('sess', 1), anId('sess', 3), anId('sess', 4)]);
  });
});

describe('who a provider says it is', () => {
  test('is signed in when both sides verified the address', async () => {
    const scene = house();
    expect(await scene.byProvider('OLD@example.com')).toMatchObject({
      account: { id: account.id },
      session: { accountId: account.id, expiresAt: '2025-06-11T06:00:00.000Z', proxy: null },
    });
    expect(scene.stored().audit.map((one) => [one.action, one.actorId])).toEqual([['sign-in-by-provider', account.id]]);
    expect(await refusal(scene.byProvider('old@example.com', false))).toBe('EMAIL_NOT_VERIFIED');
    expect(
      await refusal(house({ accounts: [{ ...account, emailVerified: false }] }).byProvider('old@example.com')),
    ).toBe('EMAIL_NOT_VERIFIED');
  });
  test('is kept out when deactivated, and nobody when unknown', async () => {
    expect(await refusal(house({ accounts: [{ ...account, deactivated: true }] }).byProvider('old@example.com'))).toBe(
      'ACCOUNT_DEACTIVATED',
    );
    const scene = house();
    expect([
      await scene.byProvider('nobody@example.com'),
      scene.stored().accounts.length,
      scene.stored().sessions.length,
    ]).toEqual([null, 1, 2]);
  });
});
