import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fromRowMenu, person } from '@rrr/kit/desk/testing';
import { refusal } from '@rrr/kit/base/testing';
import { seriesDetail } from '@rrr/kit/pact/examples';
import { award, eventSummary, pagination, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const series = { ...seriesDetail, bonus: true, initialValue: usd(50000), expirationDate: '2026-12-31' };
const path = `/serie/${seriesDetail._id}?tab=bonuses`;
const rider = { _id: riderId, fullName: 'Sam Carter' };
const bonus = {
  ...award,
  type: 'bonus',
  expireDate: '2026-12-31',
  initialValue: usd(50000),
  currentValue: usd(30000),
  event: null,
  className: null,
  place: null,
  rider,
};
const worth = { awardId: award._id, riderId, worth: usd(50000), expireDate: '2026-12-31' };
const open = (answers: Record<string, unknown> = {}, of: object = {}, locale: 'en' | 'fr' = 'en') =>
  asAdmin(
    path,
    {
      getSeries: { series: { ...series, ...of }, categories: [], events: [eventSummary], pagination },
      seriesBonuses: { bonuses: [bonus], pagination },
      ridersLean: { riders: [{ ...rider, hometown: 'Bend', state: 'OR', amaNumber: null }], pagination },
      ...answers,
    },
    locale,
  );
const chooses = async () => {
  await user.type(await screen.findByRole('searchbox'), 'sam');
  await user.click(await screen.findByRole('button', { name: 'Choose Sam Carter' }));
  return within(await screen.findByRole('dialog', { name: 'Issue $500.00 to Sam Carter?' }));
};

test.each([
  ['is given', { bonus: worth, approvalId: null }, 'Sam Carter has a bonus of $500.00.'],
  [
    'waits for another administrator',
    { bonus: null, approvalId: award._id },
    'Another administrator decides about the bonus of Sam Carter first.',
  ],
])('a bonus that is issued %s', async (_, issueSeriesBonus, told) => {
  const { host } = open({ issueSeriesBonus });
  expect(await screen.findByText(/can get \$500\.00 once, to be used until Dec/)).toBeVisible();
  const dialog = await chooses();
  await user.click(dialog.getByRole('button', { name: 'Issue $500.00' }));
  await waitFor(() => expect(host.notices[0]?.text).toBe(told));
  expect(asked(host, 'issueSeriesBonus')).toMatchObject([
    { params: { seriesId: series._id }, body: { riderId }, idempotencyKey: expect.any(String) },
  ]);
});

test('a bonus is not issued before it is confirmed, and a refusal says why', async () => {
  const detail = 'Sam Carter has this bonus already.';
  const { host } = open({ issueSeriesBonus: refusal(409, 'BONUS_ISSUED', detail) });
  const dialog = await chooses();
  expect(asked(host, 'issueSeriesBonus')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Issue $500.00' }));
  expect(await dialog.findByText(detail)).toBeVisible();
  expect(host.notices).toEqual([]);
});

test('who takes a bonus back is told what was spent and stays', async () => {
  const { host } = open({ revokeSeriesBonus: { bonus: { ...worth, worth: usd(20000), overpaid: usd(20000) } } });
  await screen.findByRole('table', { name: 'Bonuses' });
  await fromRowMenu(user, 'Sam Carter', 'Take back');
  const dialog = within(await screen.findByRole('dialog', { name: 'Take back the bonus of Sam Carter?' }));
  expect(dialog.getByText(/\$200\.00 is spent already and stays with Sam Carter/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Take back $300.00' }));
  await waitFor(() => expect(host.notices[0]?.text).toBe('$300.00 was taken back from Sam Carter.'));
  expect(asked(host, 'revokeSeriesBonus')).toMatchObject([
    { params: { seriesId: series._id, riderId }, idempotencyKey: expect.any(String) },
  ]);
});

test('a bonus that was taken back says so, and is not taken back again', async () => {
  open({ seriesBonuses: { bonuses: [{ ...bonus, initialValue: usd(0), currentValue: usd(0) }], pagination } });
  expect(await screen.findByText('Taken back')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More for Sam Carter' })).toBeNull();
});

test('a series without a bonus has none to issue, in French too', async () => {
  open({}, { bonus: false, initialValue: null });
  expect(await screen.findByText(/This series has no bonus/)).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  open({ seriesBonuses: { bonuses: [], pagination } }, {}, 'fr');
  expect(await screen.findByText(/Aucun pilote n’a/)).toBeVisible();
});
