import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { solve } from '../../adapters/captcha/testing/solve.js';
import { readConfig } from '../../app/config.js';
import { type RunningServer, startServer } from '../../app/server.js';
import { type Answered, type Browser, browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';
import { emails } from './testing/emails.js';

// each captcha is a proof of work
jest.setTimeout(120_000);

const mails = emails();
let demo: DemoServer;
let me: { email: string; password: string };
beforeAll(async () => {
  demo = await demoServer({ RATE_LIMIT_FACTOR: '1', CAPTCHA: 'altcha', TRUST_PROXY: '1' }, mails.bind);
  const found = demo.server.demo?.logins.find((it) => it.type === 'rider');
  if (!found) throw new Error('The demo has no rider');
  me = found;
}, 60_000);
afterAll(() => demo.stop());

const solved = async (): Promise<string> => solve((await demo.visit().call(contract.captchaChallenge)).challenge!);
let addresses = 0;
const elsewhere = (): string => `198.51.100.${(addresses = (addresses % 250) + 1)}`;
const logIn = (
  item: Browser,
  from: string,
  { email = me.email, password = me.password, captcha }: { email?: string; password?: string; captcha?: string } = {},
) =>
  item.ask('/api/login', {
    method: 'POST',
    body: { email, password, ...(captcha === undefined ? {} : { captcha }) },
    headers: { 'X-Forwarded-For': from },
  });
const heard = (answer: Answered): string => (answer.status === 200 ? 'in' : answer.problem().code);
const count = (all: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...new Set(all)].map((it) => [it, all.filter((one) => one === it).length]));

describe('31 wrong posts of a stranger', () => {
  test.each(['one address', 'many addresses'])(
    'from %s lock nobody out: not the browser that was here before, and with a captcha no other',
    async (how) => {
      const [mine, home] = [demo.visit(), `203.0.113.${how === 'one address' ? 1 : 2}`];
      expect(heard(await logIn(mine, home, { captcha: await solved() }))).toBe('in');
      await mine.ask('/api/logout', { headers: { Accept: 'application/json' } });

      const answers = [];
      for (let n = 0; n < 31; n += 1)
        answers.push(
          heard(
            await logIn(demo.visit(), how === 'one address' ? '192.0.2.66' : elsewhere(), {
              password: `Wrong${n}wrong`,
            }),
          ),
        );
      expect(count(answers)).toEqual(
        how === 'one address'
          ? { WRONG_CREDENTIALS: 3, CAPTCHA_MISSING: 28 }
          : { WRONG_CREDENTIALS: 10, CAPTCHA_MISSING: 21 },
      );

      expect(heard(await logIn(mine, home))).toBe('in');
      const other = demo.visit();
      if (how === 'many addresses') expect(heard(await logIn(other, '203.0.113.77'))).toBe('CAPTCHA_MISSING');
      expect(heard(await logIn(other, '203.0.113.77', { captcha: await solved() }))).toBe('in');
    },
  );

  test('from a network of IPv6 addresses are of one address', async () => {
    const answers = [];
    for (let n = 0; n < 6; n += 1)
      answers.push(heard(await logIn(demo.visit(), `2001:db8:7:7:${n}::${n}`, { email: 'six@example.com' })));
    expect(count(answers)).toEqual({ WRONG_CREDENTIALS: 3, CAPTCHA_MISSING: 3 });
    expect(heard(await logIn(demo.visit(), '2001:db8:7:8::1', { email: 'six@example.com' }))).toBe('WRONG_CREDENTIALS');
  });
});

