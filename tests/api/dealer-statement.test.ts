import { expect, jest, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { startDemo } from './testing/start-demo.js';

// starting the demo takes a while on a busy machine
jest.setTimeout(60_000);

let keys = 0;
const key = () => ({ 'Idempotency-Key': `statement-${(keys += 1)}-key` });
const month = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
}).format(new Date());
const statement = (asked = month) =>
  dealer.call(contract.dealerStatement, { params: { dealerId }, query: { month: asked } });
const redeem = async (amount: number): Promise<string> => {
  const answer = await dealer.ask('/api/dealer/redeem', {
    method: 'POST',
    headers: key(),
    body: {
      riderId: (await rider.session()).user._id,
      amount: { amount, currency: 'USD' },
      pin: '4719',
      dealerEmployeeName: 'Sam Ortiz',
      riderIdVerified: true,
    },
  });
  return answer.of(contract.redeem).redemption._id;
};
const refund = (id: string, method: 'POST' | 'DELETE') =>
  admin.ask(`/api/admin/credit-redemption/${id}/refund`, { method, headers: key() });

const demo = await startDemo();
const [admin, dealer, rider] = [await demo.as('admin'), await demo.as('dealer'), await demo.as('rider')];
const dealerId = (await dealer.session()).user._id;

test('each redemption, undo, refund and undone refund changes what is owed, and stands there with the balance', async () => {
  const before = await statement();
  const [undone, refunded] = [await redeem(700), await redeem(900)];
  await dealer.ask(`/api/dealer/credit-redemption/${undone}`, { method: 'DELETE', headers: key() });
  await refund(refunded, 'POST');
  await refund(refunded, 'DELETE');
  await refund(refunded, 'POST');
  const after = await statement();
  const owed = before.closing.amount;
  expect(
    after.entries
      .filter((it) => [undone, refunded].includes(it.redemption._id))
      .map((it) => [it.kind, it.change.amount, it.balance.amount]),
  ).toEqual([
    ['redeemed', 700, owed + 700],
    ['redeemed', 900, owed + 1600],
    ['undone', -700, owed + 900],
    ['refunded', -900, owed],
    ['refund-undone', 900, owed + 900],
    ['refunded', -900, owed],
  ]);
  expect(after.closing).toEqual(before.closing);
  const states = after.entries
    .filter((it) => it.kind === 'redeemed' && [undone, refunded].includes(it.redemption._id))
    .map((it) => it.refund?.state);
  expect(states).toEqual(['undone', 'refunded']);
  expect(after.entries.filter((it) => it.kind !== 'redeemed').every((it) => it.refund === null)).toBe(true);
  const { redeemed, undone: taken, refunded: paid, refundsUndone } = after.totals;
  expect(after.closing.amount).toBe(
    after.opening.amount +
      redeemed.amount.amount -
      taken.amount.amount -
      paid.amount.amount +
      refundsUndone.amount.amount,
  );
});

test('what is owed now is what the refunds due come to', async () => {
  const due = await redeem(500);
  const { creditRedemptions, pagination } = await dealer.call(contract.listRefundsDue, { query: { limit: 100 } });
  expect(pagination.totalPages).toBe(1);
  const { closing, entries } = await statement();
  expect(entries.find((it) => it.redemption._id === due)?.refund).toEqual({
    state: 'due',
    date: creditRedemptions.find((it) => it._id === due)?.dueDate,
  });
  expect(
    creditRedemptions
      .filter(({ amount }) => amount.currency === closing.currency)
      .reduce((sum, { amount }) => sum + amount.amount, 0),
  ).toBe(closing.amount);
});

test('a month opens with what the one before closed with', async () => {
  const now = await statement();
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
  expect((await statement(last)).closing).toEqual(now.opening);
  expect((await statement('2001-01')).entries).toEqual([]);
});

test('the file has a line for each entry, between what was owed at the start and at the end', async () => {
  const { entries } = await statement();
  const file = await dealer.ask(`/api/dealer/dealer/${dealerId}/statement/export?month=${month}`);
  const lines = file.text.trim().split(/\r?\n/);
  expect(lines).toHaveLength(entries.length + 3);
  expect(lines[1]).toContain('owed at the start');
  expect(lines.at(-1)).toContain('owed at the end');
});

test('the last columns of the file say whether the parts account was credited for a redemption, and when', async () => {
  const [due, undone] = [await redeem(400), await redeem(300)];
  await dealer.ask(`/api/dealer/credit-redemption/${undone}`, { method: 'DELETE', headers: key() });
  const { entries } = await statement();
  const [header, ...lines] = (await dealer.ask(`/api/dealer/dealer/${dealerId}/statement/export?month=${month}`)).text
    .trim()
    .split(/\r?\n/);
  expect(header).toMatch(/,Currency,Refund,Refund date$/);
  const tailOf = (id: string) => {
    const at = entries.findIndex((it) => it.kind === 'redeemed' && it.redemption._id === id);
    return [lines[at + 1]?.split(',').slice(-2), entries[at]?.refund?.date];
  };
  const [[shown, on], [taken]] = [tailOf(due), tailOf(undone)];
  expect([shown, taken]).toEqual([
    ['due', on],
    ['undone', ''],
  ]);
  expect(lines.at(-1)).toMatch(/,,$/);
});

test('a month that is none is refused', async () => {
  const answer = await dealer.ask(`/api/dealer/dealer/${dealerId}/statement?month=2026-13`);
  expect(answer.problem().code).toBe('VALIDATION_FAILED');
});
