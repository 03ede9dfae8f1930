import { test } from '@jest/globals';
import {
  acceptLateResults,
  addEvent,
  cancelEvent,
  decidePaying,
  deleteEvent,
  duplicateEvent,
  editEvent,
  eventsFinished,
  eventsLate,
  eventsToDecide,
  rejudgeEvent,
  restoreEvent,
  roleEvents,
  type EventDetail,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { ask, KEY } from './ask.js';
import { eventDetail, eventId, eventSummary, pagination, riderId, usd } from './examples.js';

const { answers, refuses } = consumer('admin');
const classId = '01hq00000000000000000c0001';
const raced = ['an event has results', { eventId, riderId }] as const;
const waits = ['the promoter has an event with a class that waits for results', { eventId, classId }] as const;
const overdue = ['the promoter has an event whose results are overdue', { eventId, classId }] as const;
const params = { eventId };
const page = { page: 1, limit: 25 };
const [inClass] = eventDetail.classes;
const bare: EventDetail = {
  ...eventDetail,
  classes: [{ ...inClass!, resultsReceivedAt: null, results: [] }],
};
const waiting: EventDetail = { ...bare, venueWebsite: 'https://rimrock.example.com' };
const written = {
  title: 'Rimrock Motocross Round 4',
  type: 'motocross',
  startDate: '2026-05-30',
  endDate: null,
  venue: 'Rimrock Park',
  venueWebsite: null,
  city: 'Bend',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  seriesId: null,
  promoterId: null,
  paying: true,
};

test('events that wait for results', () =>
  answers(
    ask(
      'an admin lists current events that wait for results',
      roleEvents,
      '/api/admin/events',
      {
        params: { role: 'admin' },
        query: { status: 'current', filter: 'waiting', sortBy: 'startDate', sort: 'descending', ...page },
      },
      waits,
    ),
    {
      events: [
        {
          ...eventSummary,
          resultCount: 0,
          resultsDueDate: '2026-04-14',
          classesWithResults: 0,
          promoter: eventDetail.promoter,
          mine: null,
        },
      ],
      series: [
        {
          _id: '01hq00000000000000000k0001',
          name: 'High Desert Series',
          state: 'OR',
          country: 'US',
          active: true,
          races: 6,
        },
      ],
      pagination,
    },
  ));

test('late results', () =>
  answers(
    ask(
      'an admin lists events whose results are late',
      eventsLate,
      '/api/admin/events-late',
      { query: { setAside: 'false', ...page } },
      overdue,
    ),
    {
      events: [
        {
          ...eventSummary,
          resultCount: 0,
          resultsDueDate: '2026-02-24',
          daysOverdue: 66,
          classesWithResults: 0,
          promoter: {
            name: 'Rimrock Racing',
            contactName: null,
            email: 'promoter@example.com',
            phone: '5415550177',
          },
          setAside: null,
        },
      ],
      pagination,
    },
  ));

test('finished results', () =>
  answers(
    ask(
      'an admin lists events with all results',
      eventsFinished,
      '/api/admin/events-finished',
      { query: { afterDate: '2026-01-01', ...page } },
      raced,
    ),
    {
      events: [{ ...eventSummary, promoterName: 'Rimrock Racing', ridersPaid: 1, earned: usd(12500) }],
      pagination,
    },
  ));

test('a new event', () =>
  answers(
    ask('an admin adds an event', addEvent, '/api/admin/events', { body: written }),
    { event: { ...eventDetail, venueWebsite: null, endDate: '2026-05-30', series: null, promoter: null, classes: [] } },
    201,
  ));

test('a change of an event', () =>
  answers(
    ask(
      'an admin changes an event',
      editEvent,
      `/api/admin/event/${eventId}`,
      { params, body: { ...written, startDate: '2026-02-28', version: 1 } },
      waits,
    ),
    { event: { ...bare, version: 2, series: null, promoter: null } },
  ));

test('a change of an event that someone else changed meanwhile', () =>
  refuses(
    ask(
      'an admin changes an event that was changed meanwhile',
      editEvent,
      `/api/admin/event/${eventId}`,
      { params, body: { ...written, version: 9 } },
      waits,
    ),
    409,
    'STALE_EDIT',
  ));

test('a copy of an event', () =>
  answers(
    ask('an admin duplicates an event', duplicateEvent, `/api/admin/event/${eventId}/duplicate`, { params }, raced),
    {
      event: {
        ...bare,
        _id: '01hq00000000000000000e0002',
        startDate: null,
        endDate: null,
        series: null,
        resultsDueDate: null,
        canUpload: false,
        copyOf: eventId,
      },
    },
    201,
  ));

test('an event that is canceled', () =>
  answers(
    ask(
      'an admin cancels an event',
      cancelEvent,
      `/api/event/${eventId}/cancel`,
      { params, body: { reason: 'Bad weather' } },
      waits,
    ),
    {
      event: {
        ...waiting,
        status: 'canceled',
        canceledAt: '2026-04-03T18:00:00.000Z',
        cancelReason: 'Bad weather',
        version: 2,
      },
    },
  ));

test('an event that is restored', () =>
  answers(
    ask(
      'an admin restores an event',
      restoreEvent,
      `/api/admin/event/${eventId}/restore`,
      { params, body: { reason: 'Canceled by mistake' } },
      waits,
    ),
    { event: waiting },
  ));

test('an event that is deleted', () =>
  answers(
    ask('an admin deletes an event without results', deleteEvent, `/api/event/${eventId}`, { params }, waits),
    undefined,
    204,
  ));

const added = ['the promoter has added an event', { eventId, classId }] as const;
const askedAt = '2026-04-01T09:00:00.000Z';

test('events that promoters added', () =>
  answers(
    ask(
      'an admin lists events of which nobody has decided whether they pay',
      eventsToDecide,
      '/api/admin/events-to-decide',
      { query: { page: 1, limit: 100 } },
      added,
    ),
    {
      events: [
        {
          ...eventSummary,
          paying: false,
          resultCount: 0,
          payingAskedAt: askedAt,
          version: 1,
          promoter: { name: 'Rimrock Racing', contactName: null, email: 'promoter@example.com', phone: '5415550177' },
        },
      ],
      pagination,
    },
  ));

test('a promoter’s event that pays', () =>
  answers(
    ask(
      'an admin makes a promoter’s event a paying event',
      decidePaying,
      `/api/admin/event/${eventId}/paying`,
      { params, body: { version: 1, paying: true, reason: null } },
      added,
    ),
    { event: { ...waiting, payingAskedAt: null, version: 2 } },
  ));

test('late results that are accepted', () =>
  answers(
    ask(
      'an admin accepts late results',
      acceptLateResults,
      `/api/admin/event/${eventId}/late-results`,
      { params, body: { accepted: true } },
      overdue,
    ),
    { event: { ...waiting, lateResultsAccepted: true, version: 2 } },
  ));

test('late results that nobody waits for any longer', () =>
  answers(
    ask(
      'an admin refuses late results with a reason',
      acceptLateResults,
      `/api/admin/event/${eventId}/late-results`,
      { params, body: { accepted: false, reason: 'The series is scored.' } },
      overdue,
    ),
    { event: waiting },
  ));

test('results that are judged again', () =>
  answers(
    ask(
      'an admin previews judging the results of an event again',
      rejudgeEvent,
      `/api/admin/event/${eventId}/rejudge`,
      { params, body: { dryRun: true }, idempotencyKey: KEY },
      raced,
    ),
    {
      applied: false,
      changed: 1,
      money: { issued: usd(0), reversed: usd(0), overpaid: usd(0) },
      outcome: 'a'.repeat(64),
    },
  ));
