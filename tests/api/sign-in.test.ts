import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { SignJWT } from 'jose';
import { type ProviderServer, providerServer } from '../../adapters/signin/testing/provider-server.js';
import { SERVICES as S } from '../../app/services.js';
import type { Answered, Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';

let provider: ProviderServer;
let demo: DemoServer;
beforeAll(async () => {
  provider = await providerServer('http://localhost/oauth/callback');
  demo = await demoServer({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Paddock ID',
  });
}, 60_000);
afterAll(async () => {
  await demo.stop();
  await provider.close();
});

const start = async (browser: Browser): Promise<string> => {
  const answer = await browser.ask('/api/oauth/start');
  expect([answer.status, answer.text]).toEqual([302, expect.any(String)]);
  return answer.headers.get('location') ?? '';
};
const finish = (it: Browser, search: string) => it.ask('/api/oauth/callback', { method: 'POST', body: { search } });
const signInAs = async (browser: Browser, email: string, verified = true) => {
  provider.be({ email, verified });
  return finish(browser, await provider.visit(await start(browser)));
};
const code = (answer: Answered) => answer.problem().code;

describe('signing in by a provider', () => {
  test('is offered by its name, and leads there with state, nonce and a challenge', async () => {
    expect(await demo.visit().call(contract.getConfig)).toMatchObject({ signIn: { name: 'Paddock ID' } });
    const browser = demo.visit();
    const there = new URL(await start(browser));
    expect(there.origin).toBe(provider.issuer);
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      client_id: 'rewards',
      response_type: 'code',
      redirect_uri: 'http://localhost/oauth/callback',
      scope: 'openid email',
      code_challenge_method: 'S256',
      state: expect.any(String),
      nonce: expect.any(String),
    });
    expect(there.href).not.toContain('verifier');
    const answer = await browser.ask('/api/oauth/start');
    expect(answer.headers.getSetCookie()[0]).toMatch(/^sign-in=[^;]+; Path=\/; SameSite=Lax; HttpOnly; Expires=/);
  });

  test('accepts an account with a verified address, in any case, once', async () => {
    const browser = demo.visit();
    provider.be({ email: 'Rider@Example.com', verified: true });
    const search = await provider.visit(await start(browser));
    const answer = await finish(browser, search);
    expect(answer.json()).toMatchObject({
      session: { account: { type: 'rider', email: 'rider@example.com' } },
      email: null,
    });
    expect(await browser.call(contract.getSession)).toMatchObject({
      session: { account: { email: 'rider@example.com' } },
    });
    expect(code(await finish(browser, search))).toBe('SIGN_IN_REFUSED');
  });

  test('offers enrolment to unknown people, and creates no account', async () => {
    const browser = demo.visit();
    expect((await signInAs(browser, 'fresh.face@example.com')).json()).toEqual({
      session: null,
      email: 'fresh.face@example.com',
    });
    expect(await browser.call(contract.getSession)).toEqual({ session: null });
    expect(
      await demo.server.container.get(S.uow).run((tx) => tx.accounts.byEmail('fresh.face@example.com')),
    ).toBeUndefined();
  });

  test('does not count an address that the provider did not verify', async () => {
    expect((await signInAs(demo.visit(), 'rider@example.com', false)).json()).toMatchObject({
      status: 403,
      code: 'EMAIL_NOT_VERIFIED',
      detail: expect.stringContaining('service you used to log in'),
    });
  });

  test('does not let anyone into an account whose own address was never verified', async () => {
    const enrolled = await demo.visit().ask('/api/register', {
      method: 'POST',
      body: {
        email: 'unproved@example.com',
        password: 'Four tall horses',
        pin: '4719',
        firstName: 'Noor',
        lastName: 'Haddad',
        dateOfBirth: '1994-05-06',
        country: 'US',
        bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: 'VBKMXA10XSM700001' },
      },
    });
    expect(enrolled.status).toBe(201);
    expect((await signInAs(demo.visit(), 'unproved@example.com')).json()).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      detail: expect.stringContaining('never verified'),
    });
  });

  test('refuses a deactivated account', async () => {
    const uow = demo.server.container.get(S.uow);
    const dealer = await uow.run((tx) => tx.accounts.byEmail('dealer@example.com'));
    await uow.run((tx) => tx.accounts.setDeactivated(dealer?.id ?? '', true));
    expect((await signInAs(demo.visit(), 'dealer@example.com')).json()).toMatchObject({
      status: 403,
      code: 'ACCOUNT_DEACTIVATED',
    });
  });

  test('refuses people who declined at the provider', async () => {
    const browser = demo.visit();
    provider.be(null);
    const search = await provider.visit(await start(browser));
    expect(search).toContain('error=access_denied');
    expect((await finish(browser, search)).json()).toMatchObject({ status: 422, code: 'SIGN_IN_REFUSED' });
  });
});

