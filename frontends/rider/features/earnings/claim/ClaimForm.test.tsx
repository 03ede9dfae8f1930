import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { nextEvent, resultClaim } from '../../../pact/examples.js';
import { asked, asRider, pagination } from '../../../testing/as-rider.js';
import { daysBetween, today } from '../../../today.js';

const user = person();
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const raced = { ...nextEvent, startDate: day(-5), endDate: day(-5), resultsDueDate: day(40) };
const events = { roleEvents: { events: [raced], series: [], pagination } };
const write = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** It lies folded under the results. */
const opens = async () => user.click(await screen.findByRole('heading', { name: 'Is a result missing?' }));

test('a missing result is claimed with its event, class and place', async () => {
  const { host } = asRider(`/earnings?claim=${raced._id}`, { ...events, addResultClaim: { resultClaim } });
  expect(((await screen.findByLabelText('Event')) as HTMLSelectElement).value).toBe(raced._id);
  expect(screen.getByText(new RegExp(`${daysBetween(today(), raced.resultsDueDate)} days left`))).toBeVisible();
  await screen.findByRole('option', { name: '450 A' });
  write('Class', '01hq00000000000000000c0001');
  write('Your place', '5');
  write('What happened', ' I was 5th, number 217. ');
  await user.click(screen.getByRole('button', { name: 'Send claim' }));
  await waitFor(() =>
    expect(host.notices.map((it) => it.text)).toEqual(['Your claim is sent. We e-mail you the decision.']),
  );
  expect(asked(host, 'addResultClaim')).toEqual([
    {
      body: {
        eventId: raced._id,
        classId: '01hq00000000000000000c0001',
        place: 5,
        message: 'I was 5th, number 217.',
      },
    },
  ]);
});

test('with nothing written nothing is sent, and the first field has the focus', async () => {
  const { host } = asRider('/earnings', events);
  await opens();
  await user.click(await screen.findByRole('button', { name: 'Send claim' }));
  expect(screen.getByText('Choose the event.')).toBeVisible();
  expect(screen.getByText('Tell us what happened.')).toBeVisible();
  expect(document.activeElement).toBe(screen.getByLabelText('Event'));
  expect(asked(host, 'addResultClaim')).toEqual([]);
});

test('a second claim of the same event is refused in the words of the API', async () => {
  asRider(`/earnings?claim=${raced._id}`, {
    ...events,
    addResultClaim: refusal(409, 'CLAIM_OPEN', 'You have an open claim for this event.'),
  });
  await screen.findByLabelText('Event');
  write('What happened', 'I finished.');
  await user.click(screen.getByRole('button', { name: 'Send claim' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You have an open claim for this event.');
});

test('without an event that can be claimed, the form is not there', async () => {
  asRider('/earnings', { roleEvents: { events: [], series: [], pagination } });
  await opens();
  expect(await screen.findByText(/No event can be claimed now/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send claim' })).toBeNull();
});

test('own claims tell what was decided', async () => {
  asRider('/earnings', {
    ...events,
    listResultClaims: {
      resultClaims: [
        {
          ...resultClaim,
          status: 'refused',
          decided: { at: '2026-04-05T12:00:00.000Z', by: null, answer: 'The promoter lists you as 7th.' },
        },
      ],
      pagination,
    },
  });
  expect(await screen.findByText('Answer: The promoter lists you as 7th.')).toBeVisible();
  expect(screen.getByText('Refused')).toBeVisible();
});
