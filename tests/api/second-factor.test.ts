import { afterEach, describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { FRESH_FACTOR_CALLS } from '@rrr/core/access';
import { SERVICES as S } from '../../app/services.js';
import { cli } from '../../app/cli.js';
import { factorScene } from './testing/factor-scene.js';

// password hashes are slow on a busy machine
jest.setTimeout(60_000);

const { demo, mails, later, nextCode, passwordOf, setUp } = await factorScene();
const EMAIL = 'admin@example.com';
const login = { email: EMAIL, password: passwordOf(EMAIL) };
const ADJUST = { amount: { amount: 500, currency: 'USD' }, reason: 'A correction' } as const;

/** An administrator with a second factor, signed in, and its rider to act on. */
const armed = async () => {
  const admin = await demo.as('admin');
  const { secret, codes } = await setUp(admin, EMAIL);
  return { admin, secret, codes };
};
/** A browser that knows the password only. */
const thief = async () => {
  const by = demo.visit();
  expect(await by.call(contract.login, { body: login })).toEqual({ session: null, factor: 'asked' });
  by.setRole('admin');
  return by;
};
afterEach(() => later(60));

test('every call that needs a fresh factor exists', () => {
  const known = new Set(contract.endpoints.map((it) => it.id));
  expect([...FRESH_FACTOR_CALLS].filter((id) => !known.has(id))).toEqual([]);
});

describe('a stolen password', () => {
  test('reaches nothing: every call refuses it as it refuses a visitor', async () => {
    await armed();
    const by = await thief();
    expect(await by.call(contract.getSession)).toEqual({ session: null });
    for (const path of [
      '/api/account/sessions',
      '/api/account/second-factor',
      '/api/admin/admins',
      '/api/admin/approvals',
    ])
      expect([path, (await by.ask(path)).problem().code]).toEqual([path, 'UNAUTHENTICATED']);
    expect((await by.refusal(contract.beginFactor, { body: { password: login.password } })).code).toBe(
      'UNAUTHENTICATED',
    );
    expect(
      (
        await by.refusal(contract.changeAdminPassword, {
          body: { oldPassword: login.password, newPassword: 'Four tall horses' },
        })
      ).code,
    ).toBe('UNAUTHENTICATED');
  });
  test('cannot guess codes: wrong ones are counted, also at once, and the right one is refused then', async () => {
    const { secret } = await armed();
    const by = await thief();
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, n) => by.refusal(contract.proveFactor, { body: { code: String(100_000 + n) } })),
    );
    const codes = guesses.map((it) => it.code);
    expect(codes.filter((it) => it === 'WRONG_FACTOR').length).toBeLessThan(10);
    expect(codes.filter((it) => it === 'TOO_MANY_WRONG_FACTORS').length).toBeGreaterThan(4);
    const refused = await by.refusal(contract.proveFactor, { body: { code: nextCode(secret) } });
    expect([refused.status, refused.code]).toEqual([429, 'TOO_MANY_WRONG_FACTORS']);
    // of another browser, too
    expect((await (await thief()).refusal(contract.proveFactor, { body: { code: nextCode(secret) } })).code).toBe(
      'TOO_MANY_WRONG_FACTORS',
    );
  });
  test('and a code seen over a shoulder are not enough: each code works once', async () => {
    const { admin, secret } = await armed();
    const code = nextCode(secret);
    await admin.call(contract.proveFactor, { body: { code } });
    expect((await (await thief()).refusal(contract.proveFactor, { body: { code } })).code).toBe('WRONG_FACTOR');
  });
});

describe('logging in', () => {
  test('with a code opens the session under another token; the one of the password is worthless', async () => {
    const { secret } = await armed();
    const by = await thief();
    const before = by.cookies.get('session') ?? '';
    const { session } = await by.call(contract.proveFactor, { body: { code: nextCode(secret) } });
    expect([session.account.email, session.secondFactor]).toEqual([EMAIL, 'on']);
    const after = by.cookies.get('session');
    expect(after).not.toBe(before);
    by.cookies.set('session', before);
    expect((await by.ask('/api/account/sessions')).status).toBe(401);
  });
  test('with a recovery code works once, and the owner gets an e-mail', async () => {
    const { codes } = await armed();
    const code = codes[3] ?? '';
    expect((await (await thief()).call(contract.proveFactor, { body: { code } })).recoveryLeft).toBe(9);
    expect((await (await thief()).refusal(contract.proveFactor, { body: { code } })).code).toBe('WRONG_FACTOR');
    const subjects = [(await mails.next(EMAIL)).subject, (await mails.next(EMAIL)).subject];
    expect(subjects).toEqual(['Two-step verification is on', 'A recovery code was used']);
  });
  test('must be finished within ten minutes', async () => {
    const { secret } = await armed();
    const by = await thief();
    later(10);
    expect((await by.refusal(contract.proveFactor, { body: { code: nextCode(secret) } })).code).toBe('UNAUTHENTICATED');
  });
  test('ends other sessions when the factor is set up', async () => {
    const other = await demo.as('admin');
    await armed();
    expect((await other.ask('/api/account/sessions')).status).toBe(401);
  });
});

