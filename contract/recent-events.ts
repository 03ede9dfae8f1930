import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { date, id, money } from './values.js';

export const recentEvents = endpoint('recentEvents', 'GET /api/admin/aggregates/recent-events', {
  tag: 'Reports',
  summary: 'List the latest events before today with their results and what riders earned there',
  query: z.strictObject({ limit: z.coerce.number().int().min(1).max(20).default(5) }),
  response: z.strictObject({
    events: z.array(
      z.strictObject({
        _id: id,
        title: z.string(),
        type: z.string(),
        city: z.string().nullable(),
        state: z.string().nullable(),
        country: z.string(),
        startDate: date,
        paying: z.boolean(),
        classCount: z.int(),
        classesWithResults: z.int(),
        /** finishers in paid places who match no enrolled rider and were not set aside */
        unmatched: z.int(),
        /** value and number of its awards */
        earned: z.strictObject({ amount: money, count: z.int() }),
      }),
    ),
  }),
});
