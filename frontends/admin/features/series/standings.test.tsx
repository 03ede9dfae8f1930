import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { category, seriesDetail } from '@rrr/kit/pact/examples';
import { eventSummary, pagination, riderId, usd } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const outcome = '0f9c8acf19198a5a1cb93e4fcf7e44b4dddfe7aa476d1278233e39566b3c9389';
const found = {
  series: { ...seriesDetail, expirationDate: '2026-12-31' },
  categories: [{ _id: category._id, description: category.description }],
  events: [eventSummary],
  pagination,
};
const classes = [
  { key: '250a', name: '250 A' },
  { key: '450a', name: '450 A' },
];
const standings = {
  seasons: [2026, 2025],
  season: 2026,
  classes,
  classKey: '450a',
  bestRounds: 5,
  rounds: [{ eventId: eventSummary._id, title: eventSummary.title, date: '2026-02-28', hasResults: true }],
  standings: [
    {
      rank: 1,
      name: 'Sam Carter',
      points: 25,
      wins: 1,
      scores: [{ eventId: eventSummary._id, place: 1, points: 25, counts: true }],
    },
  ],
  pagination,
};
const ready = {
  rank: 1,
  riderId,
  name: 'Sam Carter',
  points: 25,
  amount: usd(10_000),
  state: 'ready' as const,
  reasons: [],
  paid: null,
};
const refused = {
  ...ready,
  rank: 2,
  name: 'Jo Field',
  state: 'refused' as const,
  reasons: [{ code: 'OTHER_BRAND' as const, round: 'Rimrock Motocross Round 3' }],
};
const bonuses = {
  rules: { points: [25, 22, 20], bestRounds: 5, amounts: [usd(10_000)], version: 1 },
  seasons: [2026, 2025],
  season: 2026,
  classes,
  classKey: '450a',
  bonuses: [ready, refused],
  total: usd(10_000),
  expireDate: '2026-12-31',
  openRounds: 0,
  outcome,
  approvalId: null,
};
const path = `/serie/${seriesDetail._id}?tab=standings`;
const answers = { getSeries: found, getStandings: standings, getStandingsBonuses: bonuses };
const params = { seriesId: seriesDetail._id };

test('who is ready and who is refused is shown, and what is ready is given as it was seen', async () => {
  const { host } = asAdmin(path, {
    ...answers,
    giveStandingsBonuses: { given: 0, total: usd(10_000), approvalId: '01hq00000000000000000w0001' },
  });
  expect(await screen.findByText('Rode another make: Rimrock Motocross Round 3.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Give 1 bonus: $100.00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give $100.00 in bonuses?' }));
  await user.click(dialog.getByRole('button', { name: 'Give $100.00' }));
  await waitFor(() =>
    expect(asked(host, 'giveStandingsBonuses')).toMatchObject([
      { params, body: { season: 2026, classKey: '450a', outcome } },
    ]),
  );
  await waitFor(() => expect(asked(host, 'getStandingsBonuses').length).toBeGreaterThan(1));
});

test('standings that changed in between give nothing, and are shown anew', async () => {
  asAdmin(path, { ...answers, giveStandingsBonuses: refusal(409, 'PREVIEW_OUTDATED', 'Something has changed') });
  await user.click(await screen.findByRole('button', { name: 'Give 1 bonus: $100.00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give $100.00 in bonuses?' }));
  await user.click(dialog.getByRole('button', { name: 'Give $100.00' }));
  expect(await dialog.findByText(/Something has changed/)).toBeVisible();
});

test('another class and another season are asked for', async () => {
  const { host } = asAdmin(path, answers);
  await user.click(await screen.findByRole('button', { name: '250 A' }));
  await user.click(await screen.findByRole('button', { name: '2025' }));
  await waitFor(() =>
    expect(asked(host, 'getStandingsBonuses').map((it) => it.query)).toEqual([
      {},
      { classKey: '250a' },
      { season: 2025, classKey: '250a' },
    ]),
  );
});

test.each([
  ['Bonuses wait: 2 rounds lie ahead or have no results of this class.', { openRounds: 2 }],
  ['No place has a bonus yet. Set what each place gets.', { rules: { ...bonuses.rules, amounts: [] } }],
  ['The series has no last day for its bonus. Set one first.', { expireDate: null }],
  ['Another administrator decides about these bonuses first.', { approvalId: '01hq00000000000000000w0001' }],
])('why nothing can be given now: %s', async (text, change) => {
  asAdmin(path, { ...answers, getStandingsBonuses: { ...bonuses, ...change } });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Give / })).toBeNull();
});

test('a place that was paid to another rider is a question for a person', async () => {
  const paid = { riderId, name: 'Jo Field', amount: usd(10_000) };
  const changed = { ...refused, reasons: [{ code: 'PLACE_PAID' as const, round: null }], paid };
  asAdmin(path, { ...answers, getStandingsBonuses: { ...bonuses, bonuses: [changed] } });
  expect(await screen.findByText('The standings have changed since bonuses were given.')).toBeVisible();
  expect(screen.getByText('This place was paid before. Jo Field $100.00')).toBeVisible();
});

test('bonuses that do not load can be asked for again', async () => {
  asAdmin(path, { ...answers, getStandingsBonuses: refusal(503, 'OVERLOADED', 'Too many requests') });
  expect(await screen.findByText(/Too many requests/)).toBeVisible();
});

test('points and bonuses are set: places without an amount at the end are left out', async () => {
  const rules = { ...bonuses.rules, version: 0 };
  const { host } = asAdmin(`/serie/${seriesDetail._id}/standings`, {
    ...answers,
    getStandingsBonuses: { ...bonuses, rules },
    editStandingsRules: { rules: { ...rules, version: 1 } },
  });
  const second = await screen.findByLabelText('2nd place');
  await user.type(second, '50');
  await user.clear(screen.getByLabelText('Best rounds that count'));
  await user.click(screen.getByRole('button', { name: 'Save points and bonuses' }));
  await waitFor(() =>
    expect(asked(host, 'editStandingsRules')).toEqual([
      {
        params,
        body: { points: [25, 22, 20], bestRounds: null, amounts: [usd(10_000), usd(5_000)], version: 0 },
      },
    ]),
  );
});
