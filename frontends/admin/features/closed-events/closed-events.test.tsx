import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { eventSummary, pagination, usd } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

test('events with all results lead to their pages', async () => {
  const event = { ...eventSummary, promoterName: 'Rimrock Racing', ridersPaid: 3, earned: usd(42500) };
  const { host } = asAdmin('/finished-results-events', { eventsFinished: { events: [event], pagination } });
  expect((await screen.findByRole('link', { name: event.title })).getAttribute('href')).toBe(
    `/auth/admin/event/${event._id}`,
  );
  expect(asked(host, 'eventsFinished')[0]?.query).toMatchObject({ page: 1 });
});
