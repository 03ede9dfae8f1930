import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anActor, anId, fixedClock, plainCounterCodes } from '../testing/index.js';
import { isShown, showCounterCode } from './index.js';
import { atCounter, byRider, counter, dealer, guard, NOW, refused, rider } from './testing/counter.js';

const wrongCode = { ...byRider(NOW), counterCode: '000000' };

describe('the counter code', () => {
  const show = (at: string, actor = atCounter) =>
    showCounterCode({ clock: fixedClock(at), counterCodes: plainCounterCodes })({ actor });

  test('changes every minute and says how long it stays', async () => {
    const [first, last, next] = [
      await show('2025-06-10T18:00:00.000Z'),
      await show('2025-06-10T18:00:59.999Z'),
      await show('2025-06-10T18:01:00.000Z'),
    ];
    expect([first.secondsLeft, last.secondsLeft, next.secondsLeft]).toEqual([60, 1, 60]);
    expect([last.code === first.code, next.code === first.code]).toEqual([true, false]);
  });
  test('is shown to the dealer alone, never to an admin who acts as one', async () => {
    expect(await refused(show(NOW, { ...atCounter, proxyHostId: anId('acc', 7) }))).toMatchObject({
      code: 'PROXY_FORBIDDEN',
    });
    for (const actor of [anActor(), anActor({ type: 'rider', subjectId: rider.id })])
      expect(await refused(show(NOW, actor))).toMatchObject({ code: 'NOT_FOUND' });
  });
  test('is accepted from 60 to 120 seconds after it was first shown, and never before', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 59_999 }), fc.integer({ min: -300_000, max: 300_000 }), (into, later) => {
        const shownAt = Date.parse('2025-06-10T18:00:00.000Z') + into;
        const code = plainCounterCodes.codeOf(dealer.id, Math.floor(shownAt / 60_000));
        const age = later + into;
        const isAccepted = isShown(plainCounterCodes, dealer.id, code, new Date(shownAt + later).toISOString());
        expect(isAccepted).toBe(age >= 0 && age < 120_000);
      }),
    ));
});

describe('a rider who redeems alone', () => {
  test('needs the code, and no look at the ID', async () => {
    const { redeem, clock } = counter();
    expect(await refused(redeem(byRider(NOW)))).toBe('done');
    clock.set('2025-06-10T18:01:59.999Z');
    expect(await refused(redeem(byRider(NOW)))).toBe('done');
    clock.set('2025-06-10T18:02:00.000Z');
    expect(await refused(redeem(byRider(NOW)))).toMatchObject({ code: 'WRONG_COUNTER_CODE' });
  });
  test('gets nothing from home: without the code the PIN is not looked at, and saying the ID was seen helps nobody', async () => {
    const { redeem, stored } = counter();
    for (const pin of ['4719', '0000'])
      expect(await refused(redeem({ ...wrongCode, counterCode: undefined, riderIdVerified: true, pin }))).toMatchObject(
        { code: 'WRONG_COUNTER_CODE' },
      );
    expect([stored().redemptions, stored().pins]).toEqual([[], [guard()]]);
  });
  test('has five tries in a quarter of an hour, which stop neither the dealer nor the right PIN there', async () => {
    const { redeem, clock, stored } = counter();
    const said = [];
    for (let n = 0; n < 6; n += 1) said.push(await refused(redeem(wrongCode)));
    const locked = { code: 'COUNTER_CODE_LOCKED', detail: { until: '2025-06-10T18:15:00.000Z' } };
    expect(said).toEqual([
      ...[4, 3, 2, 1].map((left) => ({ code: 'WRONG_COUNTER_CODE', detail: { left } })),
      locked,
      locked,
    ]);
    expect(await refused(redeem(byRider(NOW)))).toEqual(locked);
    expect([stored().pins, stored().dealerFailures]).toEqual([[guard()], []]);
    expect(await refused(redeem())).toBe('done');
    clock.set('2025-06-10T18:15:00.000Z');
    expect(await refused(redeem(byRider(clock.now())))).toBe('done');
  });
  test('shares twenty wrong codes an hour with all riders at that dealer', async () => {
    const others = Array.from({ length: 5 }, (_, n) => ({ ...rider, id: anId('0ther', n + 1) }));
    const { redeem, clock } = counter({
      riders: [rider, ...others],
      pins: [guard(), ...others.map((it) => guard({ riderId: it.id }))],
    });
    const guess = (riderId: string, code = '000000') =>
      refused(
        redeem({
          actor: anActor({ type: 'rider', subjectId: riderId }),
          riderId,
          riderIdVerified: false,
          counterCode: code,
        }),
      );
    for (const { id } of others) for (let n = 0; n < 4; n += 1) await guess(id);
    const until = '2025-06-10T19:00:00.000Z';
    expect(await refused(redeem(byRider(NOW)))).toEqual({ code: 'COUNTER_CODE_LOCKED', detail: { until } });
    expect(await refused(redeem())).toBe('done');
    clock.set(until);
    expect(await refused(redeem(byRider(until)))).toBe('done');
  });
});
