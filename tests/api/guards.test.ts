import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Container } from 'inversify';
import { SignJWT } from 'jose';
import { solve } from '../../adapters/captcha/testing/solve.js';
import { SERVICES as S } from '../../app/services.js';
import type { Answered, Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';
import { emails } from './testing/emails.js';

// proofs of work count as long as they count
jest.setTimeout(60_000);

const mails = emails();
/** hashes made and compared since the count began */
const work = { hashed: 0, verified: 0 };
const counted = async (container: Container): Promise<void> => {
  await mails.bind(container);
  const own = container.get(S.passwords);
  (await container.rebindAsync(S.passwords)).toConstantValue({
    hash: (plain) => {
      work.hashed += 1;
      return own.hash(plain);
    },
    verify: (hash, plain) => {
      work.verified += 1;
      return own.verify(hash, plain);
    },
  });
};
const workOf = async <T>(act: () => Promise<T>): Promise<readonly [T, typeof work]> => {
  Object.assign(work, { hashed: 0, verified: 0 });
  const answer = await act();
  return [answer, { ...work }];
};

let demo: DemoServer;
beforeAll(async () => {
  demo = await demoServer({ RATE_LIMIT_FACTOR: '1', CAPTCHA: 'altcha' }, counted);
}, 60_000);
afterAll(() => demo.stop());

const PASSWORD = 'Four tall horses';
/** the counts of one test are none of another’s business */
const forget = () =>
  demo.server.container
    .get(S.uow)
    .run(
      async ({ leftovers }) =>
        void (await leftovers.sweep('2100-01-01T00:00:00.000Z', '2000-01-01T00:00:00.000Z', 10_000)),
    );
const post = (it: Browser, path: string, body: unknown = {}, headers = {}) =>
  it.ask(path, { method: 'POST', body, headers });
const solved = async (): Promise<string> => {
  const { challenge } = await demo.visit().call(contract.captchaChallenge);
  return solve(challenge!);
};
const code = (answer: Answered) => answer.problem().code;
const login = (email: string, password: string, more = {}, headers = {}) =>
  post(demo.visit(), '/api/login', { email, password, ...more }, headers);
const enrolment = async (email: string, n: number, captcha?: string) => ({
  email,
  password: PASSWORD,
  pin: '2580',
  firstName: 'Noor',
  lastName: 'Haddad',
  dateOfBirth: '1994-05-06',
  country: 'US',
  captcha: captcha ?? (await solved()),
  bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: `VBKMXA10XSM6${String(n).padStart(5, '0')}` },
});
/** what a stranger can see of an answer, apart from the moment it came at */
const seen = (it: { readonly status: number; readonly text: string; readonly headers: Headers }) => ({
  status: it.status,
  text: it.text.replace(/"requestId":"[^"]*"/, ''),
  headers: [...it.headers.keys()].filter((name) => name !== 'set-cookie').toSorted(),
});

describe('a captcha', () => {
  test('is named to the screens, and its riddle given out', async () => {
    expect(await demo.visit().call(contract.getConfig)).toMatchObject({
      captcha: { kind: 'altcha', siteKey: null, version: null },
    });
    expect(await demo.visit().call(contract.captchaChallenge)).toEqual({
      challenge: {
        algorithm: 'SHA-256',
        challenge: expect.stringMatching(/^[0-9a-f]{64}$/),
        salt: expect.stringMatching(/\?expires=\d+&$/),
        signature: expect.stringMatching(/^[0-9a-f]{64}$/),
        maxnumber: 100_000,
      },
    });
  });

  test('stands before every form that anyone may send', async () => {
    const forms: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
      ['/api/forgot-password', { email: 'a1@example.com' }],
      ['/api/account-recovery', { vin: 'VBKMXA10XSM999999', dateOfBirth: '1990-01-01' }],
      ['/api/register', { ...(await enrolment('a2@example.com', 1)), captcha: undefined }],
      ['/api/contact-us', { name: 'Kim Vale', email: 'a3@example.com', message: 'Where is it?' }],
      [
        '/api/promoters/apply',
        {
          name: 'Mud Club',
          contactName: 'Ira Wood',
          email: 'a4@example.com',
          country: 'US',
          addressLine1: null,
          addressLine2: null,
          city: null,
          state: null,
          zipcode: null,
          phone: null,
          websiteUrl: null,
          bio: null,
        },
      ],
    ];
    for (const [path, body] of forms) {
      expect([path, (await post(demo.visit(), path, body)).json()]).toMatchObject([
        path,
        { status: 422, code: 'CAPTCHA_MISSING' },
      ]);
      expect([path, code(await post(demo.visit(), path, { ...body, captcha: 'made up' }))]).toEqual([
        path,
        'CAPTCHA_WRONG',
      ]);
      const captcha = await solved();
      const first = await post(demo.visit(), path, { ...body, captcha });
      expect([path, first.status < 300, first.text]).toEqual([path, true, first.text]);
      expect([path, code(await post(demo.visit(), path, { ...body, captcha }))]).toEqual([path, 'CAPTCHA_WRONG']);
    }
    await forget();
  });

  test('stands before the door after three wrong passwords, known or not, and not before', async () => {
    for (const email of ['rider@example.com', 'nobody.here@example.com']) {
      const heard = [];
      for (let tries = 0; tries < 4; tries += 1) heard.push(code(await login(email, 'Wrong1234')));
      expect(heard).toEqual(['WRONG_CREDENTIALS', 'WRONG_CREDENTIALS', 'WRONG_CREDENTIALS', 'CAPTCHA_MISSING']);
      expect(code(await login(email.toUpperCase(), 'Wrong1234'))).toBe('CAPTCHA_MISSING');
      expect(code(await login(email, 'Wrong1234', { captcha: await solved() }))).toBe('WRONG_CREDENTIALS');
    }
    const { password = '' } = demo.server.demo?.logins.find((it) => it.type === 'rider') ?? {};
    expect((await login('rider@example.com', password, { captcha: await solved() })).status).toBe(200);
    expect((await login('rider@example.com', password)).status).toBe(200);
    await forget();
  });
});