describe('what comes back', () => {
  const came = async (browser: Browser) => {
    provider.be({ email: 'rider@example.com', verified: true });
    return provider.visit(await start(browser));
  };

  test('in another browser, or with another state or code, is refused', async () => {
    const browser = demo.visit();
    expect(code(await finish(demo.visit(), await came(browser)))).toBe('SIGN_IN_REFUSED');
    for (const [name, value] of [
      ['state', 'x'],
      ['code', 'x'],
      ['iss', 'https://evil.example.com'],
    ] as const) {
      const query = new URLSearchParams(await came(browser));
      query.set(name, value);
      expect([name, code(await finish(browser, `?${query.toString()}`))]).toEqual([name, 'SIGN_IN_REFUSED']);
    }
    for (const search of ['?', 'x', '?code=1', '?state=1&state=2&code=1&code=2', '#code=1']) {
      await came(browser);
      expect([search, code(await finish(browser, search))]).toEqual([search, 'SIGN_IN_REFUSED']);
    }
    expect(await browser.call(contract.getSession)).toEqual({ session: null });
  });

  test('with a forged, expired or session cookie is refused', async () => {
    const browser = demo.visit();
    const rider = await demo.as('rider');
    const claims = { state: 's', nonce: 'n', verifier: 'v' };
    const signed = (key: Uint8Array, expires: string, typ = 'sign-in+jwt') =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ })
        .setIssuer('red-rider-rewards')
        .setAudience('sign-in')
        .setExpirationTime(expires)
        .sign(key);
    const [own] = demo.server.container.get(S.keys).session;
    const packed = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = { ...claims, iss: 'red-rider-rewards', aud: 'sign-in', exp: 9_999_999_999 };
    const none = `${packed({ alg: 'none', typ: 'sign-in+jwt' })}.${packed(unsigned)}.`;
    for (const cookie of [
      await signed(Buffer.alloc(32, 1), '10m'),
      await signed(own, '-1s'),
      await signed(own, '10m', 'session+jwt'),
      none,
      rider.cookies.get('session') ?? '',
      'x',
    ]) {
      const search = await came(browser);
      browser.cookies.set('sign-in', cookie);
      expect(code(await finish(browser, search))).toBe('SIGN_IN_REFUSED');
    }
    // a sign-in that was only started opens no session
    await start(browser);
    const attempt = browser.cookies.get('sign-in') ?? '';
    browser.cookies.set('session', attempt);
    expect((await browser.ask('/api/account/sessions')).status).toBe(401);
  });
});

test('a provider that cannot be reached is said to be so, to a browser on a page of ours', async () => {
  const away = await demoServer({
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'rewards',
    OIDC_CLIENT_SECRET: 'x',
  });
  try {
    expect(await away.visit().refusal(contract.oauthStart)).toMatchObject({
      status: 503,
      code: 'SIGN_IN_UNAVAILABLE',
    });
    const sent = await away.visit().ask('/api/oauth/start', { headers: { Accept: 'text/html' } });
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/login?problem=SIGN_IN_UNAVAILABLE']);
  } finally {
    await away.stop();
  }
}, 60_000);
