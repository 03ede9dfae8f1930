import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
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
const answer = {
  series,
  categories: [{ _id: '01hq00000000000000000y0001', description: 'Regional' }],
  events: [summary],
  pagination: { page: 2, totalPages: 2, total: 17 },
};
const shown = (given: unknown, at: string) =>
  renderShell(null, {
    at,
    answers: { getSeries: given },
    routes: ['/events/serie/:seriesId', '/fr/events/serie/:seriesId'].map((path) => ({
      path,
      element: <SeriesPage />,
    })),
  });

test('everything that is public of a series, and its events in pages', async () => {
  const { calls } = shown(answer, `/events/serie/${series._id}?page=2`);
  expect(await screen.findByRole('heading', { level: 1, name: 'High Desert Series' })).toBeTruthy();
  for (const text of ['60 miles', 'Rimrock Racing', 'Regional', '$500.00', 'Jan 31st, 2027', '17'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Rimrock Motocross Round 3' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Previous page' })).toBeTruthy();
  expect(calls[0]?.request).toEqual({ params: { seriesId: series._id }, query: { page: 2 } });
});

test('a series without events, inactive, in French', async () => {
  const none = {
    ...answer,
    series: { ...series, _id: '01hq00000000000000000k0002', active: false, bonus: false },
    events: [],
    pagination: { page: 1, totalPages: 0, total: 0 },
  };
  shown(none, '/fr/events/serie/01hq00000000000000000k0002');
  expect(await screen.findByText('Cette série n’a pas encore d’événement.')).toBeTruthy();
  expect(screen.getByText('Cette série n’est plus active.')).toBeTruthy();
  expect(screen.getByText('Aucune')).toBeTruthy();
});

test('a series that is not there', async () => {
  shown(refusal(404, 'NOT_FOUND', 'Not found'), '/events/serie/01hq00000000000000000k0009');
  expect(await screen.findByText('This page could not be found')).toBeTruthy();
});
