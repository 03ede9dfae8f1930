import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { logoPhoto } from './logo-photos.js';
import { waitingFound, waitingMoneyQuery } from './narrow.js';
import { date, flag, id, instant, money, pageQuery, pagination, reason, required } from './values.js';

/** What makes a person look at an award before it is paid. */
export const SIGNALS = [
  'ENROLLED_AFTER_RACE',
  'VIN_AFTER_RACE',
  'FIRST_START_FIRST_PLACE',
  'PROMOTER_THEMSELVES',
  'PURSE_RAISED',
  'SAME_WINNERS',
  'ENTERED_BY_MAKER',
  'VIN_RUN',
  'MANY_OF_NETWORK',
  'CLASS_SIZE',
  'OTHER_NAME',
  'ENTERED_BY_ADMIN',
  'ADMIN_TOTAL',
  'LOGO_PHOTOS',
] as const;

/** An award that is held until a person has checked it, with what there is to look at. `_id` is that of its result. */
export const heldAward = z.strictObject({
  _id: id,
  rider: z.strictObject({ _id: id, fullName: z.string(), enrolledAt: instant }),
  event: z.strictObject({ _id: id, title: z.string(), startDate: date.nullable(), endDate: date.nullable() }),
  class: z.strictObject({ _id: id, name: z.string() }),
  place: z.int().nullable(),
  /** what is held, or was refused */
  amount: money,
  /** null when it was refused */
  heldSince: instant.nullable(),
  signals: z.array(reason),
  bike: z.strictObject({ name: z.string(), vin: z.string(), vinVerifiedAt: instant.nullable() }).nullable(),
  /** results of the rider at other events */
  otherResults: z.int(),
  /** whether the reader entered or changed results of the class; then somebody else has to release it */
  enteredByYou: z.boolean(),
  /** left out: no photos of the logos are asked for */
  photos: z
    .strictObject({
      asked: z.int(),
      /** the last day on which the rider can send them */
      until: date,
      /** whether all were sent, so that it waits for a person */
      complete: z.boolean(),
      sent: z.array(
        logoPhoto.extend({
          /** other awards for which the same picture was sent, the oldest first; at most 5 */
          usedFor: z.array(
            z.strictObject({ event: z.string(), class: z.string(), rider: z.string(), sentAt: instant }),
          ),
        }),
      ),
      /** whether the reader made the event; then somebody else has to release it */
      madeByYou: z.boolean(),
    })
    .optional(),
  /** the last decision; null: none yet */
  decision: z
    .strictObject({
      decision: z.enum(['released', 'refused']),
      at: instant,
      /** null: released by itself */
      by: z.string().nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
});
export type HeldAward = z.output<typeof heldAward>;

export const heldAwards = endpoint('heldAwards', 'GET /api/admin/awards-held', {
  tag: 'Results',
  summary: 'List awards that are held until a person has checked them, oldest first, with the signals and the evidence',
  query: pageQuery.extend({
    /** true: those that were refused; otherwise those that wait */
    refused: flag.optional(),
    eventId: id.optional(),
    signal: z.enum(SIGNALS).optional(),
    /** whose turn it is: a person's, or the rider's, who has to send photos; left out: both */
    waitsFor: z.enum(['person', 'rider']).optional(),
    ...waitingMoneyQuery,
  }),
  response: z.strictObject({ awards: z.array(heldAward), pagination, ...waitingFound }),
});

export const HELD_OUTCOMES = [
  'released',
  'refused',
  'not-held',
  'entered-by-you',
  'made-by-you',
  'photos-missing',
  'photos-changed',
] as const;

export const decideHeldAwards = endpoint('decideHeldAwards', 'PUT /api/admin/awards-held', {
  tag: 'Results',
  summary:
    'Release held awards, which pays them, or refuse them with a reason that the riders read; up to 100, with the outcome of each',
  body: z.strictObject({
    decision: z.enum(['release', 'refuse']),
    resultIds: z.array(id).min(1).max(100),
    reason: required(500),
    /** photos of the logos that were looked at; an award with others is not released */
    photoIds: z.array(id).max(300).optional(),
  }),
  response: z.strictObject({
    outcomes: z.array(z.strictObject({ resultId: id, outcome: z.enum(HELD_OUTCOMES) })),
  }),
  idempotent: true,
});

export const undoHeldAwards = endpoint('undoHeldAwards', 'POST /api/admin/awards-held/undo', {
  tag: 'Results',
  summary: 'Take back your own decisions about held awards within 10 minutes; they are held again',
  body: z.strictObject({ resultIds: z.array(id).min(1).max(100) }),
  response: z.strictObject({
    outcomes: z.array(
      z.strictObject({
        resultId: id,
        /** `other`: decided by somebody else; `spent`: money of it was redeemed */
        outcome: z.enum(['undone', 'other', 'late', 'changed', 'spent']),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});
