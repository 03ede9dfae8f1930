import { EVENT } from '@rrr/records';
import { z } from 'zod';
import { approval } from './approvals.js';
import { endpoint } from './endpoint.js';
import { answerOf, withSchemas } from './field.js';
import { payoutStep } from './payout-steps.js';
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

const { venueWebsite, ...said } = answerOf(withSchemas(EVENT));
const eventFields = {
  _id: id,
  ...said,
  paying: z.boolean(),
  status: z.enum(['current', 'canceled']),
  /** false: a draft, for its promoter and admins only; `paying` says whether it is to pay once it is published */
  published: z.boolean().optional(),
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
  /** for the event's promoter and admins, otherwise null */
  rider: z.strictObject({ _id: id, fullName: z.string() }).nullable(),
  /** for the event's promoter and admins, otherwise null */
  verdict: verdict.nullable(),
});

export const eventClass = z.strictObject({
  _id: id,
  name: z.string(),
  payoutType,
  payoutPlaces: z.array(z.strictObject({ place: z.int(), amount: money })),
  /** number of starters stated by the promoter, for results that list placed finishers only */
  entrants: z.int().nullable(),
  /** what it pays by its size, in steps of its own; left out: those of the event */
  payoutSteps: z.array(payoutStep).optional(),
  resultsReceivedAt: instant.nullable(),
  results: z.array(eventResult),
});
export type EventClass = z.output<typeof eventClass>;

/** Of a promoter's last `events` paying events, the results of `onTime` came within `days` days. */
export const punctuality = z.strictObject({ events: z.int(), onTime: z.int(), days: z.int() });
export type Punctuality = z.output<typeof punctuality>;

export const eventDetail = z.strictObject({
  ...eventFields,
  venueWebsite,
  promoter: z.strictObject({ _id: id, name: z.string() }).nullable(),
  contingencyAmount: money,
  /** last day on which results are accepted without an admin's decision; null without a date */
  resultsDueDate: date.nullable(),
  /** how many must start for a class to pay, by the rules of its season */
  minimumStarters: z.int().optional(),
  /** what a class pays by its size, fewest riders first, where it has no steps of its own */
  payoutSteps: z.array(payoutStep).optional(),
  /** whether the caller may upload results now; if not, why */
  canUpload: z.boolean(),
  /** incremented by every edit of the event or its classes; send it back with an edit, to detect concurrent edits */
  version: z.int(),
  canceledAt: instant.nullable(),
  /** all further fields but the classes are for the event's promoter and admins, otherwise null */
  cancelReason: z.string().nullable(),
  /** whether results after the window are accepted */
  lateResultsAccepted: z.boolean().nullable(),
  /** when its promoter added it; only until an admin decides whether it pays */
  payingAskedAt: instant.nullable().optional(),
  /** a change of its classes, payouts or dates that waits for an approval; null: none, or not for the caller */
  proposal: approval.nullable().optional(),
  /** the event that is the same race, so that both pay each rider once; null: none, or not for the caller */
  sameRace: z.strictObject({ _id: id, title: z.string(), startDate: date.nullable() }).nullable().optional(),
  /** the event it is a copy of */
  copyOf: id.nullable(),
  /** how punctual its promoter sends results; null: too few events to tell */
  punctuality: punctuality.nullable().optional(),
  /**
   * only while results are missing, for riders, its promoter and admins: how many riders asked for them, and when the
   * rider who looks did
   */
  resultsAsked: z.strictObject({ riders: z.int(), askedAt: instant.nullable() }).nullable().optional(),
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

/** omitted: both */
const status = z.enum(['current', 'canceled']).optional();

/** how many riders asked for its missing results; 0 without missing results */
export const ridersAsking = z.int().optional();

export const listEvents = endpoint('listEvents', 'GET /api/events', {
  tag: 'Events',
  summary:
    'List events, by default newest first; `contingencyAmount` is what the season posts in US dollars, whatever is asked',
  cached: true,
  query: search.extend({
    status,
    seriesId: id.optional(),
    /** `upcoming`: today or later, `past`: before today; both leave out events without a date */
    filter: z.enum(['all', 'upcoming', 'past']).default('all'),
  }),
  response: z.strictObject({ events: z.array(eventSummary), pagination, contingencyAmount: money }),
});

export const eventsLean = endpoint('eventsLean', 'GET /api/events-lean', {
  tag: 'Events',
  summary: 'List the last events before a day (for the recent events panel: 5 before today)',
  cached: true,
  query: z.strictObject({ before: date, limit: z.coerce.number().int().min(1).max(50).default(5) }),
  response: z.strictObject({ events: z.array(eventSummary) }),
});

export const getEvent = endpoint('getEvent', 'GET /api/event/{eventId}', {
  tag: 'Events',
  summary: 'Get an event with classes, payout places and results',
  cached: true,
  params: z.strictObject({ eventId: id }),
  response: z.strictObject({ event: eventDetail, series: seriesSummary.nullable() }),
  errors: ['NOT_FOUND'],
});

export const promoterEvents = endpoint('promoterEvents', 'GET /api/promoter/{id}/events', {
  tag: 'Events',
  summary: "List the promoter's own events; `waiting` returns those with results due",
  params: z.strictObject({ id }),
  query: pageQuery.extend({
    query: text(100).optional(),
    filter: z.enum(['all', 'waiting', 'upcoming', 'done', 'draft']).default('all'),
  }),
  response: z.strictObject({
    events: z.array(
      eventSummary.extend({ resultsDueDate: date.nullable(), classesWithResults: z.int(), ridersAsking }),
    ),
    pagination,
  }),
  errors: ['NOT_FOUND'],
});

const ownEvent = eventSummary.extend({
  promoter: z.strictObject({ _id: id, name: z.string() }).nullable(),
  resultsDueDate: date.nullable(),
  classesWithResults: z.int(),
  ridersAsking,
  /** for riders, otherwise null: whether it is a favourite, and how many results they have there */
  mine: z.strictObject({ favourite: z.boolean(), results: z.int() }).nullable(),
});

export const roleEvents = endpoint('roleEvents', 'GET /api/{role}/events', {
  tag: 'Events',
  summary:
    "Events for signed-in users: a promoter's own, or all for others; with the promoter's series or all active ones (100 at most)",
  params: roleParams,
  query: search.extend({
    seriesId: id.optional(),
    promoterId: id.optional(),
    /** omitted: all; `current`, `canceled`: of published ones; `draft`: not published, for promoters and admins */
    status: z.enum(['current', 'canceled', 'draft']).optional(),
    /**
     * `waiting` has started and lacks results of a class; `done` has all results; `upcoming` has not started; `draft`
     * is not published, for promoters and admins
     */
    filter: z.enum(['all', 'waiting', 'upcoming', 'done', 'draft']).default('all'),
    /** for riders: their favourites, or events with results of theirs */
    mine: z.enum(['favourites', 'raced']).optional(),
  }),
  response: z.strictObject({ events: z.array(ownEvent), series: z.array(seriesSummary), pagination }),
  errors: ['NOT_FOUND'],
});

/** Whom to ask about an event. */
