import { describe, expect, test } from '@jest/globals';
import type { Browser } from './testing/browser.js';
import { refused, riderScene } from './testing/rider-scene.js';

const { demo, dealer, rider, riderId, seen, post } = await riderScene();

describe('a PIN', () => {
  const password = () => demo.server.demo?.logins.find((it) => it.type === 'rider')?.password ?? '';
  const set = (by: Browser, body: object) => by.ask('/api/rider/rider/pin', { method: 'PUT', body });
  let keys = 0;
  const redeem = (pin: string) =>
    dealer.ask('/api/dealer/redeem', {
      method: 'POST',
      headers: { 'Idempotency-Key': `pin-test-${(keys += 1)}` },
      body: {
        riderId,
        amount: { amount: 100, currency: 'USD' },
        pin,
        dealerEmployeeName: 'Sam',
        riderIdVerified: true,
      },
    });

  test('is set with the password, never by an admin acting as the rider', async () => {
    expect(await refused(set(rider, { password: 'Wrong1234', pin: '1379' }))).toMatchObject({
      status: 422,
      code: 'WRONG_PASSWORD',
    });
    expect(await refused(set(rider, { password: password(), pin: '13790' }))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
    for (const [pin, reason] of [
      ['1234', 'follow one another'],
      ['1122', 'repeats'],
      ['2580', 'many people choose'],
    ] as const)
      expect(await refused(set(rider, { password: password(), pin }))).toMatchObject({
        status: 422,
        code: 'PIN_NOT_VALID',
        detail: expect.stringContaining(reason),
      });
    expect((await set(rider, { password: password(), pin: '1379' })).status).toBe(204);
    expect((await redeem('1379')).status).toBe(201);
    const proxy = await demo.as('admin');
    await proxy.ask('/api/admin/proxy', {
      method: 'POST',
      body: { type: 'rider', id: riderId, reason: 'Asked by phone', returnTo: '/auth/admin' },
    });
    expect(await refused(set(proxy, { password: password(), pin: '2222' }))).toMatchObject({
      status: 403,
      code: 'PROXY_FORBIDDEN',
    });
  });

  test('locked by wrong tries says until when, and an admin unlocks it', async () => {
    for (let n = 0; n < 5; n += 1) await redeem('0000');
    expect(await refused(redeem('4719'))).toMatchObject({ status: 429, code: 'PIN_LOCKED' });
    expect((await seen()).rider.record!.pinLockedUntil).toEqual(expect.any(String));
    expect((await post('unlock-pin')).status).toBe(204);
    expect((await seen()).rider.record!.pinLockedUntil).toBeNull();
    expect((await redeem('4719')).status).toBe(201);
  });
});
