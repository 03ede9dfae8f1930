import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { config } from '@rrr/kit/pact/examples';
import { pagination, usd } from '../../pact/examples.js';
import { dealer, dealerId, due, refund } from '../../pact/partner-examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const second = { ...due, _id: '01hq00000000000000000d0002', code: '2B7M0X', amount: usd(1500), overdue: true };
const answers = {
  getConfig: config,
  getDealer: { dealer, redemptions: [], distinctCountry: ['US'] },
  listRefundsDue: { creditRedemptions: [due, second], pagination },
  refundsDueTotals: {
    totals: [{ due: { count: 2, amount: usd(5500) }, overdue: { count: 1, amount: usd(1500) } }],
  },
  listRefunds: { refunds: [refund], pagination },
};
beforeEach(() => sessionStorage.clear());
const chooseAll = async () => {
  for (const name of [`Select ${due.code}`, `Select ${second.code}`])
    await user.click(await screen.findByRole('checkbox', { name }));
};

test('what is due comes first; an address narrows it to one dealer', async () => {
  const { host } = asAdmin(`/dealer-refunds?dealerId=${dealerId}&overdue=true`, answers);
  expect(await screen.findByText(/Overdue since/)).toBeVisible();
  expect(await screen.findByText('$15.00 overdue in 1 refund')).toBeVisible();
  expect(asked(host, 'refundsDueTotals').map(({ query }) => query)).toEqual([{ dealerId }]);
  await waitFor(() =>
    expect(asked(host, 'listRefundsDue').at(-1)?.query).toEqual({ dealerId, overdue: 'true', page: 1, limit: 50 }),
  );
});

test('one is refunded after it was asked, with a key', async () => {
  const { host } = asAdmin('/dealer-refunds', { ...answers, refundDealer: { refund } });
  await user.click(await screen.findByRole('button', { name: `Refund redemption ${due.code}` }));
  await user.click(await screen.findByRole('button', { name: 'Refund $40.00' }));
  await waitFor(() => expect(host.notices.map(({ text }) => text)).toEqual(['High Desert Cycles is refunded $40.00.']));
  expect(asked(host, 'refundDealer')).toEqual([
    { params: { redemptionId: due._id }, idempotencyKey: expect.any(String) },
  ]);
});

test('many are refunded; each that was not done says why', async () => {
  const { host } = asAdmin('/dealer-refunds', {
    ...answers,
    refundDealers: {
      outcomes: [
        { _id: due._id, refused: null },
        { _id: second._id, refused: { code: 'ALREADY_REFUNDED', detail: 'It was refunded before.' } },
      ],
    },
  });
  await chooseAll();
  await user.click(screen.getByRole('button', { name: 'Refund 2, $55.00' }));
  expect(await screen.findByText('Refund 2 redemptions, $55.00?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refund $55.00' }));
  expect(await screen.findByText('1 redemption refunded, $40.00.')).toBeVisible();
  expect(screen.getByText('It was refunded before.')).toBeVisible();
  expect(asked(host, 'refundDealers')).toEqual([
    { body: { redemptionIds: [due._id, second._id] }, idempotencyKey: expect.any(String) },
  ]);
});

test('after a lost answer and a reload, the same request goes out with the same key', async () => {
  const first = asAdmin('/dealer-refunds', { ...answers, refundDealers: refusal(0, 'NETWORK', 'No answer came.') });
  await chooseAll();
  await user.click(screen.getByRole('button', { name: 'Refund 2, $55.00' }));
  await user.click(await screen.findByRole('button', { name: 'Refund $55.00' }));
  expect(await screen.findByText('No answer came.')).toBeVisible();
  first.unmount();

  const outcomes = [due, second].map(({ _id }) => ({ _id, refused: null }));
  const { host } = asAdmin('/dealer-refunds', { ...answers, refundDealers: { outcomes } });
  expect(await screen.findByText('Stopped: 0 of 2 are known.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('2 redemptions refunded, $55.00.')).toBeVisible();
  expect(asked(host, 'refundDealers')).toEqual(asked(first.host, 'refundDealers'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(sessionStorage).toHaveLength(0);
});

test('a refund that was made is undone', async () => {
  const { host } = asAdmin('/dealer-refunds?tab=made', { ...answers, undoRefund: { refund } });
  await user.click(await screen.findByRole('button', { name: `Undo the refund of ${refund.redemption.code}` }));
  await user.click(await screen.findByRole('button', { name: 'Undo $40.00' }));
  await waitFor(() => expect(asked(host, 'undoRefund')).toHaveLength(1));
});

test('many refunds that were made are undone', async () => {
  const { host } = asAdmin('/dealer-refunds?tab=made', {
    ...answers,
    undoRefunds: { outcomes: [{ _id: refund.redemption._id, refused: null }] },
  });
  await user.click(await screen.findByRole('checkbox', { name: `Select ${refund.redemption.code}` }));
  await user.click(screen.getByRole('button', { name: 'Undo 1, $40.00' }));
  expect(await screen.findByText('Undo 1 refund, $40.00?')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Undo $40.00' }).at(-1)!);
  expect(await screen.findByText('1 refund undone, $40.00.')).toBeVisible();
  expect(asked(host, 'undoRefunds')).toMatchObject([{ body: { redemptionIds: [refund.redemption._id] } }]);
});
