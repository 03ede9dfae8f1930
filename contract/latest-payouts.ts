import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { date, money } from './values.js';
import { awardType } from './verdict.js';

export const latestPayouts = endpoint('latestPayouts', 'GET /api/latest-payouts', {
  tag: 'Events',
  summary: 'List the newest awards and the top riders of the season, of adult riders who agreed to be named only',
  cached: true,
  response: z.strictObject({
    /** newest first; at most 4 */
    payouts: z.array(
      z.strictObject({
        /** first name and initial */
        name: z.string(),
        place: z.int(),
        className: z.string(),
        /** kind of race of the event */
        eventType: z.string(),
        amount: money,
        type: awardType,
        awardedOn: date,
      }),
    ),
    /** by what they earned in the season in one currency, highest first; at most 5 of each group */
    topRiders: z.strictObject({
      season: z.int(),
      pro: z.array(z.strictObject({ name: z.string(), amount: money })),
      amateur: z.array(z.strictObject({ name: z.string(), amount: money })),
    }),
  }),
});