describe('a limit', () => {
  test('is one bucket, whatever email case, spaces or forwarded headers say', async () => {
    const heard = [];
    for (let n = 0; n < 6; n += 1) {
      const email = n % 2 === 0 ? 'Kim.Vale@Example.com' : ' kim.vale@example.COM ';
      heard.push(
        await post(
          demo.visit(),
          '/api/contact-us',
          { name: 'Kim Vale', email, message: `Email ${n}`, captcha: 'x' },
          { 'X-Forwarded-For': `203.0.113.${n}`, 'X-Real-IP': `203.0.113.${n}`, Forwarded: `for=203.0.113.${n}` },
        ),
      );
    }
    expect(heard.map(code)).toEqual([...Array<string>(5).fill('CAPTCHA_WRONG'), 'TOO_MANY_REQUESTS']);
    expect(heard[5]?.json()).toMatchObject({
      status: 429,
      detail: expect.stringContaining('Nothing was changed; try again in'),
    });
    expect(Number(heard[5]?.headers.get('retry-after'))).toBeGreaterThan(3_000);
    // others at the same address go on, until the address has had its own
    const others = [];
    for (let n = 0; n < 6; n += 1)
      others.push(
        code(
          await post(
            demo.visit(),
            '/api/contact-us',
            { name: 'Kim Vale', email: `kim${n}@example.com`, message: 'x', captcha: 'x' },
            { 'X-Forwarded-For': `198.51.100.${n}` },
          ),
        ),
      );
    expect(others).toEqual([...Array<string>(4).fill('CAPTCHA_WRONG'), 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    await forget();
  });

  test('counts each e-mail for itself', async () => {
    const enrol = async (email: string) =>
      code(await post(demo.visit(), '/api/register', { ...(await enrolment(email, 2, 'x')) }));
    const heard = [];
    for (let n = 0; n < 6; n += 1) heard.push(await enrol('same@example.com'));
    expect(heard.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect(await enrol('other@example.com')).toBe('CAPTCHA_WRONG');
    await forget();
  });

  test('is held by fifty who come at once, to the number', async () => {
    const heard = await Promise.all(
      Array.from({ length: 50 }, () =>
        post(demo.visit(), '/api/contact-us', {
          name: 'Kim Vale',
          email: 'crowd@example.com',
          message: 'x',
          captcha: 'x',
        }),
      ),
    );
    const codes = heard.map(code);
    expect([
      codes.filter((it) => it === 'CAPTCHA_WRONG').length,
      codes.filter((it) => it === 'TOO_MANY_REQUESTS').length,
    ]).toEqual([5, 45]);
    await forget();
  });

  test('names nobody in the database', async () => {
    await post(demo.visit(), '/api/contact-us', {
      name: 'Kim Vale',
      email: 'canary.bird@example.com',
      message: 'x',
      captcha: 'x',
    });
    const rows = await demo.server.container.get(S.database).read.raw<unknown[]>('SELECT bucket FROM rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/canary|127\.0\.0\.1/);
    await forget();
  });
});

describe('who has an account is told by nothing', () => {
  test('at the door: one text, one comparison of hashes', async () => {
    const [known, one] = await workOf(() => login('promoter@example.com', 'Wrong1234'));
    const [unknown, other] = await workOf(() => login('not.a.soul@example.com', 'Wrong1234'));
    expect(seen(known)).toEqual(seen(unknown));
    expect([one, other]).toEqual([
      { hashed: 0, verified: 1 },
      { hashed: 0, verified: 1 },
    ]);
  });

  test('on the way back: one text, the same work, for a code that is wrong too', async () => {
    const forgot = async (email: string) =>
      workOf(async () => post(demo.visit(), '/api/forgot-password', { email, captcha: await solved() }));
    const reset = (email: string) =>
      workOf(() => post(demo.visit(), '/api/forgot-password-reset', { email, code: '000000', password: PASSWORD }));
    const [[a, x], [b, y]] = [await forgot('promoter@example.com'), await forgot('not.a.soul@example.com')];
    expect([seen(a), x]).toEqual([seen(b), y]);
    const [[c, v], [d, w]] = [await reset('promoter@example.com'), await reset('not.a.soul@example.com')];
    expect([seen(c), v]).toEqual([seen(d), w]);
    expect([x, v]).toEqual([
      { hashed: 0, verified: 0 },
      { hashed: 1, verified: 0 },
    ]);
    await forget();
  });

  test('when enrolling: one text, one hash', async () => {
    const enrol = async (email: string, n: number) => {
      const body = await enrolment(email, n);
      return workOf(() => post(demo.visit(), '/api/register', body));
    };
    const [[known, one], [unknown, other]] = [
      await enrol('promoter@example.com', 11),
      await enrol('brand.new@example.com', 12),
    ];
    expect([seen(known), one]).toEqual([seen(unknown), other]);
    expect(one).toEqual({ hashed: 1, verified: 0 });
    await forget();
  });
});

describe('a token', () => {
  test('that is forged, expired, of another algorithm, of another key or of none opens nothing', async () => {
    const it = await demo.as('rider');
    const good = it.cookies.get('session') ?? '';
    expect((await it.ask('/api/account/sessions')).status).toBe(200);
    const [header = '', payload = '', signature = ''] = good.split('.');
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string };
    const own = demo.server.container.get(S.keys).session;
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
      `${header}.${packed({ ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), sid: '0'.repeat(26) })}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      sid,
      '',
      'x.y.z',
    ];
    for (const token of bad) {
      it.cookies.set('session', token);
      expect([token.slice(0, 30), (await it.ask('/api/account/sessions')).status]).toEqual([token.slice(0, 30), 401]);
    }
    it.cookies.set('session', good);
    expect((await it.ask('/api/account/sessions')).status).toBe(200);
  });

  test('of a rider who was merged into another is worth nothing on the next request', async () => {
    const admin = await demo.as('admin');
    const enrol = async (email: string, n: number) => {
      await post(demo.visit(), '/api/register', await enrolment(email, n));
      const it = demo.visit();
      await it.signIn(email, PASSWORD);
      return { it, id: (await it.session()).user._id };
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
    expect(code(await login('gone@example.com', PASSWORD))).toBe('WRONG_CREDENTIALS');
    expect((await admin.ask('/api/session')).status).toBe(200);
    await forget();
  });
});

describe('a code', () => {
  test('that a hundred submit at once is tried twenty times, and opens for one', async () => {
    await forget();
    await post(demo.visit(), '/api/forgot-password', { email: 'dealer@example.com', captcha: await solved() });
    const sent = await mails.code('dealer@example.com');
    const heard = (
      await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          post(demo.visit(), '/api/forgot-password-reset', {
            email: 'dealer@example.com',
            code: sent,
            password: `Five brown horses ${n}`,
          }),
        ),
      )
    ).map((it) => (it.status === 204 ? 'done' : code(it)));
    expect(
      Object.fromEntries(
        ['done', 'CODE_NOT_VALID', 'TOO_MANY_REQUESTS'].map((it) => [it, heard.filter((one) => one === it).length]),
      ),
    ).toEqual({ done: 1, CODE_NOT_VALID: 19, TOO_MANY_REQUESTS: 80 });
    const last = heard.indexOf('done');
    await forget();
    expect((await login('dealer@example.com', `Five brown horses ${last}`)).status).toBe(200);
  });
});
