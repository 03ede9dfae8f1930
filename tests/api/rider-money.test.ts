import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { startDemo } from './testing/start-demo.js';

const demo = await startDemo();
ledgerHolds(demo);
const admin = await demo.as('admin');
const all = (await admin.call(contract.searchRiders, { query: { active: 'true', limit: 100 } })).riders;
const riders = all.filter(
  (rider) =>
    rider.balances.some((one) => one.available.currency === 'USD' && one.available.amount > 0) &&
    rider.email !== 'rider@example.com',
);

const nth = (n: number): contract.RiderCard => {
  const found = riders[n];
  if (!found) throw new Error('The demo has too few riders with credit');
  return found;
};
const usd = async (id: string): Promise<number> => {
  const { rider } = await admin.call(contract.getRider, { params: { riderId: id } });
  return rider.balances.find((it) => it.available.currency === 'USD')?.available.amount ?? 0;
};
const asked = (method: string, path: string, key: string, body?: object) =>
  admin.ask(path, { method, headers: { 'Idempotency-Key': key }, ...(body ? { body } : {}) });

describe('adjusting a wallet', () => {
  const adjust = (key: string, amount: number, over: object = {}, id = nth(0)._id) =>
    asked('POST', `/api/admin/rider/${id}/adjust`, key, {
      amount: { amount, currency: 'USD' },
      reason: 'Missed at Glen Helen',
      ...over,
    });

  test('gives and takes, once for a key, and says why in the ledger', async () => {
    const before = await usd(nth(0)._id);
    const [first, second] = [await adjust('adjust-give-1', 2_500), await adjust('adjust-give-1', 2_500)];
    expect([first.status, second.text]).toEqual([201, first.text]);
    expect(first.json()).toMatchObject({ newBalance: { amount: before + 2_500, currency: 'USD' } });
    expect((await adjust('adjust-take-1', -1_000)).json()).toMatchObject({ newBalance: { amount: before + 1_500 } });
    expect(await usd(nth(0)._id)).toBe(before + 1_500);
    const { entries } = await admin.call(contract.riderLedger, { params: { riderId: nth(0)._id } });
    expect(entries.slice(0, 2)).toMatchObject([
      { kind: 'adjust', amount: { amount: -1_000 } },
      { kind: 'adjust', amount: { amount: 2_500 }, award: { label: 'Missed at Glen Helen' } },
    ]);
  });

  test.each([
    ['nothing', 0, {}, 422, 'ADJUSTMENT_ZERO'],
    ['more than there is', -99_000_000, {}, 409, 'INSUFFICIENT_CREDIT'],
    ['credit that has expired already', 100, { expireDate: '2020-01-01' }, 422, 'EXPIRES_IN_PAST'],
    ['without a reason', 100, { reason: ' ' }, 400, 'VALIDATION_FAILED'],
    ['parts of a cent', 10.5, {}, 400, 'VALIDATION_FAILED'],
  ])('refuses %s and moves nothing', async (name, amount, over, status, code) => {
    const before = await usd(nth(0)._id);
    expect((await adjust(`refused-${name.replaceAll(' ', '-')}`, amount, over)).json()).toMatchObject({ status, code });
    expect(await usd(nth(0)._id)).toBe(before);
  });

  test('needs a key', async () =>
    expect(
      await admin.refusal(contract.adjustWallet, {
        idempotencyKey: '',
        params: { riderId: nth(0)._id },
        body: { amount: { amount: 1, currency: 'USD' }, reason: 'x' },
      }),
    ).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_MISSING' }));
});

describe('removing the races of a rider', () => {
  const remove = (key: string, query = '') =>
    asked('DELETE', `/api/admin/rider/${nth(3)._id}/remove-races${query}`, key);
  const results = async () => (await admin.call(contract.getRider, { params: { riderId: nth(3)._id } })).rider.record;

  test('previews, then takes back what they won, once', async () => {
    const before = await results();
    const preview = await admin.call(contract.removeRaces, {
      params: { riderId: nth(3)._id },
      query: { dryRun: 'true' },
    });
    expect(preview).toMatchObject({ applied: false, removed: before?.results, events: before?.races });
    expect((await results())?.results).toBe(before?.results);
    const [first, second] = [await remove('remove-races-1'), await remove('remove-races-1')];
    expect([first.status, second.text]).toEqual([200, first.text]);
    expect(first.json()).toEqual({ ...preview, applied: true });
    expect(await results()).toMatchObject({ results: 0, races: 0 });
    expect((await remove('remove-races-2')).json()).toMatchObject({ applied: true, removed: 0, money: [] });
  });

  test('of nobody is refused', async () =>
    expect(
      (await asked('DELETE', '/api/admin/rider/00000000000000000000000000/remove-races', 'remove-nobody')).json(),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' }));
});

describe('merging two riders', () => {
  const body = (over: object = {}) => ({ keepId: nth(1)._id, deleteId: nth(2)._id, ...over });
  const merge = (key: string, over: object = {}) => asked('POST', '/api/admin/riders-merge', key, body(over));

  test('previews what moves without a key, and moves nothing', async () => {
    const before = [await usd(nth(1)._id), await usd(nth(2)._id)];
    const preview = await admin.call(contract.mergeRiders, { body: body({ dryRun: true }) });
    expect(preview).toMatchObject({
      applied: false,
      keep: { fullName: nth(1).fullName },
      deleted: { fullName: nth(2).fullName },
      moves: { bikes: expect.any(Number) },
    });
    expect(preview.standing).toMatchObject({
      factory: expect.any(Boolean),
      professional: expect.any(Boolean),
      parentalConsent: expect.any(Boolean),
    });
    for (const balance of preview.balances)
      expect(balance.after.amount).toBe(balance.keep.amount + balance.deleted.amount - balance.reversed.amount);
    expect([await usd(nth(1)._id), await usd(nth(2)._id)]).toEqual(before);
  });

  test.each([
    ['without the words', {}, 'CONFIRMATION_WRONG'],
    ['with the e-mail of the wrong one', { confirmation: 'DELETE nobody@example.com' }, 'CONFIRMATION_WRONG'],
    ['of one with themselves', { deleteId: 'keep' }, 'SAME_RIDER'],
  ])('is refused %s', async (name, over, code) => {
    const change = 'deleteId' in over ? { deleteId: nth(1)._id } : over;
    expect((await merge(`no-merge-${name.length}`, change)).json()).toMatchObject({ status: 422, code });
  });

  test('moves all of it once, when a second administrator approves it, and the deleted rider says into whom', async () => {
    const before = [await usd(nth(1)._id), await usd(nth(2)._id)];
    const { balances, against = [] } = await admin.call(contract.mergeRiders, { body: body({ dryRun: true }) });
    const confirmation = `DELETE ${nth(2).email}`;
    // two people of the demo: each reason has to be acknowledged
    expect(against.map((it) => it.code)).toContain('OTHER_NAME');
    expect((await merge('merge-unseen', { confirmation })).json()).toMatchObject({ code: 'REASONS_NOT_ACKNOWLEDGED' });
    const sure = { confirmation, acknowledged: against.map((it) => it.code) };
    const [first, second] = [await merge('merge-for-good', sure), await merge('merge-for-good', sure)];
    expect([first.status, second.text]).toEqual([200, first.text]);
    expect(first.json()).toMatchObject({ applied: false, balances });
    // one administrator alone takes nobody's money
    expect([await usd(nth(1)._id), await usd(nth(2)._id)]).toEqual(before);
    const decision = {
      params: { approvalId: first.of(contract.mergeRiders).approvalId ?? '' },
      body: { version: 1, approve: true, answer: null },
    };
    expect((await admin.refusal(contract.decideApproval, decision)).code).toBe('SECOND_PERSON_NEEDED');
    await (await demo.as('admin2')).call(contract.decideApproval, decision);
    const { factory, taxStatus } = first.of(contract.mergeRiders).standing!;
    expect(await admin.call(contract.getRider, { params: { riderId: nth(1)._id } })).toMatchObject({
      rider: { personal: { factory }, record: { taxStatus } },
    });
    const expected = balances.find((it) => it.book === 'credit' && it.after.currency === 'USD')?.after.amount;
    expect([await usd(nth(1)._id), await usd(nth(2)._id)]).toEqual([expected, 0]);
    expect(await admin.call(contract.getRider, { params: { riderId: nth(2)._id } })).toMatchObject({
      rider: { deActivated: true, record: { mergedInto: nth(1)._id, bikes: [] } },
    });
    expect((await merge('merge-again', { confirmation: `DELETE ${nth(2).email}` })).json()).toMatchObject({
      status: 409,
      code: 'ALREADY_MERGED',
    });
  });
});

describe('emails about credit that ends', () => {
  const soon = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const mail = (key: string, riderIds: readonly string[]) =>
    asked('POST', '/api/admin/riders/send-expire-mail', key, { riderIds });

  test('go once for a key, to riders who have some', async () => {
    await asked('POST', `/api/admin/rider/${nth(4)._id}/adjust`, 'ends-soon-1', {
      amount: { amount: 700, currency: 'USD' },
      reason: 'Goodwill',
      expireDate: soon(),
    });
    const [first, second] = [
      await mail('expire-mail-1', [nth(4)._id, nth(4)._id]),
      await mail('expire-mail-1', [nth(4)._id, nth(4)._id]),
    ];
    expect([first.json(), second.text]).toEqual([{ letters: 1 }, first.text]);
    expect((await mail('expire-mail-2', ['00000000000000000000000000'])).json()).toEqual({ letters: 0 });
    expect((await mail('expire-mail-3', [])).json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });
});
