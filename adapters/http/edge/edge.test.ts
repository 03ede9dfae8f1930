import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { InsufficientCredit } from '@rrr/core/ledger';
import { DomainError } from '@rrr/core/shared';
import { raw, serve, type Serving } from '../testing/serve.js';
import { accountOf, signedIn, smallWorld } from '../testing/small-world.js';

const admin = { ...accountOf('admin'), email: 'robin@example.com', passwordHash: 'Secret123' };
const dealer = accountOf('dealer');
const world = smallWorld(
  { accounts: [admin, dealer] },
  {
    riders: {
      search: async () => ({ items: [], page: 1, totalPages: 1, total: 0 }),
      lean: async () => ({ items: [], page: 1, totalPages: 1, total: 0 }),
      one: async () => undefined,
    },
    redemptions: {
      search: async () => {
        throw failure;
      },
      one: async () => undefined,
      receipt: async () => undefined,
    },
  },
);
let failure: Error = new Error('none');
let serving: Serving;
let cookies: { admin: string; dealer: string };
beforeAll(async () => {
  serving = await serve(world.httpPorts, { isUnavailable: (it) => it instanceof Error && it.message === 'gone' });
  cookies = {
    admin: `session=${await signedIn(world, admin.id)}`,
    dealer: `session=${await signedIn(world, dealer.id)}`,
  };
});
afterAll(() => serving.stop());

