import { z } from 'zod';
import { endpoint } from './endpoint.js';
import {
  countryAsked,
  date,
  id,
  instant,
  limit,
  money,
  page,
  pageQuery,
  pagination,
  roleParams,
  text,
} from './values.js';
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
  /** counts its edits, of its classes too: sent back with an edit, so that nobody overwrites another's unseen */
  version: z.int(),
  canceledAt: instant.nullable(),
  /** the rest but its classes is for the event's promoter and for admins, null for everyone else */
  cancelReason: z.string().nullable(),
  /** whether results that come after the window earn all the same */
  lateResultsAccepted: z.boolean().nullable(),
  /** the event it is a copy of */
  copyOf: id.nullable(),
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
export type SeriesSummary = z.output<typeof seriesSummary>;

const search = z.strictObject({
  query: text(100).optional(),
  title: text(100).optional(),
  city: text(100).optional(),
  state: text(50).optional(),
  zipcode: text(12).optional(),
  country: countryAsked.optional(),
  sortBy: z.enum(['startDate', 'title', 'city', 'state']).default('startDate'),
  sort: z.enum(['ascending', 'descending']).default('descending'),
  page,
  limit,
});

/** of an event; left out: both */
const status = z.enum(['current', 'canceled']).optional();

export const listEvents = endpoint({
  id: 'listEvents',
  method: 'GET',
  path: '/api/events',
  tag: 'Events',
  summary: 'Events, newest first unless asked otherwise: current and canceled ones, or those of one `status`',
  cached: true,
  query: search.extend({ status }),
  response: z.strictObject({ events: z.array(eventSummary), pagination, contingencyAmount: money }),
});

export const eventsLean = endpoint({
  id: 'eventsLean',
  method: 'GET',
  path: '/api/events-lean',
  tag: 'Events',
  summary: 'The last events before a day (the recent events panel: 5 before today)',
  cached: true,
  query: z.strictObject({ before: date, limit: z.coerce.number().int().min(1).max(50).default(5) }),
  response: z.strictObject({ events: z.array(eventSummary) }),
});

export const getEvent = endpoint({
  id: 'getEvent',
  method: 'GET',
  path: '/api/event/{eventId}',
  tag: 'Events',
  summary: 'One event with classes, payout places and results',
  cached: true,
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
  query: pageQuery.extend({
    query: text(100).optional(),
    filter: z.enum(['all', 'waiting', 'upcoming', 'done']).default('all'),
  }),
  response: z.strictObject({
    events: z.array(eventSummary.extend({ resultsDueDate: date.nullable(), classesWithResults: z.int() })),
    pagination,
  }),
  errors: ['NOT_FOUND'],
});

const ownEvent = eventSummary.extend({
  promoter: z.strictObject({ _id: id, name: z.string() }).nullable(),
  resultsDueDate: date.nullable(),
  classesWithResults: z.int(),
  /** for riders, null for everyone else: whether it is among their favourites, and how many results they have there */
  mine: z.strictObject({ favourite: z.boolean(), results: z.int() }).nullable(),
});

export const roleEvents = endpoint({
  id: 'roleEvents',
  method: 'GET',
  path: '/api/{role}/events',
  tag: 'Events',
  summary:
    'Events as a signed-in person needs them: a promoter their own, everyone else all; ' +
    "with the promoter's own series, or the active ones (100 at most)",
  params: roleParams,
  query: search.extend({
    seriesId: id.optional(),
    promoterId: id.optional(),
    status,
    /** `waiting` has a past day and a class without results; `done` has all; `upcoming` lies ahead */
    filter: z.enum(['all', 'waiting', 'upcoming', 'done']).default('all'),
    /** for riders: their favourites, or those they have a result in */
    mine: z.enum(['favourites', 'raced']).optional(),
  }),
  response: z.strictObject({ events: z.array(ownEvent), series: z.array(seriesSummary), pagination }),
  errors: ['NOT_FOUND'],
});

const closed = { promoterId: id.optional(), seriesId: id.optional() };

export const eventsLate = endpoint({
  id: 'eventsLate',
  method: 'GET',
  path: '/api/admin/events-late',
  tag: 'Events',
  summary:
    'Paying events whose window for results has closed while classes still wait for theirs, the longest overdue first',
  query: pageQuery.extend(closed),
  response: z.strictObject({
    events: z.array(
      eventSummary.extend({
        resultsDueDate: date,
        daysOverdue: z.int(),
        classesWithResults: z.int(),
        /** whom to ask for them */
        promoter: z
          .strictObject({
            name: z.string(),
            contactName: z.string().nullable(),
            email: z.string(),
            phone: z.string().nullable(),
          })
          .nullable(),
      }),
    ),
    pagination,
  }),
});

export const eventsFinished = endpoint({
  id: 'eventsFinished',
  method: 'GET',
  path: '/api/admin/events-finished',
  tag: 'Events',
  summary: 'Events all of whose classes have results, the latest first, with what came of them',
  query: pageQuery.extend({ ...closed, afterDate: date.optional(), beforeDate: date.optional() }),
  response: z.strictObject({
    events: z.array(eventSummary.extend({ promoterName: z.string().nullable(), ridersPaid: z.int(), earned: money })),
    pagination,
  }),
});
