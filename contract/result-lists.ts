import { z } from 'zod';
import { award } from './awards.js';
import { endpoint } from './endpoint.js';
import { resultRecord } from './result-edits.js';
import { date, flag, id, money, pageQuery, pagination, text } from './values.js';

export const eventResults = endpoint({
  id: 'eventResults',
  method: 'GET',
  path: '/api/event/{eventId}/results',
  tag: 'Results',
  summary: "A page of an event's results by class and place (admins and the event's promoter)",
  params: z.strictObject({ eventId: id }),
  query: pageQuery.extend({
    classId: id.optional(),
    /** true: unmatched results only */
    unmatched: flag.optional(),
  }),
  response: z.strictObject({ results: z.array(resultRecord), pagination }),
  errors: ['NOT_FOUND'],
});

export const unmatchedResults = endpoint({
  id: 'unmatchedResults',
  method: 'GET',
  path: '/api/admin/results-unmatched',
  tag: 'Results',
  summary: 'Unmatched results of all events by name; `name`: beginning of the name',
  query: pageQuery.extend({ name: text(100).optional() }),
  response: z.strictObject({
    results: z.array(
      resultRecord.omit({ rider: true }).extend({
        event: z.strictObject({ _id: id, title: z.string(), startDate: date.nullable() }),
        className: z.string(),
      }),
    ),
    pagination,
  }),
});

export const overpaidAwards = endpoint({
  id: 'overpaidAwards',
  method: 'GET',
  path: '/api/admin/awards-overpaid',
  tag: 'Results',
  summary: 'Awards of which more was spent than they are worth after corrections, largest difference first',
  query: pageQuery,
  response: z.strictObject({
    awards: z.array(
      award.extend({
        rider: z.strictObject({ _id: id, fullName: z.string() }),
        /** the amount spent beyond its value; stays with the rider */
        overpaid: money,
      }),
    ),
    pagination,
  }),
});
