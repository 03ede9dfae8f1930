import { describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { verifyAudit } from '@rrr/persistence';
import { SERVICES as S } from '../../app/services.js';
import type { Browser } from './testing/browser.js';
import { codeOf, identityScene, PASSWORD, post, sessionOf, signIn } from './testing/identity-scene.js';
import { checkEachTest } from './testing/undo.js';

// password hashes are slow on a busy machine
jest.setTimeout(60_000);

const { demo, mails, enrolled } = await identityScene();
const database = demo.server.container.get(S.database);
const seals = demo.server.container.get(S.historySeals);
checkEachTest(database, /audit_log/, async () => expect((await verifyAudit(database, seals)).breaks).toEqual([]));

describe('a password', () => {
  test.each(['rider', 'dealer', 'promoter', 'admin'] as const)(
    'of a %s is changed by who knows it, and other sessions end',
    async (type) => {
      const [here, there] = [await demo.as(type), await demo.as(type)];
      const own = demo.server.demo?.logins.find((it) => it.type === type)?.password ?? '';
      const change = (oldPassword: string, newPassword: string, by = here) =>
        by.ask(`/api/${type}/${type}/change-password`, { method: 'PUT', body: { oldPassword, newPassword } });
      expect(codeOf(await change('Not the one', PASSWORD))).toBe('WRONG_PASSWORD');
      expect(codeOf(await change(own, 'short'))).toBe('PASSWORD_NOT_VALID');
      expect((await change(own, PASSWORD)).status).toBe(204);
      expect([
        (await here.ask('/api/account/sessions')).status,
        (await there.ask('/api/account/sessions')).status,
      ]).toEqual([200, 401]);
    },
  );
});

describe('sessions', () => {
  test('are listed, ended one by one or all at once, and nobody ends another’s', async () => {
    const { by: first, email } = await enrolled();
    const second = demo.visit();
    await signIn(first, email);
    await signIn(second, email);
    const list = async (it: Browser) => (await it.call(contract.listSessions)).sessions;
    const all = await list(first);
    expect(all.map((it) => it.current)).toEqual([false, true]);
    const other = all[0]?._id ?? '';
    const stranger = demo.visit();
    await signIn(stranger, (await enrolled()).email);
    expect(codeOf(await stranger.ask(`/api/account/session/${other}`, { method: 'DELETE' }))).toBe('NOT_FOUND');
    expect((await second.ask('/api/account/sessions')).status).toBe(200);
    expect((await first.ask(`/api/account/session/${other}`, { method: 'DELETE' })).status).toBe(204);
    expect((await second.ask('/api/account/sessions')).status).toBe(401);
    await signIn(second, email);
    expect((await post(second, '/api/logout-everywhere')).status).toBe(204);
    expect([
      (await first.ask('/api/account/sessions')).status,
      (await second.ask('/api/account/sessions')).status,
    ]).toEqual([401, 401]);
  });

  test('end when an admin deactivates the account, and logging in says why', async () => {
    const { by, email } = await enrolled();
    await signIn(by, email);
    const { user } = (await sessionOf(by)) ?? {};
    await demo.server.container.get(S.useCases).setRiderActive({
      actor: {
        accountId: '0'.repeat(26),
        type: 'admin',
        subjectId: '0'.repeat(26),
        proxyHostId: null,
        name: 'Robin Vale',
      },
      riderId: user?._id ?? '',
      active: false,
    });
    expect((await by.ask('/api/account/sessions')).status).toBe(401);
    expect((await signIn(by, email)).json()).toMatchObject({
      status: 403,
      code: 'ACCOUNT_DEACTIVATED',
      detail: 'Your account has been deactivated, please contact support',
    });
    expect(codeOf(await signIn(by, email, 'Not the one'))).toBe('WRONG_CREDENTIALS');
  });
});

describe('an address', () => {
  test('is changed by a code sent to the new one; the old one is told, and no longer signs in', async () => {
    const { by, email } = await enrolled();
    await mails.code(email);
    await signIn(by, email);
    const wanted = `moved.${email}`;
    const ask = (password = PASSWORD, to = wanted) => post(by, '/api/account/change-email', { email: to, password });
    expect(codeOf(await ask('Not the one'))).toBe('WRONG_PASSWORD');
    expect((await ask()).status).toBe(204);
    const sent = await mails.code(wanted);
    const stranger = demo.visit();
    await signIn(stranger, (await enrolled()).email);
    expect(codeOf(await post(stranger, '/api/account/change-email/confirm', { email: wanted, code: sent }))).toBe(
      'CODE_NOT_VALID',
    );
    expect((await ask()).status).toBe(204);
    const again = await mails.code(wanted);
    expect((await post(by, '/api/account/change-email/confirm', { email: wanted, code: again })).json()).toMatchObject({
      session: { account: { email: wanted, emailVerified: true }, user: { email: wanted } },
    });
    expect((await mails.next(email)).subject).toBe('The e-mail address of your account was changed');
    expect([codeOf(await signIn(demo.visit(), email)), (await signIn(demo.visit(), wanted)).status]).toEqual([
      'WRONG_CREDENTIALS',
      200,
    ]);
  });

  test('that another account has gets the same response, and its owner is e-mailed', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    await mails.code(other.email);
    await signIn(one.by, one.email);
    expect((await post(one.by, '/api/account/change-email', { email: other.email, password: PASSWORD })).status).toBe(
      204,
    );
    expect((await mails.next(other.email)).subject).toBe('You already have an account');
    expect((await sessionOf(one.by))?.account.email).toBe(one.email);
  });
});

