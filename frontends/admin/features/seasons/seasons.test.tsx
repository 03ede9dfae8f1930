import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { SEASON_SETTINGS, SEASON_STATUSES } from '@rrr/contract';
import { person } from '@rrr/kit/desk/testing';
import { eventSummary, pagination, riderId, usd } from '../../pact/examples.js';
import { seasonId } from '../../pact/given.js';
import { asAdmin, asked } from '../../testing/as-admin.js';
import { sumsOf } from './simulation-sums.js';
import { en } from '../../shared/seasons/words/en.js';

const user = person();
const season = {
  _id: seasonId,
  number: null,
  startDate: '2098-01-01',
  status: 'draft' as const,
  note: 'Next year',
  version: 1,
  createdAt: '2026-11-20T18:00:00.000Z',
  createdBy: 'Ada Admin',
  scheduledAt: null,
  askedBy: null,
  approvedBy: null,
  withdrawnAt: null,
};
const settings = {
  eligibleBikes: [{ category: 'current', models: [], fromYear: 2026, toYear: 2027 }],
  minimumRidersPerClass: 7,
  smallClasses: [{ riders: 3, places: 2 }],
  classesPerBikePerEvent: 2,
  ties: 'share' as const,
  resultWindowDays: 45,
  paymentInfoDays: 60,
  creditMonths: 12,
  limits: { place: 900_000, class: 2_500_000, event: 10_000_000 },
};
const before = {
  ...settings,
  minimumRidersPerClass: 5,
  smallClasses: [],
  limits: { ...settings.limits, place: 1_000_000 },
};
const found = {
  season,
  settings,
  change: {
    settings: ['minimumRidersPerClass' as const, 'smallClasses' as const, 'limits' as const],
    before,
    after: settings,
  },
  comparedWith: { number: 2, startDate: '2026-01-01' },
  approvalId: null,
  highest: { place: usd(1_000_000), class: usd(2_500_000), event: usd(10_000_000) },
};
const path = `/season/${seasonId}`;

test('seasons are listed with where they stand, and a new one begins with its first day', async () => {
  const scheduled = { ...season, _id: '01hq0000000000000000ps0002', number: 2, status: 'inForce' as const };
  const { host } = asAdmin('/seasons', {
    listSeasons: { seasons: [season, scheduled], pagination },
    addSeason: { season },
    getSeason: found,
  });
  expect(await screen.findByText('Version 2')).toBeVisible();
  expect(screen.getByText(en.statuses.inForce)).toBeVisible();
  await user.click(screen.getByRole('link', { name: en.add }));
  await user.type(await screen.findByLabelText(new RegExp(en.fields.startDate)), '2098-01-01');
  await user.click(screen.getByRole('button', { name: en.add }));
  await waitFor(() => expect(asked(host, 'addSeason')[0]?.body).toEqual({ startDate: '2098-01-01' }));
  expect(await screen.findByRole('heading', { level: 1, name: en.editTitle })).toBeVisible();
});

test('a draft says what it changes in words, is tried on the last results, and sent to another administrator', async () => {
  const race = {
    event: { _id: eventSummary._id, title: eventSummary.title, startDate: '2026-02-28' },
    currency: 'USD' as const,
    before: usd(50_000),
    after: usd(20_000),
    riders: [riderId],
    changed: 1,
    results: [
      {
        _id: '01hq00000000000000000s0001',
        riderId,
        riderName: 'Sam Carter',
        className: '450 A',
        before: usd(30_000),
        after: usd(0),
        reasons: [{ code: 'CLASS_TOO_SMALL' as const, detail: 'Too few started.' }],
      },
    ],
  };
  const { host } = asAdmin(path, {
    getSeason: found,
    simulateSeason: { startDate: '2025-11-26', endDate: '2026-11-25', total: 1, races: [race], next: null },
    submitSeason: { season: { ...season, status: 'waiting' }, approvalId: '01hq00000000000000000w0001' },
    deleteSeason: { season },
  });
  expect(await screen.findByText(/version 2, from Jan/)).toBeVisible();
  const limits = (await screen.findAllByText(/One payout place: \$9,000\.00/))[0]!.closest('tr')!;
  expect(within(limits).getByText(/One payout place: \$10,000\.00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: en.tabs.settings }));
  expect(await screen.findByText(/belong to the operator/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: en.tabs.simulation }));
  await user.click(await screen.findByRole('button', { name: en.simulation.begin }));
  expect(await screen.findByText('Too few started.')).toBeVisible();
  expect(screen.getByText('1 of 1 events')).toBeVisible();
  await user.click(screen.getByRole('button', { name: en.submit.act }));
  const dialog = within(await screen.findByRole('dialog', { name: en.submit.title }));
  await user.type(dialog.getByLabelText(new RegExp(en.reason)), 'New models');
  await user.click(dialog.getByRole('button', { name: en.submit.confirm }));
  await waitFor(() => expect(asked(host, 'submitSeason')[0]?.body).toEqual({ version: 1, reason: 'New models' }));
});

