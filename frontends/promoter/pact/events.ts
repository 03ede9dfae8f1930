import { test } from '@jest/globals';
import { askLateResults, addOwnEvent, cancelEvent, editOwnEvent, saveClasses, type EventDetail } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { classId, event, eventId, promoterId, waiting } from '../testing/examples.js';

const { answers, refuses } = consumer('promoter');
const signedIn = ['a promoter is signed in', { promoterId }] as const;
const withEvent = [
  'the promoter has an event with a class that waits for results',
  { promoterId, eventId, classId },
] as const;
const withResults = [
  'the promoter has an event with a class that has results',
  { promoterId, eventId, classId },
] as const;
const params = { eventId };
const place = { place: 1, amount: { amount: 50_000, currency: 'USD' as const } };
const inClass = { ...waiting, payoutPlaces: [place] };

const written = {
  title: 'Rimrock Motocross Round 4',
  startDate: '2026-02-28',
  endDate: '2026-02-28',
  venue: 'Rimrock Park',
  venueWebsite: 'https://rimrock.example.com',
  city: 'Bend',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  type: 'motocross',
  seriesId: null,
};
const { seriesId: _series, ...said } = written;
const held: EventDetail = { ...event, ...said, series: null, classes: [inClass] };

test('a new event, which has no classes and pays nothing yet', () =>
  answers(
    {
      given: [signedIn],
      when: 'a promoter adds an event',
      endpoint: addOwnEvent,
      path: '/api/promoter/events',
      body: written,
      call: (http) => http.call(addOwnEvent, { body: written }),
    },
    { event: { ...held, paying: false, classes: [] } },
    201,
  ));

const path = `/api/promoter/event/${eventId}`;

test('a change of an event', () => {
  const body = { ...written, version: 1 };
  return answers(
    {
      given: [signedIn, withEvent],
      when: 'a promoter changes an event of its own',
      endpoint: editOwnEvent,
      path,
      body,
      call: (http) => http.call(editOwnEvent, { params, body }),
    },
    { event: { ...held, version: 2 } },
  );
});

test('a change of the dates of an event that has begun', () => {
  const body = { ...written, startDate: '2026-05-01', endDate: '2026-05-01', version: 1 };
  return refuses(
    {
      given: [signedIn, withEvent],
      when: 'a promoter moves an event that has begun',
      endpoint: editOwnEvent,
      path,
      body,
      call: (http) => http.call(editOwnEvent, { params, body }),
    },
    409,
    'EVENT_BEGUN',
  );
});

const reason = { reason: 'Bad weather' };

test('an event is canceled', () =>
  answers(
    {
      given: [signedIn, withEvent],
      when: 'a promoter cancels an event',
      endpoint: cancelEvent,
      path: `/api/event/${eventId}/cancel`,
      body: reason,
      call: (http) => http.call(cancelEvent, { params, body: reason }),
    },
    {
      event: {
        ...event,
        classes: [inClass],
        status: 'canceled',
        canceledAt: '2026-04-03T18:00:00.000Z',
        cancelReason: 'Bad weather',
        canUpload: false,
        version: 2,
      },
    },
  ));

test('an event with results is not canceled by its promoter', () =>
  refuses(
    {
      given: [signedIn, withResults],
      when: 'a promoter cancels an event that has results',
      endpoint: cancelEvent,
      path: `/api/event/${eventId}/cancel`,
      body: reason,
      call: (http) => http.call(cancelEvent, { params, body: reason }),
    },
    409,
    'EVENT_HAS_RESULTS',
  ));

const classes = (version: number) => ({
  version,
  classes: [
    {
      _id: classId,
      name: '450 A',
      payoutType: 'dealerCredit' as const,
      payoutPlaces: [place],
      entrants: null,
    },
  ],
});

test('the classes of an event', () =>
  answers(
    {
      given: [signedIn, withEvent],
      when: 'a promoter saves the classes of an event',
      endpoint: saveClasses,
      path: `/api/event/${eventId}/classes`,
      body: classes(1),
      call: (http) => http.call(saveClasses, { params, body: classes(1) }),
    },
    { event: { ...event, classes: [inClass], version: 2 } },
  ));

test('classes that someone else changed meanwhile', () =>
  refuses(
    {
      given: [signedIn, withEvent],
      when: 'a promoter saves classes that are no longer as they were read',
      endpoint: saveClasses,
      path: `/api/event/${eventId}/classes`,
      body: classes(7),
      call: (http) => http.call(saveClasses, { params, body: classes(7) }),
    },
    409,
    'STALE_EDIT',
  ));

test('a request to accept late results', () => {
  const body = { reason: 'A protest had to be decided' };
  const overdue = ['the promoter has an event whose results are overdue', { promoterId, eventId, classId }] as const;
  return answers(
    {
      given: [signedIn, overdue],
      when: 'a promoter asks to accept late results',
      endpoint: askLateResults,
      path: `/api/promoter/event/${eventId}/late-results`,
      body,
      call: (http) => http.call(askLateResults, { params: { eventId }, body }),
    },
    undefined,
    204,
  );
});