describe('a guesser', () => {
  test.each(['rider@example.com', 'nobody.at.all@example.com'])(
    'of %s at one address has ten passwords compared in an hour, captchas or not, and hears how long to wait',
    async (email) => {
      const from = email.startsWith('rider') ? '192.0.2.7' : '192.0.2.8';
      const answers = [];
      for (let n = 0; n < 14; n += 1)
        answers.push(await logIn(demo.visit(), from, { email, password: `Wrong${n}wrong`, captcha: await solved() }));
      expect(count(answers.map(heard))).toEqual({ WRONG_CREDENTIALS: 10, TOO_MANY_ATTEMPTS: 4 });
      expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3_000);
      expect(answers.at(-1)?.problem().detail).toMatch(/try again in (59|60) minutes/);
    },
  );
  test('with a captcha that is made up or was used before has none compared, and nothing counted', async () => {
    const [from, email] = ['192.0.2.9', 'rider@example.com'];
    const used = await solved();
    for (let n = 0; n < 3; n += 1) await logIn(demo.visit(), from, { email, password: 'Wrong1234' });
    expect(heard(await logIn(demo.visit(), from, { email, password: 'Wrong1234', captcha: used }))).toBe(
      'WRONG_CREDENTIALS',
    );
    const answers = [];
    for (let n = 0; n < 20; n += 1)
      answers.push(heard(await logIn(demo.visit(), from, { email, captcha: n % 2 === 0 ? 'made up' : used })));
    expect(count(answers)).toEqual({ CAPTCHA_WRONG: 20 });
    expect(heard(await logIn(demo.visit(), from, { email, captcha: await solved() }))).toBe('in');
  });
  test('with fifty posts at once passes no bound', async () => {
    const guess = async () =>
      heard(await logIn(demo.visit(), '192.0.2.10', { email: 'at.once@example.com', password: 'Wrong1234' }));
    const atOnce = count(await Promise.all(Array.from({ length: 50 }, guess)));
    // a busy machine turns requests away before it looks at them: all but a few, perhaps
    const { WRONG_CREDENTIALS = 0, CAPTCHA_MISSING = 0, OVERLOADED = 0 } = atOnce;
    expect(WRONG_CREDENTIALS + CAPTCHA_MISSING + OVERLOADED).toBe(50);
    expect(WRONG_CREDENTIALS).toBeLessThanOrEqual(3);
    const after = [];
    for (let n = 0; n < 4; n += 1) after.push(await guess());
    expect(WRONG_CREDENTIALS + (count(after).WRONG_CREDENTIALS ?? 0)).toBe(3);
    expect(after.at(-1)).toBe('CAPTCHA_MISSING');
  });
  test('gains nothing by the cookie of a browser that belongs to somebody else, or by one of their own making', async () => {
    const stranger = demo.visit();
    const { email, password } = demo.server.demo?.logins.find((it) => it.type === 'dealer') ?? {
      email: '',
      password: '',
    };
    expect(heard(await logIn(stranger, '192.0.2.11', { email, password }))).toBe('in');
    const device = stranger.cookies.get('device') ?? '';
    for (const cookie of [device, `${device}x`, 'x.y.z']) {
      stranger.cookies.set('device', cookie);
      expect(heard(await logIn(stranger, '192.0.2.11', { email: 'promoter@example.com', password: 'Wrong1234' }))).toBe(
        'WRONG_CREDENTIALS',
      );
    }
    expect(heard(await logIn(stranger, '192.0.2.11', { email: 'promoter@example.com', password: 'Wrong1234' }))).toBe(
      'CAPTCHA_MISSING',
    );
  });
  test('hears the same of an e-mail that is known and one that is not', async () => {
    const seen = async (email: string, from: string) => {
      const all = [];
      for (let n = 0; n < 4; n += 1) {
        const answered = await logIn(demo.visit(), from, { email, password: 'Wrong1234' });
        all.push([
          answered.status,
          answered.text.replace(/"requestId":"[^"]*"/, ''),
          [...answered.headers.keys()].toSorted(),
        ]);
      }
      return all;
    };
    expect(await seen('promoter@example.com', '192.0.2.12')).toEqual(
      await seen('not.a.soul@example.com', '192.0.2.13'),
    );
  });
});

test('a reset clears the counts of the e-mail, ends the sessions, and knows no browser any more', async () => {
  const visitor = demo.visit();
  const { email, password } = demo.server.demo?.logins.find(({ type }) => type === 'promoter') ?? {
    email: '',
    password: '',
  };
  expect(heard(await logIn(visitor, '203.0.113.3', { email, password, captcha: await solved() }))).toBe('in');
  for (const from of ['203.0.113.3', '203.0.113.4'])
    for (let n = 0; n < 11; n += 1)
      await logIn(demo.visit(), from, { email, password: 'Wrong1234', captcha: await solved() });
  expect(heard(await logIn(demo.visit(), '203.0.113.4', { email, password, captcha: await solved() }))).toBe(
    'TOO_MANY_ATTEMPTS',
  );
  await demo.visit().ask('/api/forgot-password', { method: 'POST', body: { email, captcha: await solved() } });
  const reset = { email, code: await mails.code(email), password: 'Five brown horses' };
  expect((await demo.visit().ask('/api/forgot-password-reset', { method: 'POST', body: reset })).status).toBe(204);
  for (const from of ['203.0.113.3', '203.0.113.4'])
    expect(heard(await logIn(demo.visit(), from, { email, password: reset.password }))).toBe('in');
  expect((await visitor.ask('/api/account/sessions')).status).toBe(401);
  const answers = [];
  for (let n = 0; n < 20; n += 1)
    answers.push(heard(await logIn(demo.visit(), elsewhere(), { email, password: 'Wrong1234' })));
  expect(answers.at(-1)).toBe('CAPTCHA_MISSING');
  // the browser is unknown again
  expect(heard(await logIn(visitor, '203.0.113.3', { email, password: reset.password }))).toBe('CAPTCHA_MISSING');
});

describe('with two servers', () => {
  let second: RunningServer;
  beforeAll(async () => {
    second = await startServer(
      readConfig({
        NODE_ENV: 'test',
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        DATA_DIR: demo.dataDir,
        DEMO: 'false',
        PUBLIC_URL: 'http://localhost',
        RATE_LIMIT_FACTOR: '1',
        CAPTCHA: 'altcha',
        TRUST_PROXY: '1',
      }),
    );
  });
  afterAll(() => second.stop());
  test('the counts hold over both', async () => {
    const bases = [demo.base, `http://127.0.0.1:${second.port}`];
    const guess = async (n: number) =>
      heard(
        await logIn(browser(bases[n % 2] ?? ''), '192.0.2.20', { email: 'two@example.com', password: 'Wrong1234' }),
      );
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => guess(n)));
    // a busy machine turns some away before it looks at them: they come again, one by one
    for (const n of answers.keys()) while (answers[n] === 'OVERLOADED') answers[n] = await guess(n);
    expect(count(answers)).toEqual({ WRONG_CREDENTIALS: 3, CAPTCHA_MISSING: 27 });
  });
});