describe('a fresh factor', () => {
  test('is needed after ten minutes to adjust, pay, approve and act as another; a code makes it fresh', async () => {
    const { admin, secret } = await armed();
    const [rider] = (await admin.call(contract.searchRiders, {})).riders;
    const riderId = rider?._id ?? '';
    later(11);
    const act = () =>
      admin.refusal(contract.startProxy, { body: { type: 'rider', id: riderId, reason: 'Help', returnTo: '/' } });
    expect([(await act()).status, (await act()).code]).toEqual([403, 'FACTOR_NEEDED']);
    const adjust = { body: ADJUST, params: { riderId }, idempotencyKey: 'the-same-key-of-one-act' };
    expect((await admin.refusal(contract.adjustWallet, adjust)).code).toBe('FACTOR_NEEDED');
    // what needs none still works
    expect((await admin.ask('/api/admin/admins')).status).toBe(200);
    await admin.call(contract.proveFactor, { body: { code: nextCode(secret) } });
    await admin.call(contract.adjustWallet, adjust);
    await admin.call(contract.startProxy, { body: { type: 'rider', id: riderId, reason: 'Help', returnTo: '/' } });
    // while acting as another, nobody's factor can be touched
    expect((await admin.refusal(contract.beginFactor, { body: { password: 'x' } })).code).toBe('PROXY_FORBIDDEN');
    expect((await admin.refusal(contract.proveFactor, { body: { code: nextCode(secret) } })).code).toBe(
      'PROXY_FORBIDDEN',
    );
  });
  test('is not asked of who has none', async () => {
    const admin = await demo.as('admin');
    const [rider] = (await admin.call(contract.searchRiders, {})).riders;
    await admin.call(contract.startProxy, {
      body: { type: 'rider', id: rider?._id ?? '', reason: 'Help', returnTo: '/' },
    });
  });
  test('keeps requests that are on their way: the earlier token works for ten seconds, without being fresh', async () => {
    const { admin, secret } = await armed();
    later(11);
    const before = admin.cookies.get('session') ?? '';
    await admin.call(contract.proveFactor, { body: { code: nextCode(secret) } });
    const late = demo.visit();
    late.cookies.set('session', before);
    late.setRole('admin');
    expect((await late.ask('/api/account/sessions')).status).toBe(200);
    expect((await late.refusal(contract.inviteAdminAgain, { params: { adminId: '0'.repeat(26) } })).code).toBe(
      'FACTOR_NEEDED',
    );
    later(1);
    expect((await late.ask('/api/account/sessions')).status).toBe(401);
  });
});

