import { describe, expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Answered } from './testing/browser.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { startDemo } from './testing/start-demo.js';

// two hundred requests at once take a while on a busy machine
jest.setTimeout(60_000);

let keys = 0;
const key = () => ({ 'Idempotency-Key': `guesses-${(keys += 1)}-key` });
const code = (it: Answered): string => (it.status < 300 ? 'ok' : it.problem().code);
const counterCode = async () => (await dealer.call(contract.getCounterCode)).code;
const redeem = (body: object = {}, by = dealer, role = 'dealer') =>
  by.ask(`/api/${role}/redeem`, {
    method: 'POST',
    headers: key(),
    body: {
      riderId,
      amount: { amount: 900, currency: 'USD' },
      pin: '4719',
      dealerEmployeeName: 'Sam Ortiz',
      ...(role === 'rider' ? {} : { riderIdVerified: true }),
      ...body,
    },
  });

const demo = await startDemo();
ledgerHolds(demo);
const [admin, dealer, rider] = [await demo.as('admin'), await demo.as('dealer'), await demo.as('rider')];
const [riderId, dealerId] = [(await rider.session()).user._id, (await dealer.session()).user._id];

describe('guesses of a counter code', () => {
  test('of forty at once at most five are looked at, and the dealer still redeems for the rider', async () => {
    const shown = await counterCode();
    const guesses = Array.from({ length: 40 }, (_, n) => String(300_000 + n)).filter((it) => it !== shown);
    const all = await Promise.all(guesses.map((it) => redeem({ dealerId, counterCode: it }, rider, 'rider')));
    const heard = (name: string) => all.filter((it) => code(it) === name);
    expect(heard('WRONG_COUNTER_CODE').length).toBeLessThanOrEqual(4);
    expect(heard('WRONG_COUNTER_CODE').length + heard('COUNTER_CODE_LOCKED').length).toBe(guesses.length);
    const right = await redeem({ dealerId, counterCode: await counterCode() }, rider, 'rider');
    expect([code(right), right.headers.get('retry-after')]).toEqual([
      'COUNTER_CODE_LOCKED',
      expect.stringMatching(/^\d+$/),
    ]);
    expect(code(await redeem())).toBe('ok');
  });
});

describe('guesses of PINs that are spread over riders', () => {
  test('of forty at once by an administrator at most twenty are looked at, and no dealer is stopped', async () => {
    const { riders } = await admin.call(contract.searchRiders, {
      query: { active: 'true', country: 'US', status: 'verified', limit: 100 },
    });
    const guesser = await demo.as('admin');
    const others = riders.filter((it) => it._id !== riderId).slice(0, 40);
    const all = await Promise.all(
      others.map((it) => redeem({ riderId: it._id, dealerId, pin: '0000' }, guesser, 'admin')),
    );
    const said = all.map(code);
    expect(said.filter((it) => it === 'WRONG_PIN').length).toBeLessThanOrEqual(20);
    expect(said).toContain('TOO_MANY_WRONG_PINS');
    const stopped = all.find((it) => code(it) === 'TOO_MANY_WRONG_PINS');
    expect([stopped?.status, stopped?.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(code(await redeem({ dealerId }, guesser, 'admin'))).toBe('TOO_MANY_WRONG_PINS');
    expect(code(await redeem())).toBe('ok');
  });
});

describe('guesses of a PIN', () => {
  test('of 200 at once at most five are looked at', async () => {
    const all = await Promise.all(Array.from({ length: 200 }, (_, n) => redeem({ pin: String(3000 + n) })));
    const heard = (name: string) => all.filter((it) => code(it) === name);
    expect([heard('WRONG_PIN').length, heard('PIN_LOCKED').length]).toEqual([4, 196]);
    expect(heard('PIN_LOCKED')[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});
