import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { fieldsNotShown, refusal, sampleOf } from '@rrr/kit/base/testing';
import { EVENT } from '@rrr/records';
import { asked, atTheTrack } from '../../testing/at-the-track.js';
import { classId, event, eventId, proposal } from '../../testing/examples.js';

const user = person();
const path = `/event/${eventId}`;

test('every field of an event is on its page, but for these', async () => {
  atTheTrack(path, { answers: { getEvent: { event: { ...event, ...sampleOf(EVENT) }, series: null } } });
  await waitFor(() => expect(fieldsNotShown(EVENT, 'own')).toEqual(['type', 'venueWebsite', 'zipcode']));
});

test('each class says what it pays and whether its results are in', async () => {
  atTheTrack(path);
  expect((await screen.findByRole('link', { name: 'Send results of 450 A' })).getAttribute('href')).toBe(
    `/auth/promoter/event/${eventId}?class=${classId}`,
  );
  expect(screen.getByText('Pays 2 places, $800.00 in total · dealer credit')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Replace results of 250 B' })).toBeVisible();
  expect(screen.getByText('1 of 2 classes has results')).toBeVisible();
  expect(screen.getByText('Earned by riders').nextSibling?.textContent).toBe('$300.00');
  await user.click(screen.getByText('View results'));
  expect(screen.getByText(/Earns \$300.00/)).toBeVisible();
});

test.each([
  [{ status: 'canceled' }, 'This event is canceled. Its results cannot be sent or changed.'],
  [{ startDate: '2099-05-01' }, 'Results can be sent from May 1st, 2099.'],
  [{ resultsDueDate: '2020-01-01' }, 'Results were due by Jan 1st, 2020. Ask an administrator to accept late results.'],
])('where results cannot be sent, the page says why and asks for none (%j)', async (over, why) => {
  atTheTrack(`${path}?class=${classId}`, {
    answers: { getEvent: { event: { ...event, ...over, canUpload: false }, series: null } },
  });
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Send results/ })).toBeNull();
});

test('it says how many riders asked for the results', async () => {
  const resultsAsked = { riders: 12, askedAt: null };
  atTheTrack(path, { answers: { getEvent: { event: { ...event, resultsAsked }, series: null } } });
  expect(await screen.findByText('12 riders asked for the results')).toBeVisible();
});

test('an event that is not there says so', async () => {
  atTheTrack(path, { answers: { getEvent: refusal(404, 'NOT_FOUND', 'This event could not be found.') } });
  expect(await screen.findByText('This event could not be found.')).toBeVisible();
});

test('its promoter cancels an event with a reason; one with results says who can', async () => {
  const bare = { ...event, classes: [{ ...event.classes[0]!, results: [], resultsReceivedAt: null }] };
  const { host } = atTheTrack(path, {
    answers: { getEvent: { event: bare, series: null }, cancelEvent: { event: { ...bare, status: 'canceled' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('button', { name: 'Cancel event' }));
  await user.click(await screen.findByRole('button', { name: 'Bad weather' }));
  await user.click(screen.getByRole('button', { name: 'Cancel the event' }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'The event is canceled.' }]));
  expect(asked(host, 'cancelEvent')).toEqual([{ params: { eventId }, body: { reason: 'Bad weather' } }]);
});

test('an event with results is canceled by an administrator only', async () => {
  atTheTrack(path);
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel event' }).disabled).toBe(true);
  expect(screen.getByText('This event has results. Ask an administrator to cancel it.')).toBeVisible();
});

test('after the last day, the promoter asks an administrator to accept late results', async () => {
  const late = { ...event, canUpload: false, resultsDueDate: '2020-01-01' };
  const { host } = atTheTrack(path, { answers: { getEvent: { event: late, series: null }, askLateResults: null } });
  await user.click(await screen.findByRole('button', { name: 'Ask to accept late results' }));
  await user.click(await screen.findByRole('button', { name: 'A protest had to be decided' }));
  await user.click(screen.getByRole('button', { name: 'Ask an administrator' }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'We asked. The answer comes by e-mail.' }]));
  expect(asked(host, 'askLateResults')).toEqual([
    { params: { eventId }, body: { reason: 'A protest had to be decided' } },
  ]);
});

test('a change that waits stands beside what is there; its promoter edits it or takes it back', async () => {
  const { host } = atTheTrack(path, {
    answers: {
      getEvent: { event: { ...event, proposal }, series: null },
      withdrawApproval: { approval: { ...proposal, state: 'withdrawn' } },
    },
  });
  expect(await screen.findByRole('heading', { name: 'A change waits for approval' })).toBeVisible();
  const changes = within(screen.getByRole('region', { name: 'What would change' }));
  expect(changes.getAllByRole('listitem').map((it) => it.textContent)).toEqual(['$500.00', '$900.00', '$100.00']);
  expect(changes.getByText('$500.00 more')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit the change' }).getAttribute('href')).toBe(
    `/auth/promoter/event/${eventId}/classes`,
  );
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this change back?' }));
  await user.click(dialog.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'The change is taken back.' }]));
  expect(asked(host, 'withdrawApproval')).toEqual([{ params: { approvalId: proposal._id } }]);
});

test('an event that is entered twice can be linked: its promoter asks, and says which', async () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const });
  const twin = {
    _id: '01hq00000000000000000e0009',
    title: 'Dry Lake',
    startDate: null,
    endDate: null,
    city: null,
    state: null,
  };
  const money = { issued: usd(0), reversed: usd(8_500), overpaid: usd(0), riders: 1 };
  const { host } = atTheTrack(path, {
    answers: {
      listEventsNearby: { events: [twin] },
      linkEvents: { done: 'asked', waits: true, other: { _id: twin._id, title: twin.title }, money, outcome: 'seen' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('button', { name: 'Same race as another event' }));
  await user.click(await screen.findByRole('button', { name: 'It is the same race' }));
  await user.click(await screen.findByRole('button', { name: 'Ask to link them' }));
  await waitFor(() => expect(asked(host, 'linkEvents')).toHaveLength(2));
});
