import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
ledgerHolds(demo);
const [dealer, rider] = [await demo.as('dealer'), await demo.as('rider')];
const riderId = (await rider.session()).user._id;

const balance = async () => {
  const { rider: detail } = await dealer.call(contract.getRider, { params: { riderId } });
  return detail.balances.find((one) => one.available.currency === 'USD')?.available.amount ?? 0;
};
const redeem = (key: string, amount = 1_000, pin = '4719') =>
  dealer.ask('/api/dealer/redeem', {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: { riderId, amount: { amount, currency: 'USD' }, pin, dealerEmployeeName: 'Sam', riderIdVerified: true },
  });

describe('a redemption over HTTP', () => {
  test('asked twice with one key happens once, with one answer', async () => {
    const before = await balance();
    const [first, second] = [await redeem('the-same-key-1'), await redeem('the-same-key-1')];
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
    expect(first.of(contract.redeem).newBalance.amount).toBe(before - 1_000);
    expect(await balance()).toBe(before - 1_000);
  });

  test('asked twenty times at once with one key happens once', async () => {
    const before = await balance();
    const all = await Promise.all(Array.from({ length: 20 }, () => redeem('the-same-key-2')));
    expect(new Set(all.map((it) => `${it.status} ${it.text}`)).size).toBe(1);
    expect(all[0]?.status).toBe(201);
    expect(await balance()).toBe(before - 1_000);
  });

  test('of another amount under a used key is refused', async () => {
    await redeem('the-same-key-1');
    const before = await balance();
    expect((await redeem('the-same-key-1', 2_000)).json()).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await balance()).toBe(before);
  });

  test('of more than there is, in the dealer’s language', async () => {
    expect((await redeem('too-much-key', 90_000_000)).json()).toMatchObject({
      status: 409,
      code: 'INSUFFICIENT_CREDIT',
      detail: expect.stringContaining('Nothing was redeemed'),
    });
  });

  test('with a wrong PIN moves nothing and says how many tries are left', async () => {
    const before = await balance();
    expect((await redeem('wrong-pin-key', 1_000, '0000')).json()).toMatchObject({
      status: 422,
      code: 'WRONG_PIN',
      detail: expect.stringContaining('4 tries are left'),
    });
    expect(await balance()).toBe(before);
    // a refused request does not use up its key
    expect((await redeem('wrong-pin-key')).status).toBe(201);
  });

  test('is undone by its dealer, once, and the rider sees it', async () => {
    const before = await balance();
    const { redemption } = (await redeem('to-be-undone')).of(contract.redeem);
    const undo = () =>
      dealer.ask(`/api/dealer/credit-redemption/${redemption._id}?reason=Wrong%20rider`, {
        method: 'DELETE',
        headers: { 'Idempotency-Key': 'undo-it-once' },
      });
    const [first, second] = [await undo(), await undo()];
    expect([first.status, second.text]).toEqual([200, first.text]);
    expect(first.json()).toMatchObject({
      redemption: { status: 'revoked', canUndo: false, revoked: { reason: 'Wrong rider' } },
      newBalance: { amount: before },
    });
    const { revokedRedemptions } = await rider.call(contract.listRevoked);
    expect(revokedRedemptions.map((it) => it.code)).toContain(redemption.code);
  });
});

describe('what a dealer sees of a rider', () => {
  test('is what the counter needs', async () => {
    const answer = await dealer.ask(`/api/dealer/rider/${riderId}`);
    const { rider: detail } = answer.of(contract.getRider);
    expect([detail.personal, detail.bikes.length > 0, detail.bikes.every((bike) => bike.vin === null)]).toEqual([
      null,
      true,
      true,
    ]);
    expect(answer.text).not.toContain('rider@example.com');
    const found = await dealer.ask('/api/dealer/riders?limit=100');
    expect(found.text).not.toContain('@example.com');
    expect(found.of(contract.searchRiders).riders.some((one) => one.deActivated)).toBe(false);
  });

  test('in a list or by name is no balance; by exact AMA number, by code or opened it is', async () => {
    const { rider: opened } = await dealer.call(contract.getRider, { params: { riderId } });
    expect(opened.balances.length).toBeGreaterThan(0);
    const search = async (query: string) =>
      (await dealer.call(contract.searchRiders, { query: { query, limit: 100 } })).riders;
    expect((await search('')).flatMap((it) => it.balances)).toEqual([]);
    const named = await search(opened.fullName);
    expect(named.map((it) => it._id)).toContain(riderId);
    expect(named.flatMap((it) => it.balances)).toEqual([]);
    const ama = opened.amaNumber ?? '';
    expect((await search(ama.slice(0, -1))).flatMap((it) => it.balances)).toEqual([]);
    expect((await search(ama)).find((it) => it._id === riderId)?.balances).toEqual(opened.balances);
    const { code } = await rider.call(contract.createRiderCode, {});
    const { rider: shown } = await dealer.call(contract.findRiderByCode, { body: { code } });
    expect(shown.balances).toEqual(opened.balances);
    const admin = await demo.as('admin');
    const { riders } = await admin.call(contract.searchRiders, { query: { query: opened.fullName } });
    expect(riders.find((it) => it._id === riderId)?.balances).toEqual(opened.balances);
  });

  test('is not a deactivated one, whom an admin finds', async () => {
    const admin = await demo.as('admin');
    const { riders } = await admin.call(contract.searchRiders, { query: { active: 'false' } });
    const gone = riders[0]?._id ?? '';
    expect(gone).not.toBe('');
    expect(await dealer.refusal(contract.getRider, { params: { riderId: gone } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await admin.call(contract.getRider, { params: { riderId: gone } })).toMatchObject({
      rider: { deActivated: true, personal: { email: riders[0]?.email } },
    });
  });
});
