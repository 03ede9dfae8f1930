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
  expect(screen.getByText('No classes yet')).toBeTruthy();
  expect(screen.getAllByText('4 riders asked for the results')).toHaveLength(2);
  expect(screen.getByRole('link', { name: `Send results of ${late.title}` })).toBeTruthy();
});

test('events with all results lead to their pages', async () => {
  const event = { ...eventSummary, promoterName: 'Rimrock Racing', ridersPaid: 3, earned: usd(42500) };
  const { host } = asAdmin('/finished-results-events', { eventsFinished: { events: [event], pagination } });
  expect((await screen.findByRole('link', { name: event.title })).getAttribute('href')).toBe(
    `/auth/admin/event/${event._id}`,
  );
  expect(asked(host, 'eventsFinished')[0]?.query).toMatchObject({ page: 1 });
});
