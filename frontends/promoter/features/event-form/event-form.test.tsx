import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fieldsNotShown, refusal, sampleOf } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { EVENT } from '@rrr/records';
import { asked, atTheTrack } from '../../testing/at-the-track.js';
import { event, eventId, firstPage } from '../../testing/examples.js';
import { seriesId } from '../../testing/series-examples.js';

const user = person();
const listed = { _id: seriesId, name: 'Rimrock Series', state: 'OR', country: 'US', active: true, races: 6 };
const answers = { promoterSeries: { series: [listed], pagination: firstPage } };
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('every field of an event is in its form', async () => {
  const full = { ...event, ...sampleOf(EVENT) };
  atTheTrack(`/event/${eventId}/edit`, { answers: { ...answers, getEvent: { event: full, series: null } } });
  await waitFor(() => expect(fieldsNotShown(EVENT, 'own')).toEqual([]));
});

test('a new event goes into the series of the address, and its page follows', async () => {
  const { host, router } = atTheTrack(`/event/new?series=${seriesId}`, {
    answers: { ...answers, addOwnEvent: { event } },
  });
  await write('Title', 'Rimrock Round 4');
  await write('Type of race', 'motocross');
  fireEvent.change(await screen.findByRole('combobox', { name: 'State or province' }), { target: { value: 'OR' } });
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/auth/promoter/event/${eventId}`));
  expect(asked(host, 'addOwnEvent')).toMatchObject([
    { body: { title: 'Rimrock Round 4', type: 'motocross', country: 'US', state: 'OR', seriesId, startDate: null } },
  ]);
});

test('a promoter who is not approved is told so', async () => {
  const refused = refusal(403, 'PROMOTER_NOT_APPROVED', 'Your application has not been approved.');
  atTheTrack('/event/new', { answers: { ...answers, addOwnEvent: refused } });
  await write('Title', 'Rimrock Round 4');
  await write('Type of race', 'motocross');
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  expect(await screen.findByText('Your application has not been approved.')).toBeVisible();
});

test('an event that has begun keeps its dates; the rest is sent whole with its version', async () => {
  const begun = { ...event, startDate: '2020-05-02', endDate: '2020-05-02' };
  const { host } = atTheTrack(`/event/${eventId}/edit`, {
    answers: { ...answers, getEvent: { event: begun, series: null }, editOwnEvent: { event: begun } },
  });
  await write('City', 'Redmond');
  expect(screen.queryByLabelText('First day')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await waitFor(() =>
    expect(asked(host, 'editOwnEvent')).toMatchObject([
      { params: { eventId }, body: { title: event.title, city: 'Redmond', startDate: '2020-05-02', version: 1 } },
    ]),
  );
});

test('dates of an event with results are sent after a look at what they change for riders', async () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const });
  const money = { issued: usd(0), reversed: usd(8_500), overpaid: usd(0), riders: 1 };
  const ahead = { ...event, startDate: '2099-05-02', endDate: '2099-05-02' };
  const { host } = atTheTrack(`/event/${eventId}/edit`, {
    answers: {
      ...answers,
      getEvent: { event: ahead, series: null },
      foreseeEventChange: { waits: true, money, outcome: 'seen' },
      editOwnEvent: { event: ahead },
    },
  });
  await write('First day', '2099-05-09');
  await write('Last day', '2099-05-09');
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  expect(await screen.findByText('It changes awards of 1 rider.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(asked(host, 'editOwnEvent')).toEqual([]);
  expect(asked(host, 'foreseeEventChange')).toMatchObject([{ body: { dates: { startDate: '2099-05-09' } } }]);
});
