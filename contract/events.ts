import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { date, id, instant, limit, money, page, pagination, pageQuery, text } from './values.js';
import { payoutType, resultType, verdict } from './verdict.js';

const eventFields = {
  _id: id,
  title: z.string(),
  venue: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipcode: z.string().nullable(),
  country: z.string(),
  startDate: date.nullable(),
  endDate: date.nullable(),
  type: z.string(),
  paying: z.boolean(),
  status: z.enum(['current', 'canceled']),
  series: z.strictObject({ _id: id, name: z.string() }).nullable(),
};

export const eventSummary = z.strictObject({
  ...eventFields,
  classCount: z.int(),
  resultCount: z.int(),
  /** the sum of its payout places */
  contingencyAmount: money,
});
export type EventSummary = z.output<typeof eventSummary>;

export const eventResult = z.strictObject({
  _id: id,
  place: z.int().nullable(),
  resultType,
  riderName: z.string(),
  number: z.string().nullable(),
  hometown: z.string().nullable(),
  bike: z.string().nullable(),
  /** for the event's promoter and for admins, null for everyone else */
  rider: z.strictObject({ _id: id, fullName: z.string() }).nullable(),
  /** for the event's promoter and for admins, null for everyone else */
  verdict: verdict.nullable(),
});

export const eventClass = z.strictObject({
  _id: id,
  name: z.string(),
  payoutType,
  payoutPlaces: z.array(z.strictObject({ place: z.int(), amount: money })),
  /** the entrant count the promoter states, when the results list placers only */
  entrants: z.int().nullable(),
  resultsReceivedAt: instant.nullable(),
  results: z.array(eventResult),
});
export type EventClass = z.output<typeof eventClass>;

export const eventDetail = z.strictObject({
  ...eventFields,
  venueWebsite: z.string().nullable(),
  promoter: z.strictObject({ _id: id, name: z.string() }).nullable(),
  contingencyAmount: money,
  /** last day on which results are taken without an admin's decision; null while the event has no date */
  resultsDueDate: date.nullable(),
  /** whether the person asking may upload results now; when not, why */
  canUpload: z.boolean(),
  classes: z.array(eventClass),
});
export type EventDetail = z.output<typeof eventDetail>;

export const seriesSummary = z.strictObject({
  _id: id,
  name: z.string(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  active: z.boolean(),
  races: z.int(),
});

export const listEvents = endpoint({
  id: 'listEvents',
  method: 'GET',
  path: '/api/events',
  tag: 'Events',
  summary: 'Events, newest first unless asked otherwise',
  query: z.strictObject({
    query: text(100).optional(),
    title: text(100).optional(),
    city: text(100).optional(),
    state: text(50).optional(),
    zipcode: text(12).optional(),
    country: text(2).optional(),
    sortBy: z.enum(['startDate', 'title', 'city', 'state']).default('startDate'),
    sort: z.enum(['ascending', 'descending']).default('descending'),
    page,
    limit,
  }),
  response: z.strictObject({ events: z.array(eventSummary), pagination, contingencyAmount: money }),
});

export const eventsLean = endpoint({
  id: 'eventsLean',
  method: 'GET',
  path: '/api/events-lean',
  tag: 'Events',
  summary: 'The last events before a day (the recent events panel: 5 before today)',
  query: z.strictObject({ before: date, limit: z.coerce.number().int().min(1).max(50).default(5) }),
  response: z.strictObject({ events: z.array(eventSummary) }),
});

export const getEvent = endpoint({
  id: 'getEvent',
  method: 'GET',
  path: '/api/event/{eventId}',
  tag: 'Events',
  summary: 'One event with classes, payout places and results',
  params: z.strictObject({ eventId: id }),
  response: z.strictObject({ event: eventDetail, series: seriesSummary.nullable() }),
  errors: ['NOT_FOUND'],
});

export const promoterEvents = endpoint({
  id: 'promoterEvents',
  method: 'GET',
  path: '/api/promoter/{id}/events',
  tag: 'Events',
  summary: "A promoter's own events; `waiting` are those whose results are still due",
  params: z.strictObject({ id }),
  query: pageQuery.extend({ query: text(100).optional(), filter: z.enum(['all', 'waiting', 'upcoming', 'done']).default('all') }),
  response: z.strictObject({
    events: z.array(eventSummary.extend({ resultsDueDate: date.nullable(), classesWithResults: z.int() })),
    pagination,
  }),
  errors: ['NOT_FOUND'],
});

export const promoterSeries = endpoint({
  id: 'promoterSeries',
  method: 'GET',
  path: '/api/promoter/{id}/series',
  tag: 'Series',
  summary: "A promoter's own series",
  params: z.strictObject({ id }),
  response: z.strictObject({ series: z.array(seriesSummary) }),
  errors: ['NOT_FOUND'],
});
