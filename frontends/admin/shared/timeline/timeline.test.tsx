import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { claim } from '../../pact/cash-examples.js';
import { eventId, riderId } from '../../pact/examples.js';
import { mailId } from '../../pact/system-examples.js';
import { edited, mailed } from '../../pact/timeline-examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const next = '2026-04-02T16:00:00.000Z_a0000000000000000';
const answers = {
  getTimeline: ({ query }: { query: { after?: string } }) =>
    query.after === undefined ? { entries: [edited], next } : { entries: [mailed], next: null },
};

test('tells what happened in sentences that lead to records, with the reason and what changed', async () => {
  const { host } = asAdmin(`/rider/${riderId}?tab=timeline&kind=details`, answers);
  const list = within(await screen.findByRole('list', { name: 'What happened, newest first' }));
  expect(list.getByText('Ada Moreau edited the profile of')).toBeVisible();
  expect(list.getByRole('link', { name: 'Sam Carter' }).getAttribute('href')).toBe(`/auth/admin/rider/${riderId}`);
  expect(list.getByText('Reason: By phone')).toBeVisible();
  expect(list.getByText('1 field')).toBeVisible();
  expect(asked(host, 'getTimeline')[0]?.query).toEqual({ type: 'rider', id: riderId, kind: 'details', limit: 25 });
  await user.click(screen.getByRole('button', { name: 'Show older entries' }));
  const link = await screen.findByRole('link', { name: 'Your credit expires soon' });
  expect(link.getAttribute('href')).toBe(`/auth/admin/mails/${mailId}`);
  expect(asked(host, 'getTimeline').at(-1)?.query).toMatchObject({ after: next });
  expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
});

test('stands on the pages of events and of payout claims too, and says when nothing happened', async () => {
  const { host } = asAdmin(`/event/${eventId}?tab=timeline`);
  expect(await screen.findByText('Nothing happened yet.')).toBeVisible();
  expect(asked(host, 'getTimeline')[0]?.query).toMatchObject({ type: 'event', id: eventId });
  const other = asAdmin(`/payout-claim/${claim._id}`, answers);
  await waitFor(() =>
    expect(asked(other.host, 'getTimeline')[0]?.query).toMatchObject({ type: 'payout-claim', id: claim._id }),
  );
});
