import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { fieldsNotShown, refusal, sampleOf } from '@rrr/kit/base/testing';
import { only, RIDER, valuesOf } from '@rrr/records';
import { asked, atTheCounter } from '../../testing/at-the-counter.js';
import { receipt, redemption, revoked, rider, riderId } from '../../testing/examples.js';

const path = `/rider/${riderId}`;
const user = person();
beforeEach(() => localStorage.clear());

const fill = async (amount = '40', pin = '1234') => {
  await user.type(await screen.findByLabelText('Amount'), amount);
  await user.type(screen.getByLabelText('Your name'), 'Robin Vance');
  await user.click(screen.getByLabelText('I verified the rider’s ID'));
  await user.type(screen.getByLabelText('Rider’s PIN'), pin);
};
const submit = () => user.click(screen.getByRole('button', { name: /^Redeem( |$)/ }));

test('from balance to receipt: the button says what will happen, and the receipt what happened', async () => {
  const { host } = atTheCounter(path, { answers: { redeem: receipt } });
  await fill();
  await user.click(await screen.findByRole('button', { name: 'Redeem $40.00' }));
  expect(await screen.findByText('1Z9K4Q')).toBeVisible();
  expect(screen.getByText('$85.00')).toBeVisible();
  expect(screen.getByText(/Apr 2nd, 2026, 12:30/)).toBeVisible();
  expect(asked(host, 'redeem')).toEqual([
    {
      params: { role: 'dealer' },
      body: {
        riderId,
        amount: { amount: 4000, currency: 'USD' },
        pin: '1234',
        dealerEmployeeName: 'Robin Vance',
        riderIdVerified: true,
      },
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

test('a counter sees every field of a rider that is for everyone', async () => {
  const seen = only(RIDER, 'seenBy', 'everyone');
  const full = { ...rider, ...valuesOf(seen, sampleOf(RIDER)) };
  atTheCounter(path, { answers: { getRider: { rider: full, creditRedemptions: [], payoutClaims: [] } } });
  await waitFor(() => expect(fieldsNotShown(seen, 'public')).toEqual([]));
});

test('other currencies are told, with where they can be redeemed; nothing else is offered for them', async () => {
  const cad = { available: { amount: 6_821, currency: 'CAD' as const }, nextExpiry: null };
  const empty = { available: { amount: 0, currency: 'EUR' as const }, nextExpiry: null };
  const withMore = { ...rider, balances: [...rider.balances, cad, empty] };
  atTheCounter(path, { answers: { getRider: { rider: withMore, creditRedemptions: [], payoutClaims: [] } } });
  expect(
    await screen.findByText('Also has CA$68.21, which you cannot redeem: only Canadian dealers can.'),
  ).toBeVisible();
  expect(screen.queryByText(/European/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Full balance $125.00' })).toBeVisible();
});

test('the amount has the focus, and what it leaves follows it', async () => {
  atTheCounter(path);
  const amount = await screen.findByLabelText('Amount');
  expect(document.activeElement).toBe(amount);
  await user.type(amount, '40');
  expect(screen.getByText('Balance after: $85.00')).toBeVisible();
  await user.type(amount, '00');
  expect(screen.queryByText(/Balance after/)).toBeNull();
});

test('the receipt takes the place of the form, so that Back leads to the search', async () => {
  const { router } = atTheCounter(path, { answers: { redeem: receipt } });
  await fill();
  await submit();
  expect(await screen.findByText('1Z9K4Q')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/auth/dealer/redemption/${redemption._id}`);
  expect(router.state.historyAction).toBe('REPLACE');
  expect(JSON.stringify(router.state.location.state)).not.toContain('1234');
});

test('a lost answer is asked for again without a tap, with the same key', async () => {
  const answers = [refusal(0, 'NETWORK', 'No answer'), receipt];
  const { host } = atTheCounter(path, { answers: { redeem: () => answers.shift() } });
  await fill();
  await submit();
  expect(await screen.findByText(/We received no response and are checking/)).toBeVisible();
  expect(screen.queryByText('1Z9K4Q')).toBeNull();
  expect(await screen.findByText('1Z9K4Q')).toBeVisible();
  const [first, second] = asked(host, 'redeem');
  expect(second).toEqual(first);
});

test('an admin who acts as the dealer is told so before anything is typed', async () => {
  atTheCounter(path, { proxyHost: { _id: '01hq0000000000000000000009', fullName: 'Robin Vale' } });
  expect(
    await screen.findByText(
      'You cannot redeem while you are acting as this dealer. Remove the proxy, then redeem under your own name.',
    ),
  ).toBeVisible();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

test('the whole balance is one tap, and the name is remembered on the device', async () => {
  localStorage.setItem('rrr.dealer.employee', 'Robin Vance');
  atTheCounter(path);
  await user.click(await screen.findByRole('button', { name: 'Full balance $125.00' }));
  expect(await screen.findByRole('button', { name: 'Redeem $125.00' })).toBeVisible();
  expect(screen.getByText('Robin Vance')).toBeVisible();
  expect(screen.queryByLabelText('Your name')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Robin Vance');
});

test('an empty form says at each field what is missing, and sends nothing', async () => {
  const { host } = atTheCounter(path);
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText('Check the rider’s ID, then tick this box.')).toBeVisible();
  expect(screen.getByText('Required. Enter an amount or use the full balance.')).toBeVisible();
  expect(screen.getByText('The PIN has 4 digits.')).toBeVisible();
  expect(asked(host, 'redeem')).toEqual([]);
});

test('a field that was called wrong is right again as soon as it is filled', async () => {
  atTheCounter(path);
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText('Required. Enter an amount or use the full balance.')).toBeVisible();
  await fill();
  for (const wrong of [/^Required\./, 'The PIN has 4 digits.', 'Look at the rider’s ID, then tick this box.'])
    await waitFor(() => expect(screen.queryByText(wrong)).toBeNull());
});

test('nothing is called wrong while it is being filled in', async () => {
  atTheCounter(path);
  await user.type(await screen.findByLabelText('Rider’s PIN'), '12');
  await user.tab();
  expect(screen.queryByText('The PIN has 4 digits.')).toBeNull();
});

test('more than the balance is never offered: the amount says why as it is typed', async () => {
  const { host } = atTheCounter(path);
  await fill('9999999');
  expect(screen.getByText('That is more than the $125.00 available now.')).toBeVisible();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Redeem' }).disabled).toBe(true);
  await user.type(screen.getByLabelText('Rider’s PIN'), '{Enter}');
  expect(asked(host, 'redeem')).toEqual([]);
  await user.clear(screen.getByLabelText('Amount'));
  await user.type(screen.getByLabelText('Amount'), '125');
  expect(screen.queryByText(/more than the/)).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Redeem $125.00' }).disabled).toBe(false);
});

test('of a balance above the limit the largest amount is one tap, and more is never offered', async () => {
  const [balance] = rider.balances;
  const rich = {
    ...rider,
    balances: balance ? [{ ...balance, available: { amount: 700_000, currency: 'USD' as const } }] : [],
  };
  const { host } = atTheCounter(path, {
    answers: { getRider: { rider: rich, creditRedemptions: [], payoutClaims: [] } },
  });
  expect(await screen.findByText('One redemption can be at most $5,000.00.')).toBeVisible();
  await fill('5000.01');
  expect(await screen.findByText('One redemption can be at most $5,000.00. Enter a smaller amount.')).toBeVisible();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Redeem' }).disabled).toBe(true);
  expect(asked(host, 'redeem')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Maximum $5,000.00' }));
  expect(await screen.findByRole('button', { name: 'Redeem $5,000.00' })).toBeVisible();
});

test.each([
  ['WRONG_PIN', 'The PIN is wrong; 3 tries are left.', 'Rider’s PIN', 422],
  ['PIN_LOCKED', 'Locked; try again in 15 minutes.', 'Rider’s PIN', 429],
  ['INSUFFICIENT_CREDIT', 'The wallet holds $20.00.', 'Amount', 409],
  ['REDEMPTION_OVER_LIMIT', 'One redemption can be at most $5,000.00.', 'Amount', 422],
  ['DAILY_REDEMPTION_LIMIT', 'This rider can redeem $10.00 more today.', 'Amount', 422],
  ['ID_NOT_CONFIRMED', 'The ID was not confirmed.', 'I verified the rider’s ID', 422],
])('%s stands at its field, in the words of the server', async (code, detail, field, status) => {
  atTheCounter(path, { answers: { redeem: refusal(status, code, detail) } });
  await fill();
  await submit();
  expect((await screen.findByText(detail)).closest('.field')?.contains(screen.getByLabelText(field))).toBe(true);
});

test('after a wrong PIN only the PIN is asked for again', async () => {
  const answers = [refusal(422, 'WRONG_PIN', 'The PIN is wrong; 4 tries are left.'), receipt];
  const { host } = atTheCounter(path, { answers: { redeem: () => answers.shift() } });
  await fill('40', '9999');
  await submit();
  await screen.findByText(/4 tries/);
  expect(screen.getByLabelText<HTMLInputElement>('Rider’s PIN').value).toBe('');
  await user.type(screen.getByLabelText('Rider’s PIN'), '1234');
  await submit();
  expect(await screen.findByText('1Z9K4Q')).toBeVisible();
  expect(asked(host, 'redeem').map(({ body }) => (body as { pin: string }).pin)).toEqual(['9999', '1234']);
});

test.each([
  ['a connection that was lost', refusal(0, 'NETWORK', 'No answer')],
  ['a server that failed on the way', refusal(503, 'UNAVAILABLE', 'Not available')],
])('%s: the very same is sent again with the same key, and the form cannot be changed meanwhile', async (_, lost) => {
  const answers = [lost, receipt];
  const { host } = atTheCounter(path, { answers: { redeem: () => answers.shift() } });
  await fill();
  await submit();
  expect(await screen.findByText('Not confirmed yet')).toBeVisible();
  expect(screen.getByLabelText<HTMLInputElement>('Amount').disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Rider’s PIN').disabled).toBe(true);
  expect(asked(host, 'getRider')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('1Z9K4Q')).toBeVisible();
  const [first, second] = asked(host, 'redeem');
  expect(second).toEqual(first);
});

test('a second tap while the first is under way sends nothing', async () => {
  let answer: (value: unknown) => void = () => {};
  const { host } = atTheCounter(path, { answers: { redeem: () => new Promise((resolve) => (answer = resolve)) } });
  await fill();
  await submit();
  await user.click(await screen.findByRole('button', { name: 'Redeeming $40.00' }));
  answer(receipt);
  await screen.findByText('1Z9K4Q');
  expect(asked(host, 'redeem')).toHaveLength(1);
});

test('a redemption is undone from its receipt, with a reason', async () => {
  const { host } = atTheCounter(path, {
    answers: {
      redeem: receipt,
      undoRedemption: { redemption: revoked, newBalance: { amount: 12500, currency: 'USD' } },
    },
  });
  await fill();
  await submit();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Undo $40.00' }));
  expect(await screen.findByText('Required')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wrong amount' }));
  await user.click(screen.getByRole('button', { name: 'Undo $40.00' }));
  expect(await screen.findByText('Undone. $40.00 went back to the rider.')).toBeVisible();
  expect(asked(host, 'undoRedemption')[0]).toMatchObject({
    params: { role: 'dealer', redemptionId: redemption._id },
    query: { reason: 'Wrong amount' },
  });
});

test.each([
  [{ hasPin: false }, /has not set a PIN yet/],
  [{ balances: [] }, /No credit is available in USD/],
  [{ deActivated: true }, /deactivated/],
])('where nothing can be redeemed, the screen says why instead of asking (%j)', async (over, why) => {
  atTheCounter(path, {
    answers: { getRider: { rider: { ...rider, ...over }, creditRedemptions: [], payoutClaims: [] } },
  });
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

test('a rider who cannot be loaded can be tried again', async () => {
  const answers = [refusal(404, 'NOT_FOUND', 'Not a valid rider'), { rider, creditRedemptions: [], payoutClaims: [] }];
  atTheCounter(path, { answers: { getRider: () => answers.shift() } });
  expect(await screen.findByText('Not a valid rider')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Redeem for Sam Carter'));
});

test('no PIN is left in the store', async () => {
  const { host } = atTheCounter(path, { answers: { redeem: refusal(422, 'WRONG_PIN', 'Wrong PIN') } });
  await fill('40', '4711');
  await submit();
  await screen.findByText('Wrong PIN');
  expect(document.body.innerHTML + JSON.stringify(localStorage) + JSON.stringify(host.reports)).not.toContain('4711');
});
