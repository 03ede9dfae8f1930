import { describe, expect, jest, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { SERVICES as S } from '../../app/services.js';
import { codeOf, guardScene, PASSWORD, post } from './testing/guard-scene.js';

// each captcha is a proof of work
jest.setTimeout(60_000);

const { demo, forget, login, enrolment } = await guardScene();

describe('a token', () => {
  test('that is forged, expired, or of another or no algorithm or key is refused', async () => {
    const browser = await demo.as('rider');
    const good = browser.cookies.get('session') ?? '';
    expect((await browser.ask('/api/account/sessions')).status).toBe(200);
    const [header = '', payload = '', signature = ''] = good.split('.');
    const claims: { readonly sid: string } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const { sid } = claims;
    const [own] = demo.server.container.get(S.keys).session;
    const signed = (change: (jwt: SignJWT) => SignJWT, key: Uint8Array = own, alg = 'HS256', typ = 'session+jwt') =>
      change(
        new SignJWT({ sid })
          .setProtectedHeader({ alg, typ })
          .setIssuer('red-rider-rewards')
          .setAudience('portal')
          .setExpirationTime('1h'),
      ).sign(key);
    const packed = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const same = (jwt: SignJWT) => jwt;
    const bad = [
      await signed(same, Buffer.alloc(32, 9)),
      await signed((jwt) => jwt.setExpirationTime('-1s')),
      await signed(same, Buffer.concat([own, own]), 'HS512'),
      await signed(same, own, 'HS256', 'JWT'),
      await signed((jwt) => jwt.setIssuer('someone')),
      await signed((jwt) => jwt.setAudience('sign-in')),
      `${packed({ alg: 'none', typ: 'session+jwt' })}.${payload}.`,
      `${packed({ alg: 'none', typ: 'session+jwt' })}.${payload}.${signature}`,
      `${header}.${packed({ ...claims, sid: '0'.repeat(26) })}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      sid,
      '',
      'x.y.z',
    ];
    for (const token of bad) {
      browser.cookies.set('session', token);
      expect([token.slice(0, 30), (await browser.ask('/api/account/sessions')).status]).toEqual([
        token.slice(0, 30),
        401,
      ]);
    }
    browser.cookies.set('session', good);
    expect((await browser.ask('/api/account/sessions')).status).toBe(200);
  });

  test('of a merged rider is refused on the next request', async () => {
    const admin = await demo.as('admin');
    const enrol = async (email: string, n: number) => {
      await post(demo.visit(), '/api/register', await enrolment(email, n));
      const browser = demo.visit();
      await browser.signIn(email, PASSWORD);
      return { it: browser, id: (await browser.session()).user._id };
    };
    const [kept, gone] = [await enrol('kept@example.com', 21), await enrol('gone@example.com', 22)];
    const { accountId } = await demo.server.container
      .get(S.uow)
      .run(async (tx) => ({ accountId: (await tx.accounts.byEmail('admin@example.com'))?.id ?? '' }));
    await demo.server.container.get(S.useCases).mergeRiders({
      actor: { accountId, type: 'admin', subjectId: '0'.repeat(26), proxyHostId: null, name: 'Robin Vale' },
      keepId: kept.id,
      deleteId: gone.id,
      confirmation: 'DELETE gone@example.com',
      apply: { accountId, key: 'merge-them-once', fingerprint: 'x' },
    });
    expect([
      (await gone.it.ask('/api/account/sessions')).status,
      (await kept.it.ask('/api/account/sessions')).status,
    ]).toEqual([401, 200]);
    expect(codeOf(await login('gone@example.com', PASSWORD))).toBe('WRONG_CREDENTIALS');
    expect((await admin.ask('/api/session')).status).toBe(200);
    await forget();
  });
});
