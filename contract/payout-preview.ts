import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { bikeFields } from './rider-fields.js';
import { payoutStep } from './payout-steps.js';
import { date, id, money, text } from './values.js';
import { payoutType, verdict } from './verdict.js';

export const previewPayouts = endpoint('previewPayouts', 'GET /api/payout-preview', {
  tag: 'Events',
  summary:
    'Calculate what each place would pay a bike, or why not: in the classes of an event, or of the next paying events',
  cached: true,
  query: z.strictObject({
    /** default: the make of the program */
    make: text(60).min(1, 'required').optional(),
    /** with `year`; without both, the first of `bikes` */
    model: text(60).min(1, 'required').optional(),
    year: z.coerce.number().pipe(bikeFields.shape.year).optional(),
    /** default: the next paying events */
    eventId: id.optional(),
  }),
  response: z.strictObject({
    /** the bike the amounts are for; null when the program knows no bike */
    bike: z.strictObject({ make: z.string(), model: z.string(), year: z.int(), eligible: z.boolean() }).nullable(),
    /** bikes to choose from: eligible ones first, then newest; at most 150 */
    bikes: z.array(z.strictObject({ make: z.string(), model: z.string(), year: z.int(), eligible: z.boolean() })),
    /** earliest event first; at most 40 */
    classes: z.array(
      z.strictObject({
        _id: id,
        name: z.string(),
        payoutType,
        event: z.strictObject({ _id: id, title: z.string(), startDate: date.nullable(), type: z.string() }),
        /** the class pays only when at least so many start */
        minimumStarters: z.int(),
        /** what it pays by its size, fewest riders first; the amounts are those of all places */
        payoutSteps: z.array(payoutStep).optional(),
        /** at most the first 20 payout places */
        places: z.array(z.strictObject({ place: z.int(), amount: money, verdict })),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  examples: { query: { model: '450 SX-F', year: 2025 } },
});
