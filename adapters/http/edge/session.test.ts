import { afterEach, describe, expect, test } from '@jest/globals';
import { SignJWT, UnsecuredJWT } from 'jose';
import { anId } from '@rrr/core/testing';
import { serve, type Serving } from '../testing/serve.js';
import { accountOf, KEY, signedIn, smallWorld } from '../testing/small-world.js';

let serving: Serving | undefined;
afterEach(async () => {
  await serving?.stop();
  serving = undefined;
});

const admin = accountOf('admin');
const rider = accountOf('rider');
const world = async (change: Partial<typeof admin> = {}) => {
  const small = smallWorld({ accounts: [{ ...admin, ...change }, rider] });
  serving = await serve(small.httpPorts);
  return { small, base: serving.base };
};
/** needs a session, touches nothing else */
const ask = (base: string, token: string) =>
  fetch(`${base}/api/rider/rider/${rider.subjectId}`, { headers: { cookie: `session=${token}` } });
const clears = (response: Response) =>
  response.headers.getSetCookie().some((cookie) => cookie.startsWith('session=;') && cookie.includes('1970'));
const sid = anId('sess', 1);
const token = (
  over: {
    key?: Buffer;
    alg?: string;
    typ?: string;
    iss?: string;
    aud?: string;
    exp?: number | null;
    claims?: object;
  } = {},
) => {
  const jwt = new SignJWT({ sid, ...over.claims })
    .setProtectedHeader({ alg: over.alg ?? 'HS256', typ: over.typ ?? 'session+jwt' })
    .setIssuer(over.iss ?? 'red-rider-rewards')
    .setAudience(over.aud ?? 'portal');
  if (over.exp !== null) jwt.setExpirationTime(over.exp ?? Date.parse('2025-06-11T06:00:00.000Z') / 1000);
  return jwt.sign(over.key ?? KEY);
};

