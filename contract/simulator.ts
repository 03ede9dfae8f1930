import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { bikeFields } from './rider-fields.js';
import { blankable, countryCode, id, money, placeNumber, raceDay, required } from './values.js';
import { payoutType, resultType, verdict } from './verdict.js';

const amount = z.int().min(1).max(100_000_000);

export const simulateResult = endpoint({
  id: 'simulateResult',
  method: 'POST',
  path: '/api/admin/simulate-result',
  tag: 'Results',
  summary:
    'What would this result earn, and why not? By the very same judging as real results, as if they came in time; nothing is stored',
  body: z.strictObject({
    /** the id of one, or one that is only thought of, which pays */
    event: z.union([
      id,
      z.strictObject({ startDate: raceDay.nullable(), endDate: raceDay.nullable(), country: countryCode }),
    ]),
    /** the id of a class of the event, or one that is thought of; amounts are minor units of the event's currency */
    class: z.union([
      id,
      z.strictObject({
        payoutType,
        payoutPlaces: z.array(z.strictObject({ place: z.int().min(1).max(100), amount })).max(100),
      }),
    ]),
    place: placeNumber.nullable(),
    resultType,
    /** how many started; null: as the class has it, with this one */
    starters: z.int().min(1).max(10_000).nullable(),
    /** the rider's id, one who is thought of, or null: a name that matches nobody */
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
    /** what the same motorcycle wins in further classes of the event */
    others: z.array(amount).max(20),
  }),
  response: z.strictObject({ verdict, amount: money }),
  errors: ['NOT_FOUND'],
});