test('a draft is edited whole, with as many groups and steps as are needed; what is not written is left out', async () => {
  const { host } = asAdmin(`${path}/edit`, { getSeason: found, editSeason: { season: { ...season, version: 2 } } });
  await user.click(await screen.findByRole('button', { name: en.moreBikes }));
  await user.click(screen.getByRole('button', { name: en.moreSteps }));
  const models = screen.getAllByLabelText(new RegExp(en.fields.models));
  expect(models).toHaveLength(2);
  await user.type(screen.getAllByLabelText(new RegExp(en.fields.group))[1]!, 'twins');
  await user.type(models[1]!, '790 Duke, 890 Duke');
  await user.click(screen.getByRole('button', { name: en.save }));
  await waitFor(() =>
    expect(asked(host, 'editSeason')[0]?.body).toEqual({
      startDate: '2098-01-01',
      note: 'Next year',
      settings: {
        ...settings,
        eligibleBikes: [
          ...settings.eligibleBikes,
          { category: 'twins', models: ['790 Duke', '890 Duke'], fromYear: null, toYear: null },
        ],
      },
      version: 1,
    }),
  );
});

test('a draft is deleted', async () => {
  const { host } = asAdmin(path, {
    getSeason: found,
    deleteSeason: { season },
    listSeasons: { seasons: [], pagination },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('button', { name: en.delete.act }));
  await user.click(
    within(await screen.findByRole('dialog', { name: en.delete.title })).getByRole('button', {
      name: en.delete.confirm,
    }),
  );
  await waitFor(() => expect(asked(host, 'deleteSeason')).toHaveLength(1));
  expect(await screen.findByText(en.empty)).toBeVisible();
});

test('a scheduled season is taken back, where another administrator agrees', async () => {
  const { host } = asAdmin(path, {
    getSeason: { ...found, season: { ...season, number: 3, status: 'scheduled' as const, version: 2 } },
    withdrawSeason: { season, approvalId: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('button', { name: en.withdraw.act }));
  const dialog = within(await screen.findByRole('dialog', { name: en.withdraw.title }));
  await user.type(dialog.getByLabelText(new RegExp(en.reason)), 'Too early');
  await user.click(dialog.getByRole('button', { name: en.withdraw.confirm }));
  await waitFor(() => expect(asked(host, 'withdrawSeason')[0]?.body).toEqual({ version: 2, reason: 'Too early' }));
});

test('sums are of each currency, riders count once, and every status and setting has words', () => {
  const race = (amount: number, currency: 'USD' | 'CAD') => ({
    event: { _id: eventSummary._id, title: 'A', startDate: null },
    currency,
    before: { amount: 100, currency },
    after: { amount, currency },
    riders: [riderId],
    changed: amount === 100 ? 0 : 1,
    results: [],
  });
  const { sums, riders, results, changed } = sumsOf([race(50, 'USD'), race(120, 'CAD'), race(100, 'USD')]);
  expect(sums.map((it) => [it.before.amount, it.difference.amount])).toEqual([
    [200, -50],
    [100, 20],
  ]);
  expect([riders, results, changed.length]).toEqual([1, 2, 2]);
  expect(Object.keys(en.statuses)).toEqual([...SEASON_STATUSES]);
  expect(Object.keys(settings)).toEqual([...SEASON_SETTINGS]);
});