describe('a token', () => {
  test('that is in order opens the session', async () => {
    const { small, base } = await world();
    await signedIn(small, admin.id);
    // the admin is known, and is told that this page is a rider's
    expect((await ask(base, await token())).status).toBe(404);
  });

  test.each<readonly [string, () => Promise<string> | string]>([
    ['of another key', () => token({ key: Buffer.alloc(32, 8) })],
    ['of another algorithm', () => token({ alg: 'HS512', key: Buffer.alloc(64, 7) })],
    [
      'without a signature',
      () =>
        new UnsecuredJWT({ sid }).setIssuer('red-rider-rewards').setAudience('portal').setExpirationTime('1h').encode(),
    ],
    ['of another type', () => token({ typ: 'JWT' })],
    ['of another issuer', () => token({ iss: 'somebody' })],
    ['for another audience', () => token({ aud: 'somewhere' })],
    ['that has expired', () => token({ exp: Date.parse('2025-06-10T17:59:59.000Z') / 1000 })],
    ['that never expires', () => token({ exp: null })],
    ['without a session', () => token({ claims: { sid: undefined } })],
    ['whose session is a number', () => token({ claims: { sid: 7 } })],
    ['of a session that was removed', () => token({ claims: { sid: anId('gone', 9) } })],
    ['with one character changed', async () => (await token()).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['that is none', () => 'garbage'],
  ])('%s gets 401 and is taken away', async (_what, make) => {
    const { small, base } = await world();
    await signedIn(small, admin.id);
    const answer = await ask(base, await make());
    expect([answer.status, ((await answer.json()) as { code: string }).code, clears(answer)]).toEqual([
      401,
      'UNAUTHENTICATED',
      true,
    ]);
  });

  test('that was good a moment ago is refused once its time is over', async () => {
    const { small, base } = await world();
    const good = await signedIn(small, admin.id);
    expect((await ask(base, good)).status).toBe(404);
    small.clock.set('2025-06-11T06:00:00.000Z');
    expect((await ask(base, good)).status).toBe(401);
  });
});

describe('a session', () => {
  test('of an account that is deactivated ends', async () => {
    const { small, base } = await world({ deactivated: true });
    expect((await ask(base, await signedIn(small, admin.id))).status).toBe(401);
  });

  test('that is worth nothing leaves public pages open', async () => {
    const { base } = await world();
    const answer = await fetch(`${base}/api/session`, { headers: { cookie: 'session=garbage' } });
    expect([answer.status, await answer.json(), clears(answer)]).toEqual([200, { session: null, broken: true }, true]);
    expect(answer.headers.getSetCookie()).toHaveLength(1);
  });

  test('begins with a cookie that scripts cannot read, and ends with it', async () => {
    const { small, base } = await world({ email: 'robin@example.com', passwordHash: 'Secret123' });
    const login = await fetch(`${base}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'Robin@Example.com ', password: 'Secret123' }),
    });
    expect(login.status).toBe(200);
    expect(login.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=ey[\w.-]+; Path=\/; SameSite=Lax; HttpOnly; Expires=/),
      expect.stringMatching(/^device=ey[\w.-]+; Path=\/; SameSite=Lax; HttpOnly; Expires=/),
    ]);
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const out = await fetch(`${base}/api/logout`, { headers: { cookie } });
    expect([out.status, clears(out), small.db.stored().sessions]).toEqual([204, true, []]);
    expect((await fetch(`${base}/api/logout`, { headers: { cookie } })).status).toBe(401);
  });

  test('over https has the prefix that binds it to the host', async () => {
    const small = smallWorld({ accounts: [{ ...admin, email: 'robin@example.com', passwordHash: 'Secret123' }] });
    serving = await serve(small.httpPorts, {}, { publicUrl: new URL('https://portal.example.com') });
    const login = await fetch(`${serving.base}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'robin@example.com', password: 'Secret123' }),
    });
    expect(login.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=ey[\w.-]+; Path=\/; SameSite=Lax; Secure; HttpOnly; Expires=/),
      expect.stringMatching(/^__Host-device=ey[\w.-]+; Path=\/; SameSite=Lax; Secure; HttpOnly; Expires=/),
    ]);
    expect(login.headers.get('strict-transport-security')).toContain('max-age=');
  });

  test('is left by a browser through the door it came in', async () => {
    const { small, base } = await world();
    const cookie = `session=${await signedIn(small, admin.id)}`;
    const html = { accept: 'text/html,application/xhtml+xml' };
    const out = await fetch(`${base}/api/logout`, { redirect: 'manual', headers: { ...html, cookie } });
    expect([out.status, out.headers.get('location')]).toEqual([302, '/']);
    const again = await fetch(`${base}/api/logout`, { redirect: 'manual', headers: { ...html, cookie } });
    expect([again.status, again.headers.get('location')]).toEqual([302, '/login']);
  });

  test('is not left because another site asks for it, such as by a picture or a redirect', async () => {
    const { small, base } = await world();
    const cookie = `session=${await signedIn(small, admin.id)}`;
    const leave = (headers: Record<string, string>, path = '/api/logout') =>
      fetch(`${base}${path}`, { redirect: 'manual', headers: { cookie, ...headers } });
    const foreign: readonly Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', accept: 'text/html' },
      { origin: 'https://evil.example.com' },
    ];
    for (const headers of foreign)
      for (const path of ['/api/logout', '/api/logout/', '/api/LOGOUT'])
        expect([headers, [403, 404].includes((await leave(headers, path)).status)]).toEqual([headers, true]);
    expect(small.db.stored().sessions).toHaveLength(1);
    const out = await leave({ 'sec-fetch-site': 'same-origin' });
    expect([out.status, out.headers.get('clear-site-data'), small.db.stored().sessions]).toEqual([204, '"cache"', []]);
  });

  test('is left in the language of the page', async () => {
    const { small, base } = await world();
    const headers = {
      accept: 'text/html',
      cookie: `session=${await signedIn(small, admin.id)}`,
      referer: `${base}/fr/auth/admin`,
    };
    const out = await fetch(`${base}/api/logout`, { redirect: 'manual', headers });
    expect(out.headers.get('location')).toBe('/fr');
  });

  test('is not left by the copy of a navigation that a browser sends ahead for its service worker', async () => {
    const { small, base } = await world();
    const headers = {
      accept: 'text/html',
      cookie: `session=${await signedIn(small, admin.id)}`,
      referer: `${base}/fr/auth/admin`,
    };
    const ahead = await fetch(`${base}/api/logout`, {
      redirect: 'manual',
      headers: { ...headers, 'service-worker-navigation-preload': 'true' },
    });
    expect([ahead.status, small.db.stored().sessions.length]).toEqual([204, 1]);
    const out = await fetch(`${base}/api/logout`, { redirect: 'manual', headers });
    expect([out.headers.get('location'), small.db.stored().sessions]).toEqual(['/fr', []]);
    const again = await fetch(`${base}/api/logout`, { redirect: 'manual', headers });
    expect(again.headers.get('location')).toBe('/fr/login');
  });

  test('whose person is gone is said to be broken, and its cookie goes', async () => {
    const { small, base } = await world();
    const cookie = `session=${await signedIn(small, admin.id)}`;
    small.httpPorts.queries.people.person = async () => undefined;
    const answer = await fetch(`${base}/api/session`, { headers: { cookie } });
    expect([await answer.json(), clears(answer)]).toEqual([{ session: null, broken: true }, true]);
  });

  test('in proxy shows the other and the admin behind, also when the other is deactivated', async () => {
    const small = smallWorld({ accounts: [admin, { ...rider, deactivated: true }] });
    serving = await serve(small.httpPorts);
    const proxy = {
      type: 'rider' as const,
      subjectId: rider.subjectId,
      accountId: rider.id,
      reason: 'help',
      returnTo: '/auth/admin',
      until: '2025-06-10T19:00:00.000Z',
    };
    const cookie = `session=${await signedIn(small, admin.id, proxy)}`;
    const { session } = (await (await fetch(`${serving.base}/api/session`, { headers: { cookie } })).json()) as {
      session: Record<string, unknown>;
    };
    expect(session).toMatchObject({
      account: { _id: rider.id, type: 'rider' },
      user: { _id: rider.subjectId },
      proxyHost: { _id: admin.id, fullName: 'admin 1' },
    });
    // used again before it is idle
    small.clock.set('2025-06-10T18:29:00.000Z');
    await fetch(`${serving.base}/api/session`, { headers: { cookie } });
    small.clock.set('2025-06-10T18:58:00.000Z');
    await fetch(`${serving.base}/api/session`, { headers: { cookie } });
    small.clock.set('2025-06-10T19:00:00.000Z');
    const after = (await (await fetch(`${serving.base}/api/session`, { headers: { cookie } })).json()) as {
      session: Record<string, unknown>;
    };
    expect(after.session).toMatchObject({ account: { _id: admin.id, type: 'admin' }, proxyHost: null });
  });
});
