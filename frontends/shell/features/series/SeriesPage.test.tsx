import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldsNotShown, refusal, sampleOf } from '@rrr/kit/base/testing';
import { only, SERIES } from '@rrr/records';
import { summary, usd } from '../../pact/examples.js';
import { renderShell } from '../../testing/render-shell.js';
import { SeriesPage } from './SeriesPage.js';

const series = {
  _id: '01hq00000000000000000k0001',
  name: 'High Desert Series',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  races: 8,
  eventCount: 17,
  distance: '60 miles',
  active: true,
  promoter: { _id: '01hq00000000000000000p0001', name: 'Rimrock Racing' },
  bonus: true,
  initialValue: usd(50_000),
  expirationDate: '2027-01-31',
  notes: null,
  version: 1,
};
const standings = {
  seasons: [2026, 2025],
  season: 2026,
  classes: [
    { key: '250a', name: '250 A' },
    { key: '450a', name: '450 A' },
  ],
  classKey: '250a',
  bestRounds: 1,
  rounds: [
    { eventId: summary._id, title: summary.title, date: '2026-02-28', hasResults: true },
    { eventId: '01hq00000000000000000e0002', title: 'Round 4', date: '2026-03-28', hasResults: true },
  ],
  standings: [
    {
      rank: 1,
      name: 'Sam Carter',
      points: 25,
      wins: 1,
      scores: [
        { eventId: summary._id, place: 1, points: 25, counts: true },
        { eventId: '01hq00000000000000000e0002', place: 3, points: 20, counts: false },
      ],
    },
  ],
  pagination: { page: 1, totalPages: 1, total: 1 },
};
const answer = {
  series,
  categories: [{ _id: '01hq00000000000000000y0001', description: 'Regional' }],
  events: [summary],
  pagination: { page: 2, totalPages: 2, total: 17 },
};
const shown = (given: unknown, at: string) =>
  renderShell(null, {
    at,
    answers: { getSeries: given, getStandings: standings },
    routes: ['/events/serie/:seriesId', '/fr/events/serie/:seriesId'].map((path) => ({
      path,
      element: <SeriesPage />,
    })),
  });

test('everything that is public of a series, and its events in pages', async () => {
  const { calls } = shown(answer, `/events/serie/${series._id}?page=2`);
  expect(await screen.findByRole('heading', { level: 1, name: 'High Desert Series' })).toBeVisible();
  for (const text of ['60 miles', 'Rimrock Racing', 'Regional', '$500.00', 'Jan 31st, 2027', '17'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Rimrock Motocross Round 3' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous page' })).toBeVisible();
  expect(calls[0]?.request).toEqual({ params: { seriesId: series._id }, query: { page: 2 } });
});

test('every field that everybody may see is on the page', async () => {
  const theirs = only(SERIES, 'seenBy', 'everyone');
  const _id = '01hq00000000000000000k0003';
  shown({ ...answer, series: { ...series, ...sampleOf(theirs), _id } }, `/events/serie/${_id}`);
  await screen.findByRole('heading', { level: 1, name: 'Sample name' });
  expect(fieldsNotShown(theirs, 'public')).toEqual([]);
});

test('a series without events, inactive, in French', async () => {
  const none = {
    ...answer,
    series: { ...series, _id: '01hq00000000000000000k0002', active: false, bonus: false },
    events: [],
    pagination: { page: 1, totalPages: 0, total: 0 },
  };
  shown(none, '/fr/events/serie/01hq00000000000000000k0002');
  expect(await screen.findByText('Cette série n’a pas encore d’événement.')).toBeVisible();
  expect(screen.getByText('Cette série n’est plus active.')).toBeVisible();
  expect(screen.getByText('Aucune')).toBeVisible();
});

test('a series that is not there', async () => {
  shown(refusal(404, 'NOT_FOUND', 'Not found'), '/events/serie/01hq00000000000000000k0009');
  expect(await screen.findByText('This page could not be found')).toBeVisible();
});

test('the standings of a class, with the rounds that do not count; another class and season are asked for', async () => {
  const { calls } = shown(answer, `/events/serie/${series._id}`);
  const table = within(await screen.findByRole('table', { name: 'Standings of High Desert Series' }));
  expect(table.getByRole('row', { name: /Sam Carter/ }).textContent).toContain('1st · (3rd)');
  expect(screen.getByText(/After 2 rounds\. The best round of each rider counts\./)).toBeVisible();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Class'), '450 A');
  await user.selectOptions(screen.getByLabelText('Season'), '2025');
  const asked = calls.filter((it) => it.id === 'getStandings').map((it) => it.request);
  const params = { seriesId: series._id };
  expect(asked).toEqual([
    { params, query: { page: 1, limit: 10 } },
    { params, query: { season: 2026, classKey: '450a', page: 1, limit: 10 } },
    { params, query: { season: 2025, classKey: '250a', page: 1, limit: 10 } },
  ]);
});

test('standings that did not load are asked for again, and the events stay', async () => {
  renderShell(null, {
    at: `/events/serie/${series._id}`,
    answers: { getSeries: answer, getStandings: refusal(503, 'OVERLOADED', 'Too many requests') },
    routes: [{ path: '/events/serie/:seriesId', element: <SeriesPage /> }],
  });
  expect(await screen.findByText('The standings did not load.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'High Desert Series' })).toBeVisible();
});