describe('an admin who acts as another', () => {
  test('cannot change their password, address or sessions or start another proxy, and returns with one request', async () => {
    const { by: rider, email } = await enrolled();
    await signIn(rider, email);
    const riderId = (await sessionOf(rider))?.user._id ?? '';
    const admin = await demo.as('admin');
    const start = (type: string, id: string, reason = 'called about a PIN') =>
      post(admin, '/api/admin/proxy', { type, id, reason, returnTo: '/auth/admin/riders?page=2' });
    expect([codeOf(await start('admin', riderId)), codeOf(await start('rider', riderId, ''))]).toEqual([
      'VALIDATION_FAILED',
      'VALIDATION_FAILED',
    ]);
    expect((await start('rider', riderId)).json()).toMatchObject({
      session: { account: { type: 'rider' }, proxyHost: { fullName: expect.any(String) } },
    });
    const refused = [
      await admin.ask('/api/rider/rider/change-password', {
        method: 'PUT',
        body: { oldPassword: PASSWORD, newPassword: 'Five brown horses' },
      }),
      await post(admin, '/api/account/change-email', { email: 'taken.over@example.com', password: PASSWORD }),
      await post(admin, '/api/account/email-code'),
      await post(admin, '/api/account/verify-email', { code: '000000' }),
      await admin.ask('/api/account/sessions'),
      await post(admin, '/api/logout-everywhere'),
    ];
    expect(refused.map(codeOf)).toEqual(Array(6).fill('PROXY_FORBIDDEN'));
    expect(codeOf(await start('dealer', riderId))).toBe('FORBIDDEN');
    expect((await post(admin, '/api/proxy/remove')).json()).toEqual({ returnTo: '/auth/admin/riders?page=2' });
    expect((await sessionOf(admin))?.account.type).toBe('admin');
    expect(codeOf(await post(admin, '/api/proxy/remove'))).toBe('NOT_PROXYING');
    // after an hour the proxy ends by itself; then ending it and starting another both work
    const runOut = () =>
      demo.server.container
        .get(S.database)
        .write('sessions')
        .whereNotNull('proxy_until')
        .update({ proxy_until: '2020-01-01T00:00:00.000Z' });
    await start('rider', riderId);
    await runOut();
    expect((await sessionOf(admin))?.account.type).toBe('admin');
    expect((await post(admin, '/api/proxy/remove')).json()).toEqual({ returnTo: '/auth/admin/riders?page=2' });
    await start('rider', riderId);
    await runOut();
    expect((await start('rider', riderId)).status).toBe(200);
    await post(admin, '/api/proxy/remove');
    expect((await rider.ask('/api/account/sessions')).status).toBe(200);
  });
});
