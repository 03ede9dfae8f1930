import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { refusal } from '@rrr/kit/base/testing';
import { asked, atTheCounter } from '../../testing/at-the-counter.js';
import { dealerId, redemptionId, statement } from '../../testing/examples.js';
import { daysOf } from './days-of.js';

const user = person();
const usd = (amount: number) => ({ amount, currency: 'USD' });

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-05-20T18:00:00Z'), doNotFake: ['setTimeout'] }));
afterEach(() => void jest.useRealTimers());

test('the month of the address is asked for, and what is owed comes with its sum', async () => {
  const { host } = atTheCounter('/redemptions/statement?month=2026-04', {
    answers: {
      dealerStatement: {
        ...statement,
        opening: usd(1000),
        totals: {
          ...statement.totals,
          refunded: { count: 2, amount: usd(1500) },
          refundsUndone: { count: 1, amount: usd(500) },
        },
        closing: usd(4000),
      },
    },
  });
  expect(await screen.findByText('Owed to you at the end of April 2026')).toBeVisible();
  expect(screen.getByText('High Desert Cycles, dealer HD-1001')).toBeVisible();
  const sum = [...document.querySelectorAll('.dealer-sum > div')].map((it) => it.textContent);
  expect(sum).toEqual([
    'Owed on Apr 1st, 2026, start of the day$10.00',
    '1 redemption+$40.00',
    '0 redemptions undone$0.00',
    '2 refunds to your parts account−$15.00',
    '1 refund undone+$5.00',
    'Owed on Apr 30th, 2026, end of the day$40.00',
  ]);
  expect(asked(host, 'dealerStatement')).toEqual([
    { params: { role: 'dealer', dealerId }, query: { month: '2026-04' } },
  ]);
});

test('day by day, with what became of each redemption', async () => {
  const [first] = statement.entries;
  const entry = (over: object) => ({ ...first, ...over });
  const entries = [
    first,
    entry({
      redemption: { _id: `${redemptionId.slice(0, -1)}9`, code: 'K2' },
      refund: { state: 'undone', date: null },
    }),
    entry({ at: '2026-04-20T18:00:00.000Z', kind: 'refunded', change: usd(-4000), refund: null }),
  ];
  atTheCounter('/redemptions/statement?month=2026-04', { answers: { dealerStatement: { ...statement, entries } } });
  expect(await screen.findByText('Credited by May 2nd, 2026')).toBeVisible();
  expect(screen.getByText('Undone, nothing is owed for it')).toBeVisible();
  expect(screen.getAllByRole('rowheader').map((it) => it.textContent)).toEqual([
    'Apr 2nd, 2026$80.00 redeemed',
    'Apr 20th, 2026',
  ]);
});

test('each change leads to its receipt', async () => {
  atTheCounter('/redemptions/statement');
  expect((await screen.findByRole('link', { name: '1Z9K4Q' })).getAttribute('href')).toBe(
    `/auth/dealer/redemption/${redemptionId}`,
  );
});

test('the running month comes first, has none after it, and leads to the one before', async () => {
  const { host, router } = atTheCounter('/redemptions/statement?month=2026-09');
  expect(await screen.findByText('Owed to you now')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Later month' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Earlier month' }));
  await waitFor(() => expect(router.state.location.search).toBe('?month=2026-04'));
  expect(asked(host, 'dealerStatement').map(({ query }) => query)).toEqual([
    { month: '2026-05' },
    { month: '2026-04' },
  ]);
});

test('a month of nothing says so, and a lost answer can be asked for again, in French', async () => {
  const none = { count: 0, amount: usd(0) };
  const empty = { ...statement, entries: [], totals: { ...statement.totals, redeemed: none }, closing: usd(0) };
  const answers = [refusal(0, 'NETWORK', 'Pas de réponse'), empty];
  atTheCounter('/redemptions/statement?month=2026-04', {
    locale: 'fr',
    answers: { dealerStatement: () => answers.shift() },
  });
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Aucun échange ni remboursement (avril 2026).')).toBeVisible();
});

test('each day has what was redeemed on it in Los Angeles', () => {
  const days = daysOf(statement);
  expect(days).toHaveLength(30);
  expect(days.filter(({ redeemed }) => redeemed > 0)).toEqual([{ day: '2026-04-02', redeemed: 4000 }]);
});
