import { describe, expect, test } from '@jest/globals';
import { fakeUnitOfWork, fixedClock, plainDigest } from '../testing/index.js';
import {
  recordLoginAttempt,
  clearLoginFailuresOfEmail,
  clearLoginFailures,
  type LoginAttempt,
  needsCaptcha,
} from './index.js';

const [ME, HERE] = ['kim@example.com', '203.0.113.9'];
const tryOf = (change: Partial<LoginAttempt> = {}): LoginAttempt => ({
  email: ME,
  address: HERE,
  device: null,
  ...change,
});
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'compared',
    (it: { code: string }) => it.code,
  );

const house = (limitFactor = 1) => {
  const clock = fixedClock();
  const db = fakeUnitOfWork();
  const ports = { uow: db.uow, clock, digest: plainDigest, limitFactor };
  const admit = recordLoginAttempt(ports);
  return {
    ...db,
    clock,
    asks: needsCaptcha(ports),
    forgive: clearLoginFailures(ports),
    fail: (tried: LoginAttempt, solved = false) => refusal(admit(tried, solved)),
    forget: (email: string) => db.uow.run((tx) => clearLoginFailuresOfEmail(tx, email, plainDigest)),
    hits: () => db.stored().rateLimits.reduce((sum, it) => sum + it.hits, 0),
  };
};
const many = async (n: number, act: (at: number) => Promise<string>): Promise<readonly string[]> => {
  const heard = [];
  for (let at = 0; at < n; at += 1) heard.push(await act(at));
  return heard;
};
const times = (n: number, what: string): readonly string[] => Array<string>(n).fill(what);

describe('failed log-ins', () => {
  test('three of an address for an e-mail, then a captcha; what comes without one counts for nothing', async () => {
    const scene = house();
    expect(await many(8, () => scene.fail(tryOf()))).toEqual([...times(3, 'compared'), ...times(5, 'CAPTCHA_MISSING')]);
    expect([scene.hits(), await scene.asks(tryOf()), await scene.asks(tryOf({ email: ' KIM@example.com ' }))]).toEqual([
      9,
      true,
      true,
    ]);
    expect([
      await scene.asks(tryOf({ email: 'lou@example.com' })),
      await scene.asks(tryOf({ address: '203.0.113.10' })),
    ]).toEqual([false, false]);
  });
  test('ten with captchas, then a wait that says until when; other addresses are compared still', async () => {
    const scene = house();
    expect(await many(12, () => scene.fail(tryOf(), true))).toEqual([
      ...times(10, 'compared'),
      ...times(2, 'TOO_MANY_ATTEMPTS'),
    ]);
    await expect(
      recordLoginAttempt({ uow: scene.uow, clock: scene.clock, digest: plainDigest, limitFactor: 1 })(tryOf(), true),
    ).rejects.toMatchObject({ detail: { until: '2025-06-10T19:00:00.000Z' } });
    expect(await scene.fail(tryOf({ address: '203.0.113.10' }), true)).toBe('compared');
    scene.clock.set('2025-06-10T19:00:00.000Z');
    expect(await scene.fail(tryOf())).toBe('compared');
  });
  test('of many addresses for one e-mail ask everybody for a captcha, and lock nobody', async () => {
    const scene = house();
    const from = (n: number) => tryOf({ address: `198.51.100.${n}` });
    expect(await many(12, (n) => scene.fail(from(n)))).toEqual([
      ...times(10, 'compared'),
      ...times(2, 'CAPTCHA_MISSING'),
    ]);
    expect(await many(200, (n) => scene.fail(from(n), true))).toEqual(times(200, 'compared'));
    expect([await scene.asks(tryOf()), await scene.fail(tryOf(), true)]).toEqual([true, 'compared']);
  });
  test('of one address for many e-mails ask it for a captcha, and stop it after a hundred', async () => {
    const scene = house();
    const of = (n: number) => tryOf({ email: `person${n}@example.com` });
    expect(await many(21, (n) => scene.fail(of(n)))).toEqual([...times(20, 'compared'), 'CAPTCHA_MISSING']);
    expect(await many(82, (n) => scene.fail(of(n + 20), true))).toEqual([
      ...times(80, 'compared'),
      ...times(2, 'TOO_MANY_ATTEMPTS'),
    ]);
  });
  test('of a browser that is known are its own, whatever strangers did', async () => {
    const scene = house();
    await many(200, (n) => scene.fail(tryOf({ address: `198.51.100.${n}` }), true));
    await many(20, () => scene.fail(tryOf(), true));
    const mine = tryOf({ device: 'my browser' });
    expect(await scene.asks(mine)).toBe(false);
    expect(await many(12, (n) => scene.fail(mine, n > 2))).toEqual([
      ...times(10, 'compared'),
      ...times(2, 'TOO_MANY_ATTEMPTS'),
    ]);
    // and tell nothing of anybody else's
    expect(await scene.fail(tryOf({ address: '192.0.2.1' }), true)).toBe('compared');
  });
  test('are forgotten by a right password where it was typed, and by a reset everywhere', async () => {
    const scene = house();
    await many(3, () => scene.fail(tryOf()));
    await scene.forgive(tryOf());
    expect(await many(4, () => scene.fail(tryOf()))).toEqual([...times(3, 'compared'), 'CAPTCHA_MISSING']);
    for (const address of ['203.0.113.10', '203.0.113.11']) await many(10, () => scene.fail(tryOf({ address }), true));
    await many(10, () => scene.fail(tryOf({ device: 'my browser' }), true));
    await scene.forget('KIM@example.com');
    for (const tried of [
      tryOf({ address: '203.0.113.10' }),
      tryOf({ address: '203.0.113.11' }),
      tryOf({ device: 'my browser' }),
    ])
      expect([await scene.asks(tried), await scene.fail(tried)]).toEqual([false, 'compared']);
  });
  test('a right password is no failure for its address and e-mail', async () => {
    const scene = house();
    for (let n = 0; n < 50; n += 1) {
      expect(await scene.fail(tryOf())).toBe('compared');
      await scene.forgive(tryOf());
    }
    expect([scene.hits(), await scene.asks(tryOf())]).toEqual([0, false]);
  });
  test('of many at once do not pass the bound together', async () => {
    const scene = house();
    const heard = await Promise.all(Array.from({ length: 50 }, () => scene.fail(tryOf())));
    expect(heard.filter((one) => one === 'compared')).toHaveLength(3);
    expect(
      (await Promise.all(Array.from({ length: 50 }, () => scene.fail(tryOf(), true)))).filter(
        (one) => one === 'compared',
      ),
    ).toHaveLength(7);
  });
  test('name nobody where they are kept', async () => {
    const scene = house();
    await scene.fail(tryOf({ device: 'my browser' }));
    await scene.fail(tryOf());
    expect(JSON.stringify(scene.stored().rateLimits)).not.toMatch(/kim|203\.0/);
  });
});

test('bounds are widened by a factor, and none at all by 0', async () => {
  const [wide, none] = [house(2), house(0)];
  expect(await many(7, () => wide.fail(tryOf()))).toEqual([...times(6, 'compared'), 'CAPTCHA_MISSING']);
  expect(await many(50, () => none.fail(tryOf()))).toEqual(times(50, 'compared'));
  expect([await none.asks(tryOf()), none.stored().rateLimits]).toEqual([false, []]);
});
