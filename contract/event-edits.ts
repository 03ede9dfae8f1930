import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { eventAdminFields, eventFields } from './event-fields.js';
import { eventDetail } from './events.js';
import { moneyMoved } from './result-edits.js';
import { stepsAsked } from './payout-steps.js';
import { blankable, id, money, required } from './values.js';
import { payoutType } from './verdict.js';

const oneEvent = z.strictObject({ eventId: id });
const answer = z.strictObject({ event: eventDetail });
/** with what it moved at once */
const settled = answer.extend({ money: moneyMoved.optional() });

const version = z.int().min(1).max(2_000_000_000);

export const addEvent = endpoint('addEvent', 'POST /api/admin/events', {
  tag: 'Events',
  summary: 'Add an event, for any promoter or none; without a date it is a draft',
  body: eventAdminFields,
  response: answer,
  status: 201,
  errors: ['NOT_FOUND', 'EVENT_DATES_NOT_VALID'],
});

export const editEvent = endpoint('editEvent', 'PUT /api/admin/event/{eventId}', {
  tag: 'Events',
  summary: 'Replace an event; its results are evaluated again if payouts or dates change',
  params: oneEvent,
  body: eventAdminFields.extend({ version }),
  response: answer,
  errors: ['NOT_FOUND', 'STALE_EDIT', 'EVENT_DATES_NOT_VALID', 'EVENT_NOT_READY', 'CURRENCY_FIXED', 'PURSE_OVER_LIMIT'],
});

export const addOwnEvent = endpoint('addOwnEvent', 'POST /api/promoter/events', {
  tag: 'Events',
  summary:
    "An approved promoter's new event, in a series of their own or in none; it pays nothing until an admin says so; a draft without a date",
  body: eventFields,
  response: answer,
  status: 201,
  errors: ['NOT_FOUND', 'PROMOTER_NOT_APPROVED', 'EVENT_DATES_NOT_VALID'],
});

export const editOwnEvent = endpoint('editOwnEvent', 'PUT /api/promoter/event/{eventId}', {
  tag: 'Events',
  summary:
    "Replace the promoter's own event; other dates wait for an approval once it was decided that it pays, and are fixed after it has begun",
  params: oneEvent,
  body: eventFields.extend({
    version,
    /** why, for whoever approves other dates */
    reason: blankable(500).optional(),
  }),
  response: answer,
  errors: ['NOT_FOUND', 'STALE_EDIT', 'EVENT_DATES_NOT_VALID', 'EVENT_NOT_READY', 'EVENT_BEGUN', 'CURRENCY_FIXED'],
});

export const duplicateEvent = endpoint('duplicateEvent', 'POST /api/admin/event/{eventId}/duplicate', {
  tag: 'Events',
  summary:
    'Duplicate an event with title, venue, promoter, classes and places, without results, dates or series; the copy is a draft',
  params: oneEvent,
  response: answer,
  status: 201,
  errors: ['NOT_FOUND'],
});

export const publishEvent = endpoint('publishEvent', 'PUT /api/event/{eventId}/publish', {
  tag: 'Events',
  summary:
    "Publish a draft with a date; whether a promoter's pays, or an admin's own large purse, is another's decision",
  params: oneEvent,
  body: z.strictObject({
    /** of the draft that was looked at */
    version,
  }),
  response: answer,
  errors: ['NOT_FOUND', 'STALE_EDIT', 'EVENT_NOT_READY', 'PURSE_OVER_LIMIT'],
});

export const deleteEvent = endpoint('deleteEvent', 'DELETE /api/event/{eventId}', {
  tag: 'Events',
  summary: 'Remove an event with its classes; not possible if it has results, awards or claims (cancel it instead)',
  params: oneEvent,
  errors: ['NOT_FOUND', 'EVENT_HAS_RESULTS'],
});

export const cancelEvent = endpoint('cancelEvent', 'PUT /api/event/{eventId}/cancel', {
  tag: 'Events',
  summary:
    'Cancel an event; its results earn nothing and unspent awards are taken back (admins at any time, promoters while it has no results)',
  params: oneEvent,
  body: z.strictObject({ reason: required(500) }),
  response: settled,
  errors: ['NOT_FOUND', 'EVENT_HAS_RESULTS'],
});

export const restoreEvent = endpoint('restoreEvent', 'PUT /api/admin/event/{eventId}/restore', {
  tag: 'Events',
  summary: 'Restore a canceled event; its results earn again',
  params: oneEvent,
  body: z.strictObject({ reason: required(500) }),
  response: settled,
  errors: ['NOT_FOUND'],
});

export const acceptLateResults = endpoint('acceptLateResults', 'PUT /api/admin/event/{eventId}/late-results', {
  tag: 'Events',
  summary:
    'Accept or refuse late results of an event; they are evaluated again. A reason sets it aside and goes to its promoter',
  params: oneEvent,
  body: z.strictObject({
    accepted: z.boolean(),
    /** why nobody waits for the results any longer; goes to the promoter */
    reason: blankable(500).optional(),
  }),
  response: answer,
  errors: ['NOT_FOUND'],
});

export const decidePaying = endpoint('decidePaying', 'PUT /api/admin/event/{eventId}/paying', {
  tag: 'Events',
  summary:
    'Decide whether an event pays; its promoter gets an e-mail, and results are evaluated again. Who set a large purse does not decide',
  params: oneEvent,
  body: z.strictObject({
    /** of the event that was looked at */
    version,
    paying: z.boolean(),
    /** goes to the promoter */
    reason: blankable(500),
  }),
  response: settled,
  errors: ['NOT_FOUND', 'EVENT_IS_DRAFT', 'STALE_EDIT', 'PURSE_OVER_LIMIT', 'SECOND_PERSON_NEEDED'],
});

export const undoPaying = endpoint('undoPaying', 'POST /api/admin/event/{eventId}/undo-paying', {
  tag: 'Events',
  summary: 'Take back your own decision whether an event pays within 10 minutes; what it paid is reversed',
  params: oneEvent,
  response: settled,
  errors: ['NOT_FOUND', 'UNDO_REFUSED'],
});

export const askLateResults = endpoint('askLateResults', 'POST /api/promoter/event/{eventId}/late-results', {
  tag: 'Events',
  summary: "Ask an admin to accept late results of the promoter's own event; nothing changes until one does",
  params: oneEvent,
  body: z.strictObject({ reason: required(500) }),
  errors: ['NOT_FOUND', 'LATE_RESULTS_NOT_NEEDED'],
});

export const askForResults = endpoint('askForResults', 'PUT /api/rider/event/{eventId}/results-asked', {
  tag: 'Events',
  summary:
    'Ask for missing results of an event that is over; counts once for each rider, and the promoter is told the number',
  params: oneEvent,
  errors: ['NOT_FOUND', 'RESULTS_NOT_AWAITED', 'PROXY_FORBIDDEN'],
});

export const saveClasses = endpoint('saveClasses', 'PUT /api/event/{eventId}/classes', {
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
          /** null: as the program does; omitted: the earlier ones */
          payoutSteps: stepsAsked.nullable().optional(),
        }),
      )
      .max(200),
    /** why, for whoever approves it */
    reason: blankable(500).optional(),
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
