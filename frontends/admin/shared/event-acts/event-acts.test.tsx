import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { eventDetail, eventId, foreseen, nearby, usd } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const path = `/event/${eventId}`;
const act = async (name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('button', { name }));
};

test('an event is canceled with a reason, after a look at what its results lose', async () => {
  const { host } = asAdmin(path, {
    cancelEvent: { event: eventDetail, money: { issued: usd(0), reversed: usd(8500), overpaid: usd(4000) } },
  });
  await act('Cancel event');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Rimrock Motocross Round 3?' }));
  expect(dialog.getByText(/Awards of \$125\.00 are taken back/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Bad weather' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel the event' }));
  await waitFor(() =>
    expect(asked(host, 'cancelEvent')).toMatchObject([{ params: { eventId }, body: { reason: 'Bad weather' } }]),
  );
  await waitFor(() =>
    expect(host.notices.map(({ text }) => text)).toEqual([
      'Rimrock Motocross Round 3 is canceled. $85.00 was taken from balances. Riders had spent $40.00 already.',
    ]),
  );
});

test('an event with results is not deleted, and the menu says why', async () => {
  asAdmin(path);
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete event' }).disabled).toBe(true);
  expect(screen.getByText('This event has results. Cancel it instead.')).toBeVisible();
});

test('a copy is made and opened, so that its dates can be set', async () => {
  const copy = { ...eventDetail, _id: '01hq00000000000000000e0002' };
  const { router } = asAdmin(path, { duplicateEvent: { event: copy } });
  await act('Duplicate event');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/admin/event/${copy._id}/edit`));
});

test('results are judged again after a look at what that moves', async () => {
  const effect = {
    applied: false,
    changed: 2,
    money: { issued: usd(5000), reversed: usd(0), overpaid: usd(0) },
    outcome: 'seen',
  };
  const { host } = asAdmin(path, { rejudgeEvent: effect });
  await act('Judge results again');
  expect(await screen.findByText('2 verdicts change.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Judge again' }));
  await waitFor(() =>
    expect(asked(host, 'rejudgeEvent').map((it) => (it as unknown as { body: object }).body)).toEqual([
      { dryRun: true },
      { dryRun: false, outcome: 'seen' },
    ]),
  );
});

const linking = { other: { _id: nearby._id, title: nearby.title }, money: foreseen, outcome: 'seen' };

test('an event is linked with the one that is the same race, after a look at what that moves', async () => {
  const { host } = asAdmin(path, {
    listEventsNearby: { events: [nearby] },
    linkEvents: { ...linking, done: 'applied', waits: false },
  });
  await act('Same race as another event');
  expect(await screen.findByRole('radio', { name: /Rimrock Motocross, sanctioned twice/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'It is the same race' }));
  expect(await screen.findByText('It changes awards of 2 riders.')).toBeVisible();
  expect(screen.getByText('$85.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'It is the same race' }));
  await waitFor(() =>
    expect(asked(host, 'linkEvents').map((it) => (it as unknown as { body: object }).body)).toEqual([
      { otherId: nearby._id, dryRun: true },
      { otherId: nearby._id, dryRun: false, outcome: 'seen' },
    ]),
  );
  await waitFor(() => expect(host.notices.map(({ text }) => text)).toEqual(['The events are linked as one race.']));
});

test('where no other event is near, the dialog says so', async () => {
  asAdmin(path, { listEventsNearby: { events: [] } });
  await act('Same race as another event');
  expect(await screen.findByText(/No other event is at this place/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a link is ended by asking another administrator, who sees what it pays again', async () => {
  const sameRace = { _id: nearby._id, title: nearby.title, startDate: nearby.startDate };
  const { host } = asAdmin(path, {
    getEvent: { event: { ...eventDetail, sameRace }, series: null },
    unlinkEvents: { ...linking, done: 'asked', waits: true },
  });
  expect(await screen.findByText(/^Same race as Rimrock Motocross, sanctioned twice/)).toBeVisible();
  await act('Not the same race any more');
  expect(await screen.findByText('It changes awards of 2 riders.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'They are two races' }));
  await waitFor(() =>
    expect(host.notices.map(({ text }) => text)).toEqual([
      'Another administrator decides whether the events are two races.',
    ]),
  );
});
