import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { refusal } from '@rrr/kit/base/testing';
import { eventDetail, eventId, eventSummary, pagination } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const path = `/event/${eventId}`;
const waits = eventDetail.classes.map((it) => ({ ...it, resultsReceivedAt: null, results: [] }));
const draft = { ...eventDetail, published: false, canUpload: false, copyOf: eventId, classes: waits };
const undated = { ...draft, startDate: null, endDate: null, resultsDueDate: null };
const showing = (event: object) => ({ getEvent: { event, series: null } });

test('a draft is published after a look at what will be public and what it pays', async () => {
  const { host } = asAdmin(path, {
    ...showing(draft),
    publishEvent: { event: { ...eventDetail, published: true, version: 2 } },
  });
  expect(await screen.findByText('Draft: riders and the public do not see it yet.')).toBeVisible();
  expect(screen.getByText('Pays once published')).toBeVisible();
  expect(screen.queryByText('Current')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish Rimrock Motocross Round 3?' }));
  expect(
    dialog.getByText(/Riders and the public see it then, with its classes and purses: Feb 28th, 2026/),
  ).toBeVisible();
  expect(dialog.getByText('Its 1 class pays $375.00 for top finishers.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish the event' }));
  await waitFor(() =>
    expect(host.notices).toEqual([{ tone: 'good', text: 'Rimrock Motocross Round 3 is published.' }]),
  );
  expect(asked(host, 'publishEvent')).toEqual([{ params: { eventId }, body: { version: 1 } }]);
});

test('a large purse of one’s own is published, and another administrator decides about it', async () => {
  const { host } = asAdmin(path, {
    ...showing(draft),
    publishEvent: {
      event: { ...eventDetail, published: true, paying: false, payingAskedAt: '2026-11-25T17:00:00.000Z' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'Publish the event' }));
  await waitFor(() =>
    expect(host.notices.map(({ text }) => text)).toEqual([
      'Rimrock Motocross Round 3 is published. Another administrator decides whether it pays.',
    ]),
  );
});

test('what somebody else changed since is not published', async () => {
  asAdmin(path, {
    ...showing(draft),
    publishEvent: refusal(409, 'STALE_EDIT', 'Somebody else saved this event meanwhile.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'Publish the event' }));
  expect(await screen.findByText('Somebody else saved this event meanwhile.')).toBeVisible();
});

test.each([
  [{ paying: false }, 'It pays nothing.'],
  [{ classes: [] }, 'It has no classes yet: what they pay counts once they are added.'],
])('the dialog says what a draft pays (%j)', async (over, text) => {
  asAdmin(path, showing({ ...draft, ...over }));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('without a date, the one act is to set it, and results are not asked for', async () => {
  asAdmin(path, showing(undated));
  expect((await screen.findByRole('link', { name: 'Set the dates' })).getAttribute('href')).toBe(
    `/auth/admin/event/${eventId}/edit`,
  );
  expect(screen.getByText('Set the dates, then publish it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  expect(screen.getByRole('button', { name: 'Delete event' })).toBeVisible();
  for (const name of ['Judge results again', 'Cancel event', 'Accept late results'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a draft that is canceled is restored first', async () => {
  asAdmin(path, showing({ ...draft, status: 'canceled', canceledAt: '2026-11-01T17:00:00.000Z' }));
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  expect(screen.getByRole('button', { name: 'Restore event' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('its form goes into the date first, and leads back to its page to publish it', async () => {
  const { host, router } = asAdmin(`${path}/edit`, { ...showing(undated), editEvent: { event: draft } });
  const first = await screen.findByLabelText('First day');
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(screen.getByText('Draft: riders and the public do not see it yet.')).toBeVisible();
  fireEvent.change(first, { target: { value: '2026-12-05' } });
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/admin${path}`));
  expect(asked(host, 'editEvent')).toMatchObject([{ body: { startDate: '2026-12-05', paying: true } }]);
});

test('the list tags drafts and has a tab of them', async () => {
  const listed = { promoter: null, resultsDueDate: null, classesWithResults: 0, mine: null };
  const { host } = asAdmin('/events', {
    roleEvents: { events: [{ ...eventSummary, ...listed, startDate: null, published: false }], series: [], pagination },
  });
  expect(await screen.findByText('Draft')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Drafts' }));
  await waitFor(() => expect(asked(host, 'roleEvents').at(-1)).toMatchObject({ query: { status: 'draft' } }));
});
