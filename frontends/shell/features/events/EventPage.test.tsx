import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EventClass, EventDetail } from '@rrr/contract';
import { fakeSession, fieldsNotShown, sampleOf } from '@rrr/kit/base/testing';
import { today } from '@rrr/kit/base';
import { EVENT } from '@rrr/records';
import { event as example } from '../../pact/examples.js';
import { daysUntil } from '../../app/days-until.js';
import { renderShell } from '../../testing/render-shell.js';
import { classState } from './class-status.js';
import { EventPage } from './EventPage.js';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const day = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);
const [first] = example.classes;
const inClass = (n: number, over: Partial<EventClass> = {}): EventClass => ({
  ...first!,
  _id: `01hq00000000000000000c000${n}`,
  name: `Class ${n}`,
  payoutPlaces: [
    { place: 1, amount: usd(30_000) },
    { place: 2, amount: usd(20_000) },
  ],
  entrants: 8,
  ...over,
});
let ids = 0;
/** each event its own address, because answers of a visit are kept */
const shown = (over: Partial<EventDetail>, options: object = {}, query = '') => {
  ids += 1;
  const _id = `01hq0000000000000000ev0${String(ids).padStart(3, '0')}`;
  const event = { ...example, _id, resultsDueDate: day(10), ...over };
  return renderShell(null, {
    at: `/events/event/${_id}${query}`,
    answers: {
      getEvent: { event, series: null },
      listEvents: { events: [], pagination: { page: 1, totalPages: 0, total: 0 }, contingencyAmount: usd(0) },
    },
    routes: [{ path: '/events/event/:eventId', element: <EventPage /> }],
    ...options,
  });
};

test('every field of an event is on its page', async () => {
  shown(sampleOf(EVENT));
  await waitFor(() => expect(fieldsNotShown(EVENT, 'public')).toEqual([]));
});

test('what each place pays, and who finished there, never whether that rider was paid', async () => {
  shown({ classes: [inClass(1)] });
  const results = await screen.findByRole('table', { name: 'Class 1 results' });
  const row = within(results).getByRole('row', { name: /Sam Carter/ });
  expect(within(row).getByText('$200.00')).toBeVisible();
  expect(screen.getByText(/what the place pays an enrolled rider/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\bpaid\b/i);
});

test('the address chooses the class; its link is a step in the history', async () => {
  const classes = [inClass(1), inClass(2, { results: [] })];
  shown({ classes }, {}, `?class=${classes[1]!._id}`);
  expect(await screen.findByText('No results of Class 2 yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Class 1' }).getAttribute('href')).toMatch(/\?class=.*c0001#results$/);
  expect(screen.getByRole('link', { name: 'Class 2' }).getAttribute('aria-current')).toBe('true');
});

test.each([
  ['results', inClass(1), {}, { is: 'results', count: 1 }],
  [
    'few starters, in steps',
    inClass(1, {
      entrants: 4,
      payoutSteps: [
        { riders: 3, places: 1 },
        { riders: 7, places: null },
      ],
    }),
    {},
    { is: 'fewer', started: 4, paid: 1, places: 2 },
  ],
  ['too few starters', inClass(1, { entrants: 4 }), {}, { is: 'tooSmall', started: 4, needed: 5 }],
  ['no payout, with results', inClass(1, { payoutType: 'noPayout', entrants: 1 }), {}, { is: 'results', count: 1 }],
  ['no payout', inClass(1, { payoutType: 'noPayout', results: [] }), {}, { is: 'noPay' }],
  ['results awaited', inClass(1, { results: [] }), {}, { is: 'due', date: '2026-04-14' }],
  ['the race lies ahead', inClass(1, { results: [] }), { startDate: '2026-04-02' }, { is: 'ahead' }],
  ['overdue', inClass(1, { results: [] }), { resultsDueDate: '2026-03-31' }, { is: 'overdue', date: '2026-03-31' }],
  ['canceled', inClass(1), { status: 'canceled' as const }, { is: 'canceled' }],
  ['not paying', inClass(1, { results: [] }), { paying: false }, { is: 'noPay' }],
])('a class stands in words: %s', (_, one, over, state) =>
  expect(classState(one, { ...example, ...over }, '2026-04-01')).toEqual(state),
);

test('a class that is too small pays nobody', async () => {
  shown({ classes: [inClass(1, { entrants: 4 })] });
  expect(await screen.findByText('4 started, 5 needed')).toBeVisible();
  const row = within(screen.getByRole('table', { name: 'Class 1 results' })).getByRole('row', { name: /Sam Carter/ });
  expect(within(row).queryByText('$200.00')).toBeNull();
});

test('who raced here is told the deadline, and how to claim', async () => {
  shown({ classes: [inClass(1)] });
  expect(await screen.findByText(/10 days left, until/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enroll' }).getAttribute('href')).toBe('/register');
});

test('after the deadline nobody is asked to enroll for it', async () => {
  shown({ classes: [inClass(1)], resultsDueDate: day(-1) });
  expect(await screen.findByText(/could be claimed until/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Enroll' })).toBeNull();
});

test('a rider is led to the earnings', async () => {
  shown({ classes: [inClass(1)] }, { session: fakeSession('rider') });
  expect((await screen.findByRole('link', { name: 'See my earnings' })).getAttribute('href')).toBe(
    '/auth/rider/earnings',
  );
});

test('a rider asks for missing results in one tap', async () => {
  let resultsAsked: NonNullable<EventDetail['resultsAsked']> = { riders: 0, askedAt: null };
  const event = { ...example, _id: '01hq00000000000000000e0001', classes: [inClass(1, { results: [] })] };
  shown(
    {},
    {
      at: `/events/event/${event._id}`,
      session: fakeSession('rider'),
      answers: {
        getEvent: () => ({ event: { ...event, resultsAsked }, series: null }),
        listEvents: { events: [], pagination: { page: 1, totalPages: 0, total: 0 }, contingencyAmount: usd(0) },
        askForResults: () => {
          resultsAsked = { riders: 1, askedAt: '2026-11-25T18:00:00.000Z' };
          return null;
        },
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for the results' }));
  expect(await screen.findByText('You asked for the results on Nov 25th, 2026. 1 rider asked.')).toBeVisible();
});

test('how punctual the promoter is stands among the details', async () => {
  shown({ punctuality: { events: 10, onTime: 8, days: 7 } });
  expect(await screen.findByText('Results of 8 of the last 10 events came within 7 days')).toBeVisible();
});

test('a canceled event says so, and offers nothing', async () => {
  shown({ status: 'canceled', canceledAt: '2026-02-27T18:00:00.000Z', classes: [inClass(1)] });
  expect(await screen.findByText(/was canceled on Feb 27th, 2026/)).toBeVisible();
  expect(screen.queryByText('Did you race here?')).toBeNull();
  expect(document.querySelector('.big-number')).toBeNull();
});

test('an event without classes says so', async () => {
  shown({ classes: [], contingencyAmount: usd(0) });
  expect(await screen.findByText('The classes of this event have not been posted yet.')).toBeVisible();
});

test('days are counted on the calendar', () => {
  expect([daysUntil('2026-03-09', '2026-03-07'), daysUntil('2026-03-07', '2026-03-09')]).toEqual([2, -2]);
});
