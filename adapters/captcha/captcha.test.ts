import { createHash, createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CaptchaChallenge, solutionsIn } from '@rrr/core/access';
import { fakeUnitOfWork, fixedClock } from '@rrr/core/testing';
import { altcha } from './altcha.js';
import { recaptcha } from './recaptcha.js';
import { solve } from './testing/solve.js';

const KEY = Buffer.alloc(32, 3);
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'right',
    (it: { code?: string }) => it.code,
  );
const house = (keys: readonly [Buffer, ...Buffer[]] = [KEY]) => {
  const clock = fixedClock();
  const db = fakeUnitOfWork();
  return { clock, db, ...altcha({ keys, clock, spend: solutionsIn(db.uow), below: 500 }) };
};
const challengeOf = async (built: ReturnType<typeof house>): Promise<CaptchaChallenge> => {
  const challenge = await built.challenge();
  if (!challenge) throw new Error('No challenge');
  return challenge;
};
const packed = (it: object): string => Buffer.from(JSON.stringify(it)).toString('base64');
const unpacked = (answer: string) =>
  JSON.parse(Buffer.from(answer, 'base64').toString()) as {
    challenge: string;
    number: number;
    salt: string;
    signature: string;
    algorithm: string;
  };

describe('a proof of work', () => {
  test('lets one in who did the work, once', async () => {
    const scene = house();
    const answer = solve(await challengeOf(scene));
    expect([await code(scene.check(answer)), await code(scene.check(answer))]).toEqual(['right', 'CAPTCHA_WRONG']);
    expect(scene.db.stored().spentTokens).toEqual([
      { token: unpacked(answer).challenge, until: '2025-06-10T18:10:00.000Z' },
    ]);
  });

  test('of a challenge by an older key is taken, until that key is removed', async () => {
    const answer = solve(await challengeOf(house()));
    const newer = Buffer.alloc(32, 99);
    expect([await code(house([newer, KEY]).check(answer)), await code(house([newer]).check(answer))]).toEqual([
      'right',
      'CAPTCHA_WRONG',
    ]);
  });

  test('of twenty who come with one solution at once lets in one', async () => {
    const scene = house();
    const answer = solve(await challengeOf(scene));
    const heard = await Promise.all(Array.from({ length: 20 }, () => code(scene.check(answer))));
    expect(heard.filter((one) => one === 'right')).toHaveLength(1);
  });

  test('is missing, expired, forged or made up', async () => {
    const scene = house();
    const challenge = await challengeOf(scene);
    const answer = solve(challenge);
    const good = unpacked(answer);
    expect([await code(scene.check(undefined)), await code(scene.check(''))]).toEqual([
      'CAPTCHA_MISSING',
      'CAPTCHA_MISSING',
    ]);
    const own = createHash('sha256').update('x?expires=9999999999&1').digest('hex');
    const moved = good.salt.length;
    const digits = String(good.number);
    for (const wrong of [
      'x',
      packed({}),
      packed([]),
      packed({ ...good, number: good.number + 1 }),
      packed({ ...good, number: -1 }),
      packed({ ...good, number: `${good.number}` }),
      packed({ ...good, number: good.number + 0.5 }),
      packed({ ...good, algorithm: 'MD5' }),
      packed({ ...good, signature: good.signature.replace(/^./, (one) => (one === '0' ? '1' : '0')) }),
      packed({ ...good, signature: '' }),
      packed({
        ...good,
        salt: 'x?expires=9999999999&',
        number: 1,
        challenge: own,
        signature: createHmac('sha256', 'other key').update(own).digest('hex'),
      }),
      packed({
        ...good,
        salt: good.salt.replace(/\?.*/, ''),
        challenge: createHash('sha256')
          .update(`${good.salt.slice(0, moved)}`)
          .digest('hex'),
      }),
      // a digit of the number moved into the salt is the same text
      packed({ ...good, salt: `${good.salt}${digits[0] ?? ''}`, number: Number(digits.slice(1) || '0') }),
      'a'.repeat(3_000),
    ])
      expect([wrong.slice(0, 40), await code(scene.check(wrong))]).toEqual([wrong.slice(0, 40), 'CAPTCHA_WRONG']);
    scene.clock.set('2025-06-10T18:10:00.000Z');
    expect(await code(scene.check(answer))).toBe('CAPTCHA_WRONG');
    scene.clock.set('2025-06-10T18:09:59.000Z');
    expect(await code(scene.check(answer))).toBe('right');
  });
});

describe('a checkbox', () => {
  let server: Server;
  let asked: URLSearchParams[] = [];
  let say: (form: URLSearchParams) => { readonly status?: number; readonly body: string } = () => ({ body: '{}' });
  const failures: unknown[] = [];
  beforeAll(async () => {
    server = createServer((req, res) => {
      const chunks: Buffer[] = [];
      req.on('data', (it: Buffer) => void chunks.push(it));
      req.on('end', () => {
        const form = new URLSearchParams(Buffer.concat(chunks).toString());
        asked = [...asked, form];
        const { status = 200, body } = say(form);
        res.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const check = (
    answer: string | undefined,
    verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
  ) =>
    code(
      recaptcha({
        siteKey: 'site',
        secret: 'our secret',
        version: 'v2',
        verifyUrl,
        hostname: 'rewards.example.com',
        report: (it) => void failures.push(it),
      }).check(answer),
    );

  test('lets in whom the service takes for a person', async () => {
    say = (form) => ({
      body: JSON.stringify({
        success: form.get('secret') === 'our secret' && form.get('response') === 'ticked',
        hostname: 'rewards.example.com',
      }),
    });
    expect(await check('ticked')).toBe('right');
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ secret: 'our secret', response: 'ticked' });
    expect(await check('not ticked')).toBe('CAPTCHA_WRONG');
  });
  test('does not let in who ticked nothing, ticked twice or elsewhere', async () => {
    const before = asked.length;
    expect([await check(undefined), await check(''), asked.length]).toEqual([
      'CAPTCHA_MISSING',
      'CAPTCHA_MISSING',
      before,
    ]);
    say = () => ({ body: JSON.stringify({ success: false, 'error-codes': ['timeout-or-duplicate'] }) });
    expect(await check('ticked')).toBe('CAPTCHA_WRONG');
    say = () => ({ body: JSON.stringify({ success: true, hostname: 'elsewhere.example.com' }) });
    expect(await check('ticked')).toBe('CAPTCHA_WRONG');
  });
  test('lets nobody in when the service cannot judge, and says so', async () => {
    failures.length = 0;
    say = () => ({ body: JSON.stringify({ success: false, 'error-codes': ['invalid-input-secret'] }) });
    expect(await check('ticked')).toBe('CAPTCHA_UNAVAILABLE');
    say = () => ({ status: 500, body: 'oh' });
    expect(await check('ticked')).toBe('CAPTCHA_UNAVAILABLE');
    say = () => ({ body: 'not json' });
    expect(await check('ticked')).toBe('CAPTCHA_UNAVAILABLE');
    expect(await check('ticked', 'http://127.0.0.1:1/')).toBe('CAPTCHA_UNAVAILABLE');
    expect(failures).toEqual([
      { status: 200, codes: ['invalid-input-secret'] },
      { status: 500, codes: [] },
      { status: 200, codes: [] },
      { status: null, codes: [] },
    ]);
    expect(JSON.stringify(failures)).not.toContain('our secret');
  });
});