const problem = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(serving.base + path, init);
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as {
      code: string;
      detail: string;
      status: number;
      requestId: string;
      errors?: { path: string; code: string; detail: string }[];
    },
  };
};
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  problem(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('the strict edge', () => {
  test.each([0, 1, true, false, null, [], ['robin@example.com'], {}, { $ne: null }, { email: 'robin@example.com' }])(
    'an e-mail that is %j is refused',
    async (email) => {
      const { status, body } = await post('/api/login', JSON.stringify({ email, password: 'Secret123' }));
      expect([status, body.code, body.errors?.map((it) => it.path)]).toEqual([400, 'VALIDATION_FAILED', ['email']]);
    },
  );

  test('unknown fields are named', async () => {
    const { body } = await post(
      '/api/login',
      '{"email":"robin@example.com","password":"Secret123","role":"admin","__proto__":{"verified":true}}',
    );
    expect(body.errors?.map((it) => [it.path, it.code])).toEqual(expect.arrayContaining([['role', 'unknown_field']]));
    expect(({} as { verified?: boolean }).verified).toBeUndefined();
  });

  test('missing fields say so, in the required words', async () => {
    expect((await post('/api/login', '{}')).body.errors).toEqual([
      { path: 'email', code: 'required', detail: 'Required' },
      { path: 'password', code: 'required', detail: 'Required' },
    ]);
    expect((await problem('/api/login', { method: 'POST' })).body.errors?.map((it) => it.code)).toEqual([
      'required',
      'required',
    ]);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1&page=2',
    'page[]=1',
    'limit=101',
    'sort=1;drop',
    'active=1',
    'active[$ne]=true',
    'bikeYear=',
    'unknown=1',
    '__proto__[x]=1',
  ])('a query of %s is refused', async (query) => {
    const { status, body } = await problem(`/api/admin/riders?${query}`, { headers: { cookie: cookies.admin } });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  test('sort keys come from a list', async () => {
    const { body } = await problem('/api/events?sortBy=password_hash');
    expect(body.errors).toEqual([{ path: 'sortBy', code: 'choice', detail: 'Choose one of the values offered.' }]);
  });

  test.each(['1', '%00', "'%20OR%201=1", '..%2f..', '01HQ0000000000000000000001'])(
    'an identity of %s is refused',
    async (id) => {
      expect((await problem(`/api/event/${id}`)).body).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'eventId', code: 'id' }],
      });
    },
  );

  test('a path that cannot be decoded is refused', async () =>
    expect((await problem('/api/event/%E0%A4%A')).body.code).toBe('BAD_REQUEST'));

  test('bodies are JSON, of a bounded size', async () => {
    expect((await post('/api/login', '{"email":')).body.code).toBe('BODY_NOT_JSON');
    expect((await post('/api/login', '"text"')).body.code).toBe('BODY_NOT_JSON');
    expect((await post('/api/login', JSON.stringify({ email: 'a'.repeat(210 * 1024) }))).body).toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
    });
    expect((await post('/api/login', '<a/>', { 'content-type': 'text/xml' })).body).toMatchObject({
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
    expect((await post('/api/login', '{"email":"a@example.com"}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('/api/login', '{}', { 'content-encoding': 'br' })).body.code).not.toBe('INTERNAL');
  });

  test('dealers may not search by e-mail', async () => {
    const { status, body } = await problem('/api/dealer/riders?email=sam', { headers: { cookie: cookies.dealer } });
    expect([status, body.errors?.[0]]).toEqual([
      400,
      { path: 'email', code: 'not_allowed', detail: 'You cannot search by this.' },
    ]);
  });

  test('a key is eight to a hundred visible characters', async () => {
    const body = JSON.stringify({
      riderId: dealer.subjectId,
      amount: { amount: 100, currency: 'USD' },
      pin: '0000',
      dealerEmployeeName: 'Sam',
      riderIdVerified: true,
    });
    const redeem = async (key?: string) =>
      (
        await post('/api/dealer/redeem', body, {
          cookie: cookies.dealer,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        })
      ).body.code;
    expect(await redeem()).toBe('IDEMPOTENCY_KEY_MISSING');
    for (const key of ['short', 'with space', 'x'.repeat(101)])
      expect(await redeem(key)).toBe('IDEMPOTENCY_KEY_NOT_VALID');
    expect(await redeem('long-enough')).toBe('NOT_FOUND');
  });
});

describe('a refusal', () => {
  test('is a problem with a number that the log knows', async () => {
    const { headers, body } = await problem('/api/nowhere', { headers: { accept: 'text/html' } });
    expect([headers.get('content-type'), headers.get('x-request-id')]).toEqual([
      'application/problem+json; charset=utf-8',
      body.requestId,
    ]);
    expect(body).toMatchObject({
      type: 'urn:rrr:problem:route-not-found',
      title: 'Not found',
      status: 404,
      code: 'ROUTE_NOT_FOUND',
      detail: 'This page could not be found',
    });
    expect(serving.logged()).toContain(body.requestId);
  });

  test('speaks the reader’s language: what they ask for, what the browser remembers, what the account has', async () => {
    const french = 'Cette page est introuvable.';
    expect(
      (await problem('/api/nowhere', { headers: { 'accept-language': 'de, fr-CA;q=0.8, en;q=0.7' } })).body.detail,
    ).toBe(french);
    expect(
      (await problem('/api/nowhere', { headers: { 'accept-language': 'de', cookie: 'locale=fr' } })).body.detail,
    ).toBe(french);
    expect(
      (await problem('/api/nowhere', { headers: { 'accept-language': 'en', cookie: 'locale=fr' } })).body.detail,
    ).not.toBe(french);
    expect(
      (await problem('/api/nowhere', { headers: { 'accept-language': 'x'.repeat(10_000) } })).body.detail,
    ).not.toBe(french);
  });

  test('of the domain has its status and figures', async () => {
    failure = new InsufficientCredit(12_550, 20_000, 'USD');
    expect((await problem('/api/admin/credit-redemptions', { headers: { cookie: cookies.admin } })).body).toMatchObject(
      { status: 409, code: 'INSUFFICIENT_CREDIT', detail: expect.stringContaining('$125.50') },
    );
  });

  test('by a lock says how long to wait', async () => {
    failure = new (class extends DomainError {
      readonly code = 'PIN_LOCKED';
    })('locked', { until: '2025-06-10T18:14:30.000Z' });
    const { status, headers } = await problem('/api/admin/credit-redemptions', { headers: { cookie: cookies.admin } });
    expect([status, headers.get('retry-after')]).toEqual([429, '870']);
  });

  test('because the database is away asks to come back, and the server serves again', async () => {
    failure = new Error('gone');
    const { status, headers, body } = await problem('/api/admin/credit-redemptions', {
      headers: { cookie: cookies.admin },
    });
    expect([status, body.code, Number(headers.get('retry-after'))]).toEqual([503, 'UNAVAILABLE', 2]);
    expect((await fetch(`${serving.base}/api/admin/riders`, { headers: { cookie: cookies.admin } })).status).toBe(200);
  });

  test('of a mistake of ours tells nothing of it', async () => {
    failure = new Error("Duplicate entry 'canary@example.com' for key");
    const { status, body } = await problem('/api/admin/credit-redemptions', { headers: { cookie: cookies.admin } });
    expect([status, body.code, JSON.stringify(body).includes('canary')]).toEqual([500, 'INTERNAL', false]);
  });
});

test('nothing personal is logged', async () => {
  failure = new Error("insert into riders values ('canary-error@example.com')");
  const canaries = {
    'user-agent': 'canary-agent',
    referer: 'http://x/canary-referer',
    'x-request-id': 'canary id@example.com',
    cookie: `${cookies.admin}; other=canary-cookie`,
  };
  await problem('/api/admin/riders?query=canary-query', { headers: canaries });
  await problem('/canary-path@example.com', { headers: canaries });
  await problem('/api/admin/credit-redemptions?riderName=canary-name', { headers: canaries });
  await post('/api/login', '{"email":"canary-mail@example.com","password":"canary-password"}', canaries);
  await post('/api/login', '{"email":["canary-field"],"canary-key":1}', canaries);
  expect(serving.logged()).toContain('"call":"login"');
  expect(serving.logged()).not.toMatch(/canary/i);
});

test('a request’s number is taken from a front when it is one', async () => {
  const given = async (id: string) =>
    (await fetch(`${serving.base}/healthz`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
  expect(await given('front-1234567890')).toBe('front-1234567890');
  expect(await given('<script>')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a request that is no HTTP does not end the server', async () => {
  for (const bytes of [
    'GET\r\n\r\n',
    'POST /api/login HTTP/1.1\r\nContent-Length: -1\r\n\r\n',
    '\0\0\0',
    `GET / HTTP/1.1\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
  ])
    expect(await raw(serving.port, bytes)).toMatch(/^HTTP\/1\.1 4\d\d/);
  expect((await fetch(`${serving.base}/healthz`)).status).toBe(200);
});
