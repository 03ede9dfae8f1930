import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { eventSummary, ridersAsking } from './events.js';
import { waitingEventsFound, waitingEventsQuery } from './narrow.js';
import { date, flag, id, instant, money, pageQuery, pagination } from './values.js';

const promoterContact = z
  .strictObject({
    name: z.string(),
    contactName: z.string().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
  })
  .nullable();

export const eventsToDecide = endpoint('eventsToDecide', 'GET /api/admin/events-to-decide', {
  tag: 'Events',
  summary: 'List the events that promoters added and of which no admin has decided whether they pay, oldest first',
  query: pageQuery.extend(waitingEventsQuery),
  response: z.strictObject({
    events: z.array(
      eventSummary.extend({
        /** when it was added */
        payingAskedAt: instant,
        /** send it back with the decision */
        version: z.int(),
        promoter: promoterContact,
      }),
    ),
    pagination,
    ...waitingEventsFound,
  }),
});

const closed = { promoterId: id.optional(), seriesId: id.optional() };

export const eventsLate = endpoint('eventsLate', 'GET /api/admin/events-late', {
  tag: 'Events',
  summary: 'List paying events whose result window has closed while results are missing, longest overdue first',
  query: pageQuery.extend({
    ...closed,
    /** true: only those that were set aside; false: only those that wait; left out: both */
    setAside: flag.optional(),
    ...waitingEventsQuery,
  }),
  response: z.strictObject({
    events: z.array(
      eventSummary.extend({
        resultsDueDate: date,
        daysOverdue: z.int(),
        classesWithResults: z.int(),
        ridersAsking,
        /** whom to ask for them */
        promoter: promoterContact,
        /** when nobody waits for them any longer, by whom and why; null: they wait */
        setAside: z.strictObject({ at: instant, by: z.string(), reason: z.string().nullable() }).nullable(),
      }),
    ),
    pagination,
    ...waitingEventsFound,
  }),
});

export const eventsFinished = endpoint('eventsFinished', 'GET /api/admin/events-finished', {
  tag: 'Events',
  summary: 'List events that have results for all classes, latest first, with totals',
  query: pageQuery.extend({ ...closed, afterDate: date.optional(), beforeDate: date.optional() }),
  response: z.strictObject({
    events: z.array(eventSummary.extend({ promoterName: z.string().nullable(), ridersPaid: z.int(), earned: money })),
    pagination,
  }),
});
