import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { refusal } from '@rrr/kit/base/testing';
import { asked, atTheCounter } from '../../testing/at-the-counter.js';
import { due, firstPage, redemption, redemptionId, refund, revoked } from '../../testing/examples.js';

const user = person();
const answers = {
  listRedemptions: { creditRedemptions: [redemption], pagination: { page: 2, totalPages: 3 } },
  listRevoked: { revokedRedemptions: [revoked], pagination: firstPage },
};

test('page and filters come from the address and go to the API', async () => {
  const { host } = atTheCounter('/redemptions?page=2&query=1Z&afterDate=2026-04-01', { answers });
  expect(await screen.findByText('1Z9K4Q')).toBeVisible();
  expect(asked(host, 'listRedemptions')).toEqual([
    { params: { role: 'dealer' }, query: { page: 2, query: '1Z', afterDate: '2026-04-01' } },
  ]);
});

test('undone redemptions are their own list and say by whom, when and why', async () => {
  const { router } = atTheCounter('/redemptions', { answers });
  await user.click(await screen.findByRole('button', { name: 'Undone' }));
  expect(await screen.findByText(/High Desert Cycles, .*: Wrong amount/)).toBeVisible();
  expect(router.state.location.search).toBe('?tab=undone');
});

test('the rider has a filter of its own, and a row leads to the receipt', async () => {
  const { host } = atTheCounter('/redemptions?riderName=carter', { answers });
  const row = await screen.findByRole('link', { name: 'Sam Carter' });
  expect(row.getAttribute('href')).toBe(`/auth/dealer/redemption/${redemptionId}`);
  expect(asked(host, 'listRedemptions')[0]).toMatchObject({ query: { riderName: 'carter', page: 1 } });
});

test('what awaits its refund says when it is due, and can be asked for when overdue', async () => {
  const { host } = atTheCounter('/redemptions?tab=due&overdue=true', {
    answers: {
      listRefundsDue: {
        creditRedemptions: [
          { ...due, overdue: true },
          { ...due, _id: '01hq00000000000000000d0002', dueDate: '2026-06-01' },
        ],
        pagination: firstPage,
      },
    },
  });
  expect(await screen.findByText('Overdue since May 2nd, 2026')).toBeVisible();
  expect(screen.getByText('Jun 1st, 2026')).toBeVisible();
  expect(await screen.findByText(/credited within 30 days/)).toBeVisible();
  expect(asked(host, 'listRefundsDue')).toEqual([{ params: { role: 'dealer' }, query: { overdue: 'true', page: 1 } }]);
});

test('refunds say by whom and when, and undone ones are asked for by themselves', async () => {
  const undone = { at: '2026-04-21T18:00:00.000Z', by: 'Ada Moreau' };
  const { host } = atTheCounter('/redemptions?tab=refunded', {
    answers: {
      listRefunds: (request: { query: { undone: string } }) => ({
        refunds: [request.query.undone === 'true' ? { ...refund, undone } : refund],
        pagination: firstPage,
      }),
    },
  });
  expect(await screen.findByText('Apr 20th, 2026')).toBeVisible();
  expect(screen.getByText('Refunded to you')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sam Carter' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undone refunds' }));
  expect(await screen.findByText('Refund undone')).toBeVisible();
  expect(asked(host, 'listRefunds').map(({ query }) => query)).toEqual([
    { undone: 'false', page: 1 },
    { undone: 'true', page: 1 },
  ]);
});

test('an empty list says so, in French too', async () => {
  atTheCounter('/redemptions?tab=due', { locale: 'fr' });
  expect(await screen.findByText('Aucun échange n’attend de remboursement.')).toBeVisible();
});

test('an undo whose answer is lost is tried again with the same key', async () => {
  const given: unknown[] = [refusal(0, 'NETWORK', 'No answer'), { redemption: revoked, newBalance: redemption.amount }];
  const { host } = atTheCounter('/redemptions', { answers: { ...answers, undoRedemption: () => given.shift() } });
  await user.click(await screen.findByRole('button', { name: 'Undo the redemption 1Z9K4Q' }));
  await user.click(await screen.findByRole('button', { name: 'Wrong rider' }));
  await user.click(screen.getByRole('button', { name: 'Undo $40.00' }));
  expect(await screen.findByText(/it will not be undone twice/)).toBeVisible();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() =>
    expect(host.notices).toEqual([{ tone: 'good', text: 'Undone. $40.00 went back to Sam Carter.' }]),
  );
  const [first, second] = asked(host, 'undoRedemption');
  expect(second).toEqual(first);
});

test('a refusal to undo is shown where it was asked for', async () => {
  atTheCounter('/redemptions', {
    answers: { ...answers, undoRedemption: refusal(409, 'REDEMPTION_REFUNDED', 'The dealer was refunded.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Undo the redemption 1Z9K4Q' }));
  await user.click(await screen.findByRole('button', { name: 'Wrong rider' }));
  await user.click(screen.getByRole('button', { name: 'Undo $40.00' }));
  expect((await screen.findByText('The dealer was refunded.')).closest('[role=dialog]')).toBeVisible();
});
