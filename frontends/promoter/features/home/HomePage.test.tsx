import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheTrack } from '../../testing/at-the-track.js';
import { eventId, firstPage, listed } from '../../testing/examples.js';

const user = person();
const due = (over: object) => ({ ...listed, ...over });

test('what is due says what is missing and leads to it, the most urgent first', async () => {
  const events = [
    due({ resultsDueDate: '2099-12-16' }),
    due({ _id: '01hq00000000000000000e0002', title: 'Dry Lake', resultsDueDate: '2099-12-01', classesWithResults: 2 }),
  ];
  const { host } = atTheTrack('', { answers: { promoterEvents: { events, pagination: firstPage } } });
  const list = within(await screen.findByRole('region', { name: 'Waiting for results' }));
  expect((await list.findAllByRole('heading', { level: 3 })).map((it) => it.textContent)).toEqual([
    'Dry Lake',
    'Rimrock Motocross Round 3',
  ]);
  expect(list.getByText(/2 classes have no results yet/)).toBeTruthy();
  expect(list.getByText(/1 class has no results yet/)).toBeTruthy();
  expect(list.getByRole('link', { name: 'Send results: Rimrock Motocross Round 3' }).getAttribute('href')).toBe(
    `/auth/promoter/event/${eventId}`,
  );
  expect(asked(host, 'promoterEvents').map(({ query }) => query)).toContainEqual({
    filter: 'waiting',
    page: 1,
    limit: 10,
  });
});

test('results that are overdue are not asked for, but explained', async () => {
  atTheTrack('', {
    answers: { promoterEvents: { events: [due({ resultsDueDate: '2020-01-01' })], pagination: firstPage } },
  });
  expect(await screen.findByText('Was due Jan 1st, 2020')).toBeTruthy();
  expect(screen.getByRole('link', { name: /View event/ })).toBeTruthy();
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
  ).toBeTruthy();
});
