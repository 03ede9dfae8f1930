import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheTrack } from '../../testing/at-the-track.js';
import { eventId, firstPage, listed, promoter } from '../../testing/examples.js';
import { unpaid } from '../../testing/result-examples.js';

const user = person();
const due = (over: object) => ({ ...listed, ...over });

test('what is due next shows the days left and its classes; the others follow', async () => {
  const events = [
    due({ resultsDueDate: '2026-12-16' }),
    due({ _id: '01hq00000000000000000e0002', title: 'Dry Lake', resultsDueDate: '2026-12-01', classesWithResults: 2 }),
  ];
  const { host } = atTheTrack('', { answers: { promoterEvents: { events, pagination: firstPage } } });
  const next = within(await screen.findByRole('region', { name: 'Due next' }));
  expect(next.getByRole('heading', { level: 2 }).textContent).toBe('Dry Lake');
  expect(next.getByRole('link', { name: 'Send 1 class' })).toBeVisible();
  expect((await next.findAllByRole('listitem')).map((it) => it.textContent)).toEqual([
    '450 A$800.00Send results',
    '250 B$300.001 result',
  ]);
  const others = within(screen.getByRole('region', { name: 'Also waiting' }));
  expect(others.getByRole('link', { name: 'Send 2 classes: Rimrock Motocross Round 3' }).getAttribute('href')).toBe(
    `/auth/promoter/event/${eventId}`,
  );
  expect(asked(host, 'promoterEvents').map(({ query }) => query)).toContainEqual({
    filter: 'waiting',
    page: 1,
    limit: 10,
  });
});

test('each event says how many riders asked for its results', async () => {
  const events = [
    due({ resultsDueDate: '2026-12-01', ridersAsking: 12 }),
    due({ _id: '01hq00000000000000000e0002', title: 'Dry Lake', resultsDueDate: '2026-12-16', ridersAsking: 1 }),
  ];
  atTheTrack('', { answers: { promoterEvents: { events, pagination: firstPage } } });
  const next = within(await screen.findByRole('region', { name: 'Due next' }));
  expect(next.getByText(/12 riders asked for the results/)).toBeVisible();
  const others = within(screen.getByRole('region', { name: 'Also waiting' }));
  expect(others.getByText('1 rider asked for the results')).toBeVisible();
  const mine = within(await screen.findByRole('region', { name: 'My events' }));
  expect((await mine.findAllByText(/asked for the results/)).length).toBeGreaterThan(1);
});

test('paid places without a rider are counted and lead to the choice', async () => {
  atTheTrack('', {
    answers: {
      promoterUnmatched: { results: [unpaid, { ...unpaid, _id: eventId, candidates: [] }], pagination: firstPage },
    },
  });
  expect(await screen.findByText('1 finisher in a paid place may be an enrolled rider.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose the rider' }).getAttribute('href')).toBe('/auth/promoter/matches');
});

test.each([
  ['pending', /Your application is waiting for a decision/],
  ['rejected', /Your application was not approved/],
])('an application that is %s says so and what it means', async (status, text) => {
  atTheTrack('', { answers: { getPromoter: { promoter: { ...promoter, status } } } });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add event' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add series' })).toBeNull();
});

test('what is overdue comes first, and its late results can be asked to be accepted', async () => {
  const events = [
    due({ resultsDueDate: '2026-12-16' }),
    due({ _id: '01hq00000000000000000e0002', title: 'Dry Lake', resultsDueDate: '2026-11-07' }),
  ];
  const { host } = atTheTrack('', {
    answers: { promoterEvents: { events, pagination: firstPage }, askLateResults: undefined },
  });
  const late = within(await screen.findByRole('region', { name: 'Overdue' }));
  expect(late.getByText('18 days late, was due Nov 7th, 2026')).toBeVisible();
  const next = screen.getByRole('region', { name: 'Due next' });
  expect(screen.getByRole('region', { name: 'Overdue' }).compareDocumentPosition(next)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await user.click(late.getByRole('button', { name: 'Ask to accept late: Dry Lake' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for late results of Dry Lake?' }));
  await user.click(dialog.getByRole('button', { name: 'The timing had to be corrected' }));
  await user.click(dialog.getByRole('button', { name: 'Ask an administrator' }));
  await waitFor(() =>
    expect(asked(host, 'askLateResults')).toMatchObject([
      { params: { eventId: '01hq00000000000000000e0002' }, body: { reason: 'The timing had to be corrected' } },
    ]),
  );
});

test('my events are filtered by the address', async () => {
  const { host, router } = atTheTrack('?filter=done&query=rim');
  await screen.findByRole('table', { name: 'My events' });
  expect(asked(host, 'promoterEvents').map(({ query }) => query)).toContainEqual({
    page: 1,
    filter: 'done',
    query: 'rim',
  });
  await user.click(screen.getByRole('button', { name: 'Upcoming' }));
  expect(router.state.location.search).toBe('?filter=upcoming&query=rim');
});

test('with nothing due, the page says so', async () => {
  atTheTrack('', { locale: 'fr', answers: { promoterEvents: { events: [], pagination: firstPage } } });
  expect(
    await screen.findByText('Aucun résultat attendu. Tous les événements passés ont leurs résultats.'),
  ).toBeVisible();
});

test('series go on over pages, which the address keeps', async () => {
  const one = {
    _id: '01hq00000000000000000s0001',
    name: 'Rimrock Series',
    state: 'OR',
    country: 'US',
    active: true,
    races: 6,
  };
  const { host, router } = atTheTrack('', {
    answers: {
      promoterSeries: ({ query }: { query: { page: number } }) => ({
        series: [one],
        pagination: { page: query.page, totalPages: 2 },
      }),
    },
  });
  const mine = within(await screen.findByRole('region', { name: 'My series' }));
  await user.click(await mine.findByRole('link', { name: /Next/ }));
  expect(router.state.location.search).toBe('?series=2');
  expect(asked(host, 'promoterSeries').map(({ query }) => query)).toEqual([
    { page: 1, limit: 10 },
    { page: 2, limit: 10 },
  ]);
});
