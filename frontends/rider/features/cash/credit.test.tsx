import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { config, usd } from '@rrr/kit/pact/examples';
import { creditChoice, creditOffer, riderCash } from '../../pact/examples.js';
import { asked, asRider, pagination } from '../../testing/as-rider.js';

const user = person();
const on = { getConfig: { ...config, program: { ...config.program, cashAsCredit: { bonusPercent: 10 } } } };
const offers = { ...on, offerCredit: { offer: creditOffer } };
const section = async () => within(await screen.findByRole('region', { name: 'Or take it as dealer credit' }));

test('credit is not offered, nor asked for, where the program has no such setting', async () => {
  const { host } = asRider('/cashout');
  expect(await screen.findByRole('region', { name: 'You will receive' })).toBeVisible();
  expect(asked(host, 'offerCredit')).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Or take it as dealer credit' })).toBeNull();
});

test('both ways are told before anything is chosen, also while documents are missing', async () => {
  asRider('/cashout', offers);
  const part = await section();
  expect(part.getByText('$125.00 in cash, or $137.50 of dealer credit until Apr 2nd, 2027.')).toBeVisible();
  expect(part.getByText('Bonus of the program, 10%')).toBeVisible();
  expect(part.getByText(/needs no tax form/)).toBeVisible();
  expect(part.queryByRole('button', { name: /^Take/ })).toBeNull();
});

test('a choice is confirmed, can be left, and is sent as it was seen', async () => {
  const { host } = asRider('/cashout', {
    ...offers,
    takeAsCredit: { creditChoice, newBalance: usd(13750) },
  });
  const part = await section();
  await user.click(part.getByRole('button', { name: 'Choose dealer credit' }));
  expect(part.getByText(/This is final: \$125.00 becomes credit/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Keep the cash' }));
  expect(asked(host, 'takeAsCredit')).toEqual([]);
  await user.click(part.getByRole('button', { name: 'Choose dealer credit' }));
  await user.click(part.getByRole('button', { name: 'Take $137.50 of dealer credit' }));
  await waitFor(() => expect(host.notices[0]?.text).toBe('$137.50 of dealer credit is in your wallet.'));
  expect(asked(host, 'takeAsCredit')).toMatchObject([{ body: { currency: 'USD', outcome: creditOffer.outcome } }]);
});

test('what changed meanwhile is refused and said', async () => {
  asRider('/cashout', { ...offers, takeAsCredit: refusal(409, 'CREDIT_NOT_OFFERED', 'This cash cannot be taken') });
  const part = await section();
  await user.click(part.getByRole('button', { name: 'Choose dealer credit' }));
  await user.click(part.getByRole('button', { name: /^Take/ }));
  expect((await part.findByRole('alert')).textContent).toContain('This cash cannot be taken');
});

test('an administrator who acts as the rider cannot choose', async () => {
  asRider('/cashout', offers, 'en', { proxied: true });
  const part = await section();
  expect(part.getByText('Only the rider can choose it.')).toBeVisible();
  expect(part.queryByRole('button')).toBeNull();
});

test('cash that stays cash is told', async () => {
  asRider('/cashout', { ...on, offerCredit: { offer: { ...creditOffer, left: usd(500) } } });
  expect((await section()).getByText(/The rest stays cash/)).toBeVisible();
});

test('earlier choices, and what is left of them', async () => {
  const [award] = creditChoice.awards;
  const spent = { ...creditChoice, _id: '01hq00000000000000000t0002', awards: [{ ...award!, currentValue: usd(0) }] };
  asRider('/cashout', {
    getRiderCash: { ...riderCash, cash: [] },
    listCreditChoices: { creditChoices: [creditChoice, spent], pagination },
  });
  const part = within(await screen.findByRole('region', { name: 'Taken as dealer credit' }));
  expect(part.getAllByText(/\$125.00 of cash and a bonus of \$12.50/)).toHaveLength(2);
  expect(part.getByText('$137.50 left, redeem by Apr 2nd, 2027')).toBeVisible();
  expect(part.getByText('Nothing left')).toBeVisible();
});