describe('switching off and resetting', () => {
  test('needs the password and a code; then the password alone logs in', async () => {
    const { admin, secret } = await armed();
    const off = (password: string, code: string) =>
      admin.refusal(contract.switchOffFactor, { body: { password, code } });
    expect((await off('Not the one', nextCode(secret))).code).toBe('WRONG_PASSWORD');
    expect((await off(login.password, '000000')).code).toBe('WRONG_FACTOR');
    await admin.call(contract.switchOffFactor, { body: { password: login.password, code: nextCode(secret) } });
    expect((await demo.visit().call(contract.login, { body: login })).session?.secondFactor).toBe('off');
  });
  test('by another administrator ends all sessions; never one’s own; and the list tells who has one', async () => {
    const { admin } = await armed();
    const second = await demo.as('admin2');
    const { admins } = await second.call(contract.listAdmins, {});
    expect(admins.find((it) => it.email === EMAIL)?.twoStep).toBe(true);
    expect(admins.find((it) => it.email === 'admin2@example.com')?.twoStep).toBe(false);
    const reset = { body: { email: EMAIL, reason: 'Lost phone' } };
    expect((await admin.refusal(contract.resetFactor, reset)).code).toBe('OWN_LOGIN');
    // a stolen session of one administrator alone disarms no colleague
    expect((await second.refusal(contract.resetFactor, reset)).code).toBe('SECOND_PERSON_NEEDED');
    const adminId = admins.find((it) => it.email === EMAIL)?._id ?? '';
    const ask = { params: { adminId }, body: { reason: 'Lost phone' } };
    expect((await admin.refusal(contract.resetAdminFactor, ask)).code).toBe('OWN_LOGIN');
    const { approvalId } = await second.call(contract.resetAdminFactor, ask);
    const decide = { params: { approvalId: approvalId ?? '' }, body: { version: 1, approve: true, answer: null } };
    expect((await second.refusal(contract.decideApproval, decide)).code).toBe('SECOND_PERSON_NEEDED');
    expect(await demo.visit().call(contract.login, { body: login })).toMatchObject({ factor: 'asked' });
    await admin.call(contract.decideApproval, decide);
    expect((await admin.ask('/api/account/sessions')).status).toBe(401);
    expect((await demo.visit().call(contract.login, { body: login })).session?.secondFactor).toBe('off');
  });
  test('of a rider by one administrator, whose page tells that it is on', async () => {
    const rider = await demo.as('rider');
    await setUp(rider, 'rider@example.com');
    const admin2 = await demo.as('admin2');
    const riderId = (await rider.session()).user._id;
    const shown = async () =>
      (await admin2.call(contract.getRider, { params: { riderId } })).rider.record?.login?.twoStep;
    expect(await shown()).toBe(true);
    await admin2.call(contract.resetFactor, { body: { email: 'rider@example.com', reason: 'Lost phone' } });
    expect(await shown()).toBe(false);
    expect((await rider.ask('/api/account/sessions')).status).toBe(401);
  });
  test('on the command line helps the last administrator', async () => {
    await armed();
    const said: string[] = [];
    const env = { NODE_ENV: 'test', DATA_DIR: demo.dataDir, DEMO: 'true', LOG_LEVEL: 'silent' };
    const run = () => cli(['factor:reset', '--email', EMAIL], env, (it) => void said.push(it));
    expect([await run(), await run()]).toEqual([0, 2]);
    expect(said.join('\n')).toContain(`The second factor of ${EMAIL} was removed`);
    expect((await demo.visit().call(contract.login, { body: login })).factor).toBeUndefined();
  });
  test('leaves no secret in the database or in the audit log', async () => {
    const { secret, codes } = await armed();
    const rows = await demo.server.container.get(S.uow).run(async (tx) => {
      const id = (await tx.accounts.byEmail(EMAIL))?.id ?? '';
      return [await tx.factors.lock(id), await tx.factors.recoveryCodes(id)];
    });
    const text = JSON.stringify(rows);
    expect(text).not.toContain(secret);
    for (const code of codes) expect(text).not.toContain(code.replace('-', ''));
  });
});

describe('sessions', () => {
  test('tell browser, network and use, and all others end at once', async () => {
    const by = demo.visit();
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
    await by.ask('/api/login', { method: 'POST', body: login, headers: { 'User-Agent': agent } });
    const other = await demo.as('admin');
    const list = async () => (await by.call(contract.listSessions)).sessions;
    expect(await list()).toMatchObject([
      { current: false },
      { current: true, browser: 'Firefox', system: 'Windows', network: '127.0.0.0/24', lastSeen: expect.any(String) },
    ]);
    await by.call(contract.endOtherSessions);
    expect((await other.ask('/api/account/sessions')).status).toBe(401);
    expect(await list()).toHaveLength(1);
  });
  test('of administrators end after 30 minutes without use, and calls by themselves are no use', async () => {
    const admin = await demo.as('admin');
    for (let n = 0; n < 3; n += 1) {
      later(20);
      expect((await admin.ask('/api/admin/admins')).status).toBe(200);
    }
    later(20);
    expect((await admin.ask('/api/admin/jobs')).status).toBe(200);
    later(20);
    expect((await admin.ask('/api/admin/admins')).status).toBe(401);
    const rider = await demo.as('rider');
    later(60);
    expect((await rider.ask('/api/account/sessions')).status).toBe(200);
  });
  test('get another token at a password change, and the one before ends', async () => {
    const admin = await demo.as('admin');
    const before = admin.cookies.get('session') ?? '';
    await admin.call(contract.changeAdminPassword, {
      body: { oldPassword: login.password, newPassword: 'Four tall horses' },
    });
    expect((await admin.ask('/api/account/sessions')).status).toBe(200);
    expect(admin.cookies.get('session')).not.toBe(before);
    admin.cookies.set('session', before);
    expect((await admin.ask('/api/account/sessions')).status).toBe(401);
  });
});
