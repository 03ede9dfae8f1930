import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { eventSummary, pagination, usd } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

test('a late event without classes says so, and leads to adding them', async () => {
  const late = {
    ...eventSummary,
    resultsDueDate: '2026-10-01',
    daysOverdue: 12,
    classesWithResults: 0,
    promoter: null,
    setAside: null,
    ridersAsking: 4,
  };
  const bare = { ...late, _id: '01hq00000000000000000e0099', title: 'Mud Creek', classCount: 0 };
  asAdmin('/late-results-events', { eventsLate: { events: [late, bare], pagination } });
  expect((await screen.findByRole('link', { name: 'Add classes of Mud Creek' })).getAttribute('href')).toBe(
    `/auth/admin/event/${bare._id}/classes`,
  );
  expect(screen.getByText('No classes yet')).toBeVisible();
  expect(screen.getAllByText('4 riders asked for the results')).toHaveLength(2);
  expect(screen.getByRole('link', { name: `Send results of ${late.title}` })).toBeVisible();
});

test('events with all results lead to their pages', async () => {
  const event = { ...eventSummary, promoterName: 'Rimrock Racing', ridersPaid: 3, earned: usd(42500) };
  const { host } = asAdmin('/finished-results-events', { eventsFinished: { events: [event], pagination } });
  expect((await screen.findByRole('link', { name: event.title })).getAttribute('href')).toBe(
    `/auth/admin/event/${event._id}`,
  );
  expect(asked(host, 'eventsFinished')[0]?.query).toMatchObject({ page: 1 });
});

test('a purse that is not posted and an event without awards have a dash; awards that came to nothing are 0.00', async () => {
  const event = { ...eventSummary, promoterName: null, ridersPaid: 2, earned: usd(0) };
  const bare = { ...event, _id: '01hq00000000000000000e0099', title: 'Mud Creek', contingencyAmount: usd(0) };
  asAdmin('/finished-results-events', {
    eventsFinished: { events: [event, { ...bare, ridersPaid: 0 }], pagination },
  });
  const cells = async (title: string) => {
    const row = (await screen.findByRole('link', { name: title })).closest('tr');
    return [...(row?.querySelectorAll('td') ?? [])].slice(-2).map((it) => it.firstChild?.textContent);
  };
  expect(await cells(event.title)).toEqual(['$375.00', '$0.00']);
  expect(await cells('Mud Creek')).toEqual(['–', '–']);
});
