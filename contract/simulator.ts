import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { bikeFields } from './rider-fields.js';
import { blankable, countryCode, id, money, placeNumber, raceDay, required } from './values.js';
import { payoutType, resultType, verdict } from './verdict.js';

const amount = z.int().min(1).max(100_000_000);

export const simulateResult = endpoint('simulateResult', 'POST /api/admin/simulate-result', {
  tag: 'Results',
  summary:
    'Calculate what a result would earn, or why not, with the rules for real results received in time; nothing is stored',
  body: z.strictObject({
    /** event id, or a hypothetical paying event */
    event: z.union([
      id,
      z.strictObject({ startDate: raceDay.nullable(), endDate: raceDay.nullable(), country: countryCode }),
    ]),
    /** class id, or a hypothetical class; minor units of the event's currency */
    class: z.union([
      id,
      z.strictObject({
        payoutType,
        payoutPlaces: z.array(z.strictObject({ place: z.int().min(1).max(100), amount })).max(100),
      }),
    ]),
    place: placeNumber.nullable(),
    resultType,
    /** number of starters; null: those of the class plus this result */
    starters: z.int().min(1).max(10_000).nullable(),
    /** rider id, a hypothetical rider, or null for a name that matches nobody */
    rider: z
      .union([
        id,
        z.strictObject({
          dateOfBirth: z.iso.date().nullable(),
          parentalConsent: z.boolean(),
          deActivated: z.boolean(),
          factory: z.boolean(),
          bikes: z
            .array(
              z.strictObject({
                year: bikeFields.shape.year,
                make: required(60),
                model: required(60),
                vinStatus: z.enum(['unverified', 'verified', 'invalid']),
              }),
            )
            .max(20),
        }),
      ])
      .nullable(),
    /** the bike as results would name it */
    bike: blankable(255),
    /** what the same motorcycle wins in other classes of the event */
    others: z.array(amount).max(20),
  }),
  response: z.strictObject({ verdict, amount: money }),
  errors: ['NOT_FOUND'],
});
