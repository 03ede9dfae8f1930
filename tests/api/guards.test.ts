import { describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { SERVICES as S } from '../../app/services.js';
import { codeOf, guardScene, post } from './testing/guard-scene.js';

// each captcha is a proof of work
jest.setTimeout(60_000);

const { demo, mails, solved, forget, login, enrolment } = await guardScene();

describe('a captcha', () => {
  test('is in the configuration, and has a challenge', async () => {
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

  test('is required by every public form', async () => {
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
      expect([path, codeOf(await post(demo.visit(), path, { ...body, captcha: 'made up' }))]).toEqual([
        path,
        'CAPTCHA_WRONG',
      ]);
      const captcha = await solved();
      const first = await post(demo.visit(), path, { ...body, captcha });
      expect([path, first.status < 300, first.text]).toEqual([path, true, first.text]);
      expect([path, codeOf(await post(demo.visit(), path, { ...body, captcha }))]).toEqual([path, 'CAPTCHA_WRONG']);
    }
    await forget();
  });

  test('is required for logging in after three wrong passwords, whether the account exists or not', async () => {
    for (const email of ['rider@example.com', 'nobody.here@example.com']) {
      const heard = [];
      for (let tries = 0; tries < 4; tries += 1) heard.push(codeOf(await login(email, 'Wrong1234')));
      expect(heard).toEqual(['WRONG_CREDENTIALS', 'WRONG_CREDENTIALS', 'WRONG_CREDENTIALS', 'CAPTCHA_MISSING']);
      expect(codeOf(await login(email.toUpperCase(), 'Wrong1234'))).toBe('CAPTCHA_MISSING');
      expect(codeOf(await login(email, 'Wrong1234', { captcha: await solved() }))).toBe('WRONG_CREDENTIALS');
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
    expect(heard.map(codeOf)).toEqual([...Array<string>(5).fill('CAPTCHA_WRONG'), 'TOO_MANY_REQUESTS']);
    expect(heard[5]?.json()).toMatchObject({
      status: 429,
      detail: expect.stringContaining('Nothing was changed; try again in'),
    });
    expect(Number(heard[5]?.headers.get('retry-after'))).toBeGreaterThan(3_000);
    // other e-mails from the same IP address still pass, until the IP address reaches its own limit
    const others = [];
    for (let n = 0; n < 6; n += 1)
      others.push(
        codeOf(
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
      codeOf(await post(demo.visit(), '/api/register', { ...(await enrolment(email, 2, 'x')) }));
    const heard = [];
    for (let n = 0; n < 6; n += 1) heard.push(await enrol('same@example.com'));
    expect(heard.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect(await enrol('other@example.com')).toBe('CAPTCHA_WRONG');
    await forget();
  });

  test('holds exactly for fifty concurrent requests', async () => {
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
    const codes = heard.map(codeOf);
    expect([
      codes.filter((it) => it === 'CAPTCHA_WRONG').length,
      codes.filter((it) => it === 'TOO_MANY_REQUESTS').length,
    ]).toEqual([5, 45]);
    await forget();
  });

  test('stores no e-mail or IP address in the database', async () => {
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

describe('a code', () => {
  test('submitted by a hundred concurrent requests is tried twenty times, and accepted once', async () => {
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
    ).map((it) => (it.status === 204 ? 'done' : codeOf(it)));
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
