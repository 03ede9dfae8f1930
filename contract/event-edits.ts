import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { eventDetail } from './events.js';
import { blankable, countryCode, id, money, raceDay, required, website } from './values.js';
import { payoutType } from './verdict.js';

const oneEvent = z.strictObject({ eventId: id });
const answer = z.strictObject({ event: eventDetail });

/** The fields a promoter may set; only admins set paying and the promoter. */
const promoterFields = z.strictObject({
  title: required(200),
  venue: blankable(200),
  venueWebsite: website(500),
  city: blankable(100),
  /** code of the region: CO, QC */
  state: blankable(50),
  zipcode: blankable(12),
  country: countryCode,
  /** kind of race: Motocross, Hare Scramble */
  type: required(60),
  startDate: raceDay.nullable(),
  /** null: the day it starts on */
  endDate: raceDay.nullable(),
  seriesId: id.nullable(),
});
const adminFields = promoterFields.extend({ paying: z.boolean(), promoterId: id.nullable() });
const version = z.int().min(1).max(2_000_000_000);

export const addEvent = endpoint({
  id: 'addEvent',
  method: 'POST',
  path: '/api/admin/events',
  tag: 'Events',
  summary: 'Add an event, with or without a promoter',
  body: adminFields,
  response: answer,
  status: 201,
  errors: ['NOT_FOUND', 'EVENT_DATES_NOT_VALID'],
});

export const editEvent = endpoint({
  id: 'editEvent',
  method: 'PUT',
  path: '/api/admin/event/{eventId}',
  tag: 'Events',
  summary: "Replace an event's fields; its results are evaluated again when paying or dates change",
  params: oneEvent,
  body: adminFields.extend({ version }),
  response: answer,
  errors: ['NOT_FOUND', 'STALE_EDIT', 'EVENT_DATES_NOT_VALID', 'CURRENCY_FIXED', 'PURSE_OVER_LIMIT'],
});

export const addOwnEvent = endpoint({
  id: 'addOwnEvent',
  method: 'POST',
  path: '/api/promoter/events',
  tag: 'Events',
  summary:
    'Add an event as an approved promoter, in one of your own series or none; it pays nothing until an admin makes it paying',
  body: promoterFields,
  response: answer,
  status: 201,
  errors: ['NOT_FOUND', 'PROMOTER_NOT_APPROVED', 'EVENT_DATES_NOT_VALID'],
});

export const editOwnEvent = endpoint({
  id: 'editOwnEvent',
  method: 'PUT',
  path: '/api/promoter/event/{eventId}',
  tag: 'Events',
  summary: 'Replace the fields of your own event; its dates are fixed once it has begun',
  params: oneEvent,
  body: promoterFields.extend({ version }),
  response: answer,
  errors: ['NOT_FOUND', 'STALE_EDIT', 'EVENT_DATES_NOT_VALID', 'EVENT_BEGUN', 'CURRENCY_FIXED'],
});

export const duplicateEvent = endpoint({
  id: 'duplicateEvent',
  method: 'POST',
  path: '/api/admin/event/{eventId}/duplicate',
  tag: 'Events',
  summary: 'Copy an event with title, venue, promoter, classes and payout places, without results, dates and series',
  params: oneEvent,
  response: answer,
  status: 201,
  errors: ['NOT_FOUND'],
});

export const deleteEvent = endpoint({
  id: 'deleteEvent',
  method: 'DELETE',
  path: '/api/event/{eventId}',
  tag: 'Events',
  summary: 'Delete an event with its classes; one with results, awards or claims can only be canceled',
  params: oneEvent,
  errors: ['NOT_FOUND', 'EVENT_HAS_RESULTS'],
});

export const cancelEvent = endpoint({
  id: 'cancelEvent',
  method: 'PUT',
  path: '/api/event/{eventId}/cancel',
  tag: 'Events',
  summary:
    'Cancel an event; its results earn nothing and unspent awards are taken back (admins at any time, the promoter while it has no results)',
  params: oneEvent,
  body: z.strictObject({ reason: required(500) }),
  response: answer,
  errors: ['NOT_FOUND', 'EVENT_HAS_RESULTS'],
});

export const restoreEvent = endpoint({
  id: 'restoreEvent',
  method: 'PUT',
  path: '/api/admin/event/{eventId}/restore',
  tag: 'Events',
  summary: 'Revert a cancellation; results earn again',
  params: oneEvent,
  body: z.strictObject({ reason: required(500) }),
  response: answer,
  errors: ['NOT_FOUND'],
});

export const acceptLateResults = endpoint({
  id: 'acceptLateResults',
  method: 'PUT',
  path: '/api/admin/event/{eventId}/late-results',
  tag: 'Events',
  summary: 'Accept or refuse results of an event that arrived after the window; they are evaluated again',
  params: oneEvent,
  body: z.strictObject({ accepted: z.boolean() }),
  response: answer,
  errors: ['NOT_FOUND'],
});

export const saveClasses = endpoint({
  id: 'saveClasses',
  method: 'PUT',
  path: '/api/event/{eventId}/classes',
  tag: 'Events',
  summary:
    "Replace an event's classes and payout places (admins and the event's approved promoter); classes with results cannot be removed",
  params: oneEvent,
  body: z.strictObject({
    /** of the event */
    version,
    /** all of them, in their order */
    classes: z
      .array(
        z.strictObject({
          /** null or omitted: the class of the same name, or a new one */
          _id: id.nullable().optional(),
          name: required(120),
          payoutType,
          /** in the currency of the event */
          payoutPlaces: z.array(z.strictObject({ place: z.int().min(1).max(100), amount: money })).max(100),
          /** omitted: the earlier number */
          entrants: z.int().min(1).max(10_000).nullable().optional(),
        }),
      )
      .max(200),
  }),
  response: answer,
  errors: [
    'NOT_FOUND',
    'STALE_EDIT',
    'CLASSES_NOT_VALID',
    'CLASS_HAS_RESULTS',
    'PURSE_OVER_LIMIT',
    'RESULT_WINDOW_CLOSED',
  ],
});
