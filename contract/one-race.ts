import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { foreseenMoney, foreseenResults } from './foreseen.js';
import { stepsAsked } from './payout-steps.js';
import { blankable, date, id, money, required } from './values.js';
import { payoutType } from './verdict.js';

const params = z.strictObject({ eventId: id });

const asked = z.strictObject({
  /** preview: nothing is stored */
  dryRun: z.boolean(),
  /** for whoever approves it */
  reason: blankable(500).optional(),
  /** fingerprint of the preview that was confirmed */
  outcome: z.string().max(2_000).optional(),
});
const done = z.strictObject({
  /** `asked`: another person decides; nothing has changed */
  done: z.enum(['preview', 'applied', 'asked']),
  /** whether another person decides about it */
  waits: z.boolean(),
  other: z.strictObject({ _id: id, title: z.string() }),
  money: foreseenMoney,
  outcome: z.string(),
});
export type OneRaceAsked = z.output<typeof done>;

export const linkEvents = endpoint('linkEvents', 'PUT /api/event/{eventId}/same-race', {
  tag: 'Events',
  summary:
    'Link two events that are one race, so that it pays each rider once, the better; a promoter asks an administrator for it',
  params,
  body: asked.extend({ otherId: id }),
  response: done,
  errors: ['NOT_FOUND', 'EVENT_IS_DRAFT', 'NOT_ONE_RACE', 'PREVIEW_OUTDATED'],
});

export const unlinkEvents = endpoint('unlinkEvents', 'PUT /api/admin/event/{eventId}/two-races', {
  tag: 'Events',
  summary: 'End the link of two events, which pays again what was paid once; another administrator approves it',
  params,
  body: asked,
  response: done,
  errors: ['NOT_FOUND', 'EVENT_NOT_LINKED', 'PREVIEW_OUTDATED'],
});

const nearby = z.strictObject({
  _id: id,
  title: z.string(),
  startDate: date.nullable(),
  endDate: date.nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
});
export type EventNearby = z.output<typeof nearby>;

export const listEventsNearby = endpoint('listEventsNearby', 'GET /api/event/{eventId}/nearby', {
  tag: 'Events',
  summary: 'List events of the same place, at most a day apart, that may be the same race; at most 20',
  params,
  response: z.strictObject({ events: z.array(nearby) }),
  errors: ['NOT_FOUND'],
});

export const foreseeEventChange = endpoint('foreseeEventChange', 'POST /api/event/{eventId}/foresee', {
  tag: 'Events',
  summary: 'What other dates or classes of an event would move in money once they apply; nothing is stored',
  params,
  body: z.strictObject({
    dates: z.strictObject({ startDate: date.nullable(), endDate: date.nullable() }).optional(),
    classes: z
      .array(
        z.strictObject({
          _id: id.nullable().optional(),
          name: required(120),
          payoutType,
          payoutPlaces: z.array(z.strictObject({ place: z.int().min(1).max(100), amount: money })).max(100),
          entrants: z.int().min(1).max(10_000).nullable().optional(),
          payoutSteps: stepsAsked.nullable().optional(),
        }),
      )
      .max(200)
      .optional(),
  }),
  response: z.strictObject({
    /** whether another person decides about it first */
    waits: z.boolean(),
    money: foreseenMoney,
    results: foreseenResults.optional(),
    outcome: z.string(),
  }),
  errors: ['NOT_FOUND', 'EVENT_NOT_READY', 'CLASSES_NOT_VALID', 'CLASS_HAS_RESULTS', 'PURSE_OVER_LIMIT'],
});
