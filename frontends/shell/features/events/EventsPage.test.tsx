import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { summary } from '../../pact/examples.js';
import { renderShell } from '../../testing/render-shell.js';
import { EventsPage } from './EventsPage.js';

const event = {
  ...summary,
  _id: '01hq0000000000000000000001',
  title: 'Glen Helen GP',
  venue: 'Glen Helen',
  city: 'San Bernardino',
  state: 'CA',
  startDate: '2024-11-08',
  type: 'Motocross',
  status: 'current',
  paying: true,
  classCount: 1,
  contingencyAmount: { amount: 1850000, currency: 'USD' },
};
const answer = (events: unknown[]) => ({
  events,
  pagination: { page: 1, totalPages: 2 },
  contingencyAmount: { amount: 1850000, currency: 'USD' },
});

test('shows what each event pays, and asks for the page and the search of the address', async () => {
  const { calls } = renderShell(<EventsPage />, {
    at: '/events?query=glen&page=2',
    answers: { listEvents: answer([event]) },
  });
  expect((await screen.findByRole('link', { name: 'Glen Helen GP' })).getAttribute('href')).toBe(
    `/events/event/${event._id}`,
  );
  expect(screen.getByText('$18,500.00')).toBeVisible();
  expect(screen.getByText('Motocross · 1 class')).toBeVisible();
  expect(calls[0]?.request).toEqual({
    query: { page: 2, query: 'glen', filter: 'upcoming', sort: 'ascending' },
  });
});

test('a search starts at page 1 and stands in the address', async () => {
  const { router, calls } = renderShell(<EventsPage />, {
    at: '/events?page=2',
    answers: { listEvents: answer([event]) },
  });
  const field = screen.getByRole('searchbox', { name: 'Search by event, venue or city' }) as HTMLInputElement;
  fireEvent.change(field, { target: { value: 'ridge' } });
  fireEvent.submit(field.form!);
  expect(router.state.location.search).toBe('?query=ridge');
  await screen.findByRole('link', { name: 'Glen Helen GP' });
  expect(calls.at(-1)?.request).toEqual({
    query: { page: 1, query: 'ridge', filter: 'upcoming', sort: 'ascending' },
  });
});

test('nothing found, in French, leads back to all events', async () => {
  renderShell(<EventsPage />, { at: '/fr/events?query=zzz', answers: { listEvents: answer([]) } });
  expect((await screen.findByRole('link', { name: 'Afficher tous les événements' })).getAttribute('href')).toBe(
    '/fr/events?when=all',
  );
});

test('a page past the end says so, and leads to the last one with the same search', async () => {
  const past = { ...answer([]), pagination: { page: 9, totalPages: 3, pastEnd: true } };
  renderShell(<EventsPage />, { at: '/events?query=glen&page=9', answers: { listEvents: past } });
  expect((await screen.findByRole('link', { name: 'Go to the last page (3)' })).getAttribute('href')).toBe(
    '/events?query=glen&page=3',
  );
  expect(screen.getByText('This page is past the end of the list.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Show all events' })).toBeNull();
});

test('the list opens on what lies ahead, the nearest first; the past is one tap away, the latest first', async () => {
  const { calls } = renderShell(<EventsPage />, { at: '/events', answers: { listEvents: answer([event]) } });
  await screen.findByRole('link', { name: 'Glen Helen GP' });
  expect(screen.getAllByRole('radio').map((it) => it.getAttribute('value'))).toEqual(['upcoming', 'past', 'all']);
  expect(calls.at(-1)?.request).toEqual({ query: { page: 1, filter: 'upcoming', sort: 'ascending' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Past' }));
  await screen.findByRole('link', { name: 'Glen Helen GP' });
  expect(calls.at(-1)?.request).toEqual({ query: { page: 1, filter: 'past' } });
});

test('a refusal is told and can be tried again', async () => {
  const answers: unknown[] = [
    refusal(503, 'BUSY', 'Too many people are here. Try again in a moment.'),
    answer([event]),
  ];
  renderShell(<EventsPage />, { at: '/events?query=other', answers: { listEvents: () => answers.shift() } });
  expect(await screen.findByText('Too many people are here. Try again in a moment.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Glen Helen GP' })).toBeVisible();
});

test('every filter of an address is asked for, and a wrong one is left out', async () => {
  const { calls } = renderShell(<EventsPage />, {
    at: '/events?title=gp&city=moab&state=UT&zipcode=84&country=US&when=upcoming&sort=title',
    answers: { listEvents: answer([event]) },
  });
  await screen.findByRole('link', { name: 'Glen Helen GP' });
  expect(calls[0]?.request).toEqual({
    query: {
      page: 1,
      title: 'gp',
      city: 'moab',
      state: 'UT',
      zipcode: '84',
      country: 'US',
      filter: 'upcoming',
      sort: 'ascending',
      sortBy: 'title',
    },
  });
  const { calls: wrong } = renderShell(<EventsPage />, {
    at: `/events?country=USA&when=never&sort=price&query=${'x'.repeat(300)}`,
    answers: { listEvents: answer([event]) },
  });
  expect(wrong[0]?.request).toEqual({
    query: { page: 1, country: 'US', query: 'x'.repeat(100), filter: 'upcoming', sort: 'ascending' },
  });
});

test('when, sort and country stand in the address, and can be cleared', async () => {
  const { router } = renderShell(<EventsPage />, { at: '/events', answers: { listEvents: answer([event]) } });
  await screen.findByRole('link', { name: 'Glen Helen GP' });
  fireEvent.click(screen.getByRole('radio', { name: 'Past' }));
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'city' } });
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'CA' } });
  expect(router.state.location.search).toBe('?when=past&sort=city&country=CA');
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('?sort=city');
  await screen.findByRole('link', { name: 'Glen Helen GP' });
});
