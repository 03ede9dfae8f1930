import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram } from '../program/index.js';
import { aDealer, anActor, anId } from '../testing/index.js';
import { lawRuns } from '../testing/law-runs.js';
import { counter, dealer, guard, NOW, refused, rider } from './testing/counter.js';

const { pin } = defaultProgram;
const admin = anActor({ accountId: anId('adm1n'), type: 'admin' });
const many = (kind: string, length: number) => Array.from({ length }, (_, n) => anId(kind, n + 1));

/** Many riders and dealers, so that no rider and no dealer is locked by the guesses of a test. */
const town = (riders = 80, dealers = 10) => {
  const [riderIds, dealerIds] = [many('rde', riders), many('sh0p', dealers)];
  const made = counter({
    riders: [rider, ...riderIds.map((id) => ({ ...rider, id }))],
    dealers: [dealer, ...dealerIds.map((id) => aDealer({ id }))],
    pins: [guard(), ...riderIds.map((id) => guard({ riderId: id, seal: `${id}:4719` }))],
  });
  let guesses = 0;
  /** another rider and another dealer each time */
  const next = () => {
    const n = guesses;
    guesses += 1;
    return { riderId: riderIds[n % riders] ?? '', dealerId: dealerIds[n % dealers] ?? '' };
  };
  return { ...made, next };
};
const at = (n: number) => ({ device: `device-${n}`, address: `10.0.0.${n}` });
const until = '2025-06-10T19:00:00.000Z';
const tooMany = (by: string) => ({ code: 'TOO_MANY_WRONG_PINS', detail: { by, until } });

describe('wrong PINs that are spread over riders and dealers', () => {
  test('are counted for the login: after twenty, no PIN is looked at for the rest of the hour, right or wrong', async () => {
    const { wrong, redeem, next, clock, stored } = town();
    for (let n = 0; n < pin.accountTriesPerHour; n += 1)
      expect(await wrong({ actor: admin, ...next(), from: at(n) })).toMatchObject({ code: 'WRONG_PIN' });
    expect(await wrong({ actor: admin, ...next(), from: at(90) })).toEqual(tooMany('account'));
    expect(await refused(redeem({ actor: admin, from: at(91) }))).toEqual(tooMany('account'));
    expect(stored().pins.filter((it) => it.failures > 0)).toHaveLength(pin.accountTriesPerHour);
    clock.set(until);
    expect(await refused(redeem({ actor: admin, from: at(92) }))).toBe('done');
  });
  test('are counted for the browser, whoever is logged in', async () => {
    const { wrong, redeem, next } = town();
    const from = (n: number) => ({ device: 'one browser', address: `10.0.0.${n}` });
    const by = (n: number) => anActor({ ...admin, accountId: anId('adm1n', n + 1) });
    for (let n = 0; n < pin.deviceTriesPerHour; n += 1) await wrong({ actor: by(n), ...next(), from: from(n) });
    expect(await refused(redeem({ actor: by(70), from: from(70) }))).toEqual(tooMany('device'));
    expect(await refused(redeem({ actor: by(70), from: at(71) }))).toBe('done');
  });
  test('are counted for the network, whoever is logged in with whatever browser', async () => {
    const { wrong, redeem, next } = town();
    const from = (n: number) => ({ device: `device-${n}`, address: '10.0.0.1' });
    const by = (n: number) => anActor({ ...admin, accountId: anId('adm1n', n + 1) });
    for (let n = 0; n < pin.addressTriesPerHour; n += 1) await wrong({ actor: by(n), ...next(), from: from(n) });
    expect(await refused(redeem({ actor: by(70), from: from(70) }))).toEqual(tooMany('address'));
    expect(await refused(redeem({ actor: by(70), from: at(71) }))).toBe('done');
  });
  test('never count for more than the limits, in whatever order they come', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ who: fc.nat(3), device: fc.nat(2), address: fc.nat(1) }), {
          minLength: 30,
          maxLength: 120,
        }),
        async (asked) => {
          const { wrong, next } = town(200, 20);
          const seen = new Map<string, number>();
          for (const { who, device, address } of asked) {
            const said = await wrong({
              actor: anActor({ ...admin, accountId: anId('adm1n', who + 1) }),
              ...next(),
              from: { device: `d${device}`, address: `a${address}` },
            });
            if (typeof said === 'string' || said.code !== 'WRONG_PIN') continue;
            for (const key of [`w${who}`, `d${device}`, `a${address}`]) seen.set(key, (seen.get(key) ?? 0) + 1);
          }
          const most = { w: pin.accountTriesPerHour, d: pin.deviceTriesPerHour, a: pin.addressTriesPerHour };
          for (const [key, count] of seen) expect(count).toBeLessThanOrEqual(most[key[0] as keyof typeof most]);
        },
      ),
      { numRuns: lawRuns(20) },
    ));
});

describe('wrong PINs of an administrator', () => {
  test('lock the rider, and never a dealer', async () => {
    const { wrong, redeem, next, stored } = town();
    const by = (n: number) => anActor({ ...admin, accountId: anId('adm1n', n + 1) });
    for (let n = 0; n < 2 * pin.dealerTriesPerHour; n += 1)
      await wrong({ actor: by(n % 3), ...next(), dealerId: dealer.id, from: at(n) });
    expect(stored().dealerFailures).toEqual([]);
    expect(await refused(redeem())).toBe('done');
    for (let n = 0; n < pin.tries; n += 1) await wrong({ actor: by(9) });
    expect(stored().pins.find((it) => it.riderId === rider.id)?.lockedUntil).toBe('2025-06-10T18:15:00.000Z');
  });
  test('are not looked at where the dealer is locked already', async () => {
    const { redeem } = counter({ dealerFailures: [{ dealerId: dealer.id, failures: 20, since: NOW }] });
    expect(await refused(redeem({ actor: admin }))).toMatchObject({ code: 'DEALER_LOCKED' });
  });
});
