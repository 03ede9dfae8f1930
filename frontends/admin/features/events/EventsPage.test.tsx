import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { eventId, eventSummary, pagination } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const race = {
  ...eventSummary,
  startDate: '2026-11-01',
  endDate: '2026-11-01',
  promoter: null,
  classCount: 3,
  classesWithResults: 0,
  resultsDueDate: '2026-12-01',
  mine: null,
};
const open = (of: object, query = '', locale: 'en' | 'fr' = 'en') =>
  asAdmin(`/events${query}`, { roleEvents: { events: [{ ...race, ...of }], series: [], pagination } }, locale);

test.each([
  ['no classes', { classCount: 0 }, 'No classes yet'],
  ['a race to come', { startDate: '2026-12-12' }, 'Not raced yet'],
  ['no date', { startDate: null, endDate: null }, 'No date yet'],
  ['all results', { classesWithResults: 3 }, 'All in'],
  ['results due', {}, 'Due 12/01/2026'],
  ['results overdue', { resultsDueDate: '2026-11-08' }, 'Overdue since 11/08/2026'],
  ['a part of the results', { classesWithResults: 1 }, '1 of 3 classes received'],
])('an event with %s says so', async (_, of, told) => {
  open(of);
  const table = within(await screen.findByRole('table', { name: 'Events' }));
  expect(await table.findByText(told)).toBeVisible();
});

test('an event leads to its page, with its purse and whether it pays', async () => {
  open({ paying: false });
  const table = within(await screen.findByRole('table', { name: 'Events' }));
  expect((await table.findByRole('link', { name: race.title })).getAttribute('href')).toBe(
    `/auth/admin/event/${eventId}`,
  );
  expect(table.getByText('$375.00')).toBeVisible();
  expect(table.getByText('Not paying')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add event' }).getAttribute('href')).toBe('/auth/admin/event/new');
});

test('a canceled event is among the canceled ones, where no results are expected', async () => {
  const { host } = open({ status: 'canceled' });
  await user.click(await screen.findByRole('button', { name: 'Canceled' }));
  await waitFor(() => expect(asked(host, 'roleEvents').at(-1)).toMatchObject({ query: { status: 'canceled' } }));
  const table = within(await screen.findByRole('table', { name: 'Events' }));
  expect(await table.findByRole('link', { name: race.title })).toBeVisible();
  expect(table.queryByText(/^Due/)).toBeNull();
});

test('in French too', async () => {
  open({ classCount: 0 }, '', 'fr');
  expect(await screen.findByRole('heading', { level: 1, name: 'Événements' })).toBeVisible();
  expect(await screen.findByText('Aucune classe pour l’instant')).toBeVisible();
});
