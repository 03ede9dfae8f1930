import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { asked, atTheTrack } from '../../testing/at-the-track.js';
import { event, eventId, firstPage, listed } from '../../testing/examples.js';

const user = person();
const path = `/event/${eventId}`;
const waits = event.classes.map((it) => ({ ...it, resultsReceivedAt: null, results: [] }));
const draft = { ...event, published: false, paying: true, canUpload: false, classes: waits };
const undated = { ...draft, startDate: null, endDate: null, resultsDueDate: null };
const showing = (it: object) => ({ getEvent: { event: it, series: null } });

test('its promoter publishes a draft, and is told that an administrator decides whether it pays', async () => {
  const { host } = atTheTrack(path, {
    answers: {
      ...showing(draft),
      publishEvent: {
        event: { ...event, published: true, paying: false, payingAskedAt: '2026-11-25T17:00:00.000Z' },
      },
    },
  });
  expect(await screen.findByText('Draft: riders and the public do not see it yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Publish ${event.title}?` }));
  expect(dialog.getByText('It pays nothing until an administrator makes it a paying event.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish the event' }));
  await waitFor(() =>
    expect(host.notices.map(({ text }) => text)).toEqual([
      `${event.title} is published. An administrator decides whether it pays.`,
    ]),
  );
  expect(asked(host, 'publishEvent')).toEqual([{ params: { eventId }, body: { version: event.version } }]);
});

test('without a date, its dates come first; the form leads back to its page', async () => {
  atTheTrack(path, { answers: showing(undated) });
  expect((await screen.findByRole('link', { name: 'Set the dates' })).getAttribute('href')).toBe(
    `/auth/promoter/event/${eventId}/edit`,
  );
  expect(screen.queryByRole('link', { name: /Send results/ })).toBeNull();
});

test('the dates of a draft are set in its form, also when they have passed', async () => {
  const past = { ...draft, startDate: '2026-01-03', endDate: '2026-01-03' };
  const { host, router } = atTheTrack(`${path}/edit`, {
    answers: {
      ...showing(past),
      editOwnEvent: { event: draft },
      promoterSeries: { series: [], pagination: firstPage },
    },
  });
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2026-12-05' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-05' } });
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/promoter${path}`));
  expect(asked(host, 'editOwnEvent')).toMatchObject([{ body: { startDate: '2026-12-05' } }]);
});

test('my events tag drafts and have a tab of them', async () => {
  const { router } = atTheTrack('', {
    answers: { promoterEvents: { events: [{ ...listed, published: false, startDate: null }], pagination: firstPage } },
  });
  const mine = within(await screen.findByRole('region', { name: 'My events' }));
  expect((await mine.findAllByText('Draft')).length).toBeGreaterThan(0);
  await user.click(mine.getByRole('button', { name: 'Drafts' }));
  expect(router.state.location.search).toBe('?filter=draft');
});
