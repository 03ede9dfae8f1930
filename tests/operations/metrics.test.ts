import { expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { GAUGES } from '@rrr/http';
import { startDemo } from '../api/testing/start-demo.js';
import { namesIn, samplesIn } from './testing/exposition.js';

const demo = await startDemo();
const scrape = async () => (await fetch(`${demo.base}/metrics`)).text();
const valueIn = (text: string, name: string, labels: Readonly<Record<string, string>> = {}): number | undefined =>
  samplesIn(text).find(
    (it) => it.name === name && Object.entries(labels).every(([key, value]) => it.labels[key] === value),
  )?.value;

test('a server gives every figure, and none is left out', async () => {
  const text = await scrape();
  const shown = new Set(samplesIn(text).map((it) => it.name));
  expect(Object.keys(GAUGES).filter((it) => !shown.has(it))).toEqual([]);
  expect(samplesIn(text).filter((it) => it.name === 'metrics_source_up' && it.value !== 1)).toEqual([]);
  expect([...namesIn(text)].filter((it) => !/^[a-z][a-z0-9_]*$/.test(it))).toEqual([]);
});

test('money that was redeemed is counted once it is committed, and a repeated call counts nothing', async () => {
  const [dealer, rider] = [await demo.as('dealer'), await demo.as('rider')];
  const riderId = (await rider.session()).user._id;
  const redeem = (pin: string, key: string) =>
    dealer.ask('/api/dealer/redeem', {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: {
        riderId,
        amount: { amount: 1_234, currency: 'USD' },
        pin,
        dealerEmployeeName: 'Sam',
        riderIdVerified: true,
      },
    });
  const before = await scrape();
  const made = await redeem('4719', 'counted-once');
  expect((await redeem('4719', 'counted-once')).text).toBe(made.text);
  expect((await redeem('0000', 'not-counted')).status).toBe(422);
  const after = await scrape();
  const grown = (name: string, labels: Readonly<Record<string, string>>) =>
    (valueIn(after, name, labels) ?? 0) - (valueIn(before, name, labels) ?? 0);
  expect(grown('ledger_moved_cents_total', { kind: 'redeem', currency: 'USD' })).toBe(1_234);
  expect(grown('redemptions_total', { outcome: 'redeemed', currency: 'USD' })).toBe(1);
  expect(grown('refused_acts_total', { code: 'WRONG_PIN' })).toBe(1);
  const redemptionId = made.of(contract.redeem).redemption._id;
  await dealer.call(contract.undoRedemption, { params: { redemptionId } });
  const undone = await scrape();
  expect(valueIn(undone, 'redemptions_total', { outcome: 'undone', currency: 'USD' })).toBe(1);
  expect(valueIn(undone, 'ledger_moved_cents_total', { kind: 'undo', currency: 'USD' })).toBe(1_234);
});

test('no figure names a person', async () => {
  const admin = await demo.as('admin');
  const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true', limit: 100 } });
  const text = await scrape();
  for (const { _id, fullName, email } of riders)
    for (const personal of [_id, fullName, email ?? fullName]) expect(text).not.toContain(personal);
  expect(text).not.toMatch(/@|\d+\.\d+\.\d+\.\d+/);
});
