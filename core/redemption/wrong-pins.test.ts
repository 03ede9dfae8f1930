import { describe, expect, test } from '@jest/globals';
import { atCounter, byRider, counter, dealer, guard, NOW, refused, rider } from './testing/counter.js';

describe('wrong PINs', () => {
  const UNTIL = '2025-06-10T18:15:00.000Z';
  test('say how many tries are left, and the last of them until when the rider is locked', async () => {
    const { wrong, stored } = counter();
    const told = [];
    for (let n = 0; n < 6; n += 1) told.push(await wrong());
    const left = [4, 3, 2, 1].map((it) => ({ code: 'WRONG_PIN', detail: { left: it, forgotten: it < 3 } }));
    expect(told).toEqual([
      ...left,
      { code: 'PIN_LOCKED', detail: { until: UNTIL } },
      { code: 'PIN_LOCKED', detail: { until: UNTIL } },
    ]);
    expect(stored().pins).toEqual([guard({ failures: 5, lockedUntil: UNTIL })]);
    expect(stored().outbox).toMatchObject([
      { kind: 'pin-locked', at: NOW, recipient: { type: 'rider', id: rider.id }, facts: { until: UNTIL } },
    ]);
    expect(stored().dealerFailures).toEqual([{ dealerId: dealer.id, failures: 5, since: NOW }]);
  });
  test('lock to the last millisecond of the quarter of an hour, and are then counted from the first again', async () => {
    const { redeem, wrong, clock, stored } = counter({ pins: [guard({ failures: 5, lockedUntil: UNTIL })] });
    clock.set('2025-06-10T18:14:59.999Z');
    expect(await refused(redeem())).toEqual({ code: 'PIN_LOCKED', detail: { until: UNTIL } });
    clock.set(UNTIL);
    expect(await wrong()).toEqual({ code: 'WRONG_PIN', detail: { left: 4, forgotten: false } });
    expect(stored().pins).toEqual([guard({ failures: 1 })]);
  });
  test('are forgiven by the right one, which lifts a lock that has run out', async () => {
    const { redeem, clock, stored } = counter({ pins: [guard({ failures: 5, lockedUntil: UNTIL })] });
    clock.set(UNTIL);
    await redeem();
    expect(stored().pins).toEqual([guard()]);
  });
  test('leave the guard alone when there were none', async () => {
    const { redeem, stored } = counter();
    const before = stored().pins;
    await redeem();
    expect(stored().pins).toBe(before);
  });
  test('at a dealer count for an hour from the first, then from the next one', async () => {
    const { wrong, clock, stored } = counter();
    const failures = () => stored().dealerFailures.map((it) => [it.failures, it.since]);
    await wrong();
    clock.set('2025-06-10T18:59:59.999Z');
    await wrong();
    expect(failures()).toEqual([[2, NOW]]);
    clock.set('2025-06-10T19:00:00.000Z');
    await wrong();
    expect(failures()).toEqual([[1, '2025-06-10T19:00:00.000Z']]);
  });
  test('of a rider who redeems alone count for the rider, and close nobody’s counter', async () => {
    const { wrong, stored } = counter();
    const alone = byRider(NOW);
    for (let tried = 0; tried < 5; tried += 1) await wrong(alone);
    expect(stored().pins[0]).toMatchObject({ failures: 5, lockedUntil: expect.any(String) });
    expect(stored().dealerFailures.filter((it) => it.failures > 0)).toEqual([]);
  });
  test('DEALER_LOCKED when others reached the twentieth meanwhile, even with the right PIN', async () => {
    const before = { dealerFailures: [{ dealerId: dealer.id, failures: 1, since: NOW }] };
    const locked = { code: 'DEALER_LOCKED', detail: { until: '2025-06-10T19:00:00.000Z' } };
    expect(await Promise.all([19, 20].map((meanwhile) => refused(counter(before, meanwhile).redeem())))).toEqual([
      'done',
      locked,
    ]);
    const { wrong, stored } = counter({}, 20);
    expect([await wrong(), stored().pins[0]?.failures]).toEqual([locked, 0]);
  });
  test('DEALER_LOCKED at the twentieth in an hour, until the hour is over', async () => {
    const at = (failures: number, now: string) => {
      const { redeem, clock } = counter({ dealerFailures: [{ dealerId: dealer.id, failures, since: NOW }] });
      clock.set(now);
      return refused(redeem());
    };
    const locked = { code: 'DEALER_LOCKED', detail: { until: '2025-06-10T19:00:00.000Z' } };
    expect(await at(19, NOW)).toBe('done');
    expect(await at(20, NOW)).toEqual(locked);
    expect(await at(21, '2025-06-10T18:59:59.999Z')).toEqual(locked);
    expect(await at(21, '2025-06-10T19:00:00.000Z')).toBe('done');
  });
  test('keep no key from being used again with the right one', async () => {
    const { redeem, wrong, stored } = counter();
    const idempotency = { accountId: atCounter.accountId, key: 'same', fingerprint: 'asked' };
    expect(await wrong({ idempotency })).toMatchObject({ code: 'WRONG_PIN' });
    await redeem({ idempotency });
    expect(stored().idempotency).toHaveLength(1);
  });
});
