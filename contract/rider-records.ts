import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { favourite, riderDetail, riderNote } from './rider-detail.js';
import { riderFields } from './rider-fields.js';
import { currency, date, id, money, pageQuery, pagination, pin, required, roleParams } from './values.js';

const oneRider = z.strictObject({ riderId: id });
const ownRider = roleParams.extend({ riderId: id });

export const editRider = endpoint('editRider', 'PUT /api/{role}/rider/{riderId}', {
  tag: 'Riders',
  summary: "Change a rider's profile (the rider and admins); omitted fields stay unchanged, null removes a value",
  params: ownRider,
  body: riderFields.partial().extend({
    /** the version that was loaded; 409 STALE_EDIT when the rider was changed since */
    version: z.int().min(1).max(2_000_000_000),
    /** who earns cash; admins decide */
    professional: z.boolean().optional(),
    /** admins only */
    taxStatus: z.enum(['us-person', 'non-resident-alien']).nullable().optional(),
  }),
  response: z.strictObject({ rider: riderDetail }),
  errors: ['NOT_FOUND', 'ACCOUNT_DEACTIVATED', 'ADMINS_ONLY', 'PROFILE_NOT_VALID', 'STALE_EDIT'],
});

export const setRiderActive = endpoint('setRiderActive', 'PUT /api/admin/rider/{riderId}/active', {
  tag: 'Riders',
  summary: 'Deactivate a rider and end their sessions, or activate a rider',
  params: oneRider,
  body: z.strictObject({ active: z.boolean() }),
  response: z.strictObject({
    rider: riderDetail,
    /** VINs that other riders hold now; listed as disputes */
    takenBikes: z.array(z.strictObject({ _id: id, vin: z.string(), heldBy: id })),
  }),
  errors: ['NOT_FOUND'],
});

export const markFactory = endpoint('markFactory', 'POST /api/admin/rider/{riderId}/mark-factory', {
  tag: 'Riders',
  summary: 'Mark a rider as a factory rider, who earns no awards, or remove the mark; earned awards stay',
  params: oneRider,
  body: z.strictObject({ factory: z.boolean().default(true) }),
  response: z.strictObject({ rider: riderDetail }),
  errors: ['NOT_FOUND'],
});

export const riderNotes = endpoint('riderNotes', 'GET /api/admin/rider/{riderId}/notes', {
  tag: 'Riders',
  summary: 'List the notes about a rider, newest first',
  params: oneRider,
  query: pageQuery,
  response: z.strictObject({ notes: z.array(riderNote), pagination }),
  errors: ['NOT_FOUND'],
});

export const addRiderNote = endpoint('addRiderNote', 'POST /api/admin/rider/{riderId}/notes', {
  tag: 'Riders',
  summary: 'Add a note about a rider (admins)',
  params: oneRider,
  body: z.strictObject({ text: required(4000) }),
  status: 201,
  response: z.strictObject({ note: riderNote }),
  errors: ['NOT_FOUND', 'NOTE_LENGTH'],
});

export const removeRiderNote = endpoint('removeRiderNote', 'DELETE /api/admin/note/{noteId}', {
  tag: 'Riders',
  summary: 'Remove a note about a rider',
  params: z.strictObject({ noteId: id }),
  errors: ['NOT_FOUND'],
});

const kind = z.enum(['dealer', 'event']);
const target = z.strictObject({ kind, targetId: id });

export const riderFavourites = endpoint('riderFavourites', 'GET /api/{role}/rider/{riderId}/favourites', {
  tag: 'Riders',
  summary: "List a rider's favourite dealers by name, or events, latest first (the rider and admins)",
  params: ownRider,
  query: pageQuery.extend({ kind }),
  response: z.strictObject({ favourites: z.array(favourite), pagination }),
  errors: ['NOT_FOUND'],
});

export const addFavourite = endpoint('addFavourite', 'PUT /api/rider/favourite/{kind}/{targetId}', {
  tag: 'Riders',
  summary: 'Add a dealer or event to the favourites; idempotent',
  params: target,
  errors: ['NOT_FOUND'],
});

export const removeFavourite = endpoint('removeFavourite', 'DELETE /api/rider/favourite/{kind}/{targetId}', {
  tag: 'Riders',
  summary: 'Remove a dealer or event from the favourites; idempotent',
  params: target,
});

export const setPin = endpoint('setPin', 'PUT /api/rider/rider/pin', {
  tag: 'Riders',
  summary: "Set the rider's own PIN, with the password of the account",
  body: z.strictObject({ password: required(200), pin }),
  errors: ['PIN_NOT_VALID', 'PROXY_FORBIDDEN', 'TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD', 'NOT_FOUND'],
});

export const unlockPin = endpoint('unlockPin', 'POST /api/admin/rider/{riderId}/unlock-pin', {
  tag: 'Riders',
  summary: 'Unlock redemptions for a rider after wrong PINs; the PIN stays the same',
  params: oneRider,
  errors: ['NOT_FOUND'],
});

const MOST_ADJUSTED = 100_000_000;
const dryRun = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

export const adjustWallet = endpoint('adjustWallet', 'POST /api/admin/rider/{riderId}/adjust', {
  tag: 'Riders',
  summary:
    "Adjust a rider's wallet up or down, with a reason that is shown to the rider; more than a limit a day waits for another administrator",
  params: oneRider,
  body: z.strictObject({
    /** positive adds; negative deducts from awards in spending order */
    amount: z.strictObject({ amount: z.int().min(-MOST_ADJUSTED).max(MOST_ADJUSTED), currency }),
    book: z.enum(['credit', 'cash']).default('credit'),
    reason: required(300),
    /** last day of added credit; omitted: the usual credit period */
    expireDate: date.optional(),
  }),
  status: 201,
  response: z.strictObject({
    /** null: it waits for another administrator */
    _id: id.nullable(),
    /** the new award, or the first one deducted from; null: it waits */
    awardId: id.nullable(),
    /** the approval it waits for; null: it is done */
    approvalId: id.nullable(),
    newBalance: money,
  }),
  idempotent: true,
  errors: [
    'NOT_FOUND',
    'ADJUSTMENT_ZERO',
    'ADJUSTMENT_OVER_LIMIT',
    'DAILY_ADJUSTMENT_LIMIT',
    'EXPIRES_IN_PAST',
    'INSUFFICIENT_CREDIT',
    'REASON_MISSING',
  ],
});

export const removeRaces = endpoint('removeRaces', 'DELETE /api/admin/rider/{riderId}/remove-races', {
  tag: 'Riders',
  summary: 'Remove all results of a rider and evaluate the events again; `dryRun=true` returns a preview',
  params: oneRider,
  query: z.strictObject({ dryRun, outcome: required(64).optional() }),
  response: z.strictObject({
    applied: z.boolean(),
    /** results of the rider, and in how many events */
    removed: z.int(),
    events: z.int(),
    /** money moved, for other riders too, because a class may become too small to pay; one per currency */
    money: z.array(z.strictObject({ issued: money, reversed: money, overpaid: money })),
    /** fingerprint of the effect; a confirmation with it is refused when the effect has changed */
    outcome: z.string().optional(),
  }),
  idempotent: true,
  errors: ['NOT_FOUND', 'PREVIEW_OUTDATED'],
});

export const sendExpireMail = endpoint('sendExpireMail', 'POST /api/admin/riders/send-expire-mail', {
  tag: 'Riders',
  summary: 'E-mail riders whose credit expires soon, even if they were reminded before',
  body: z.strictObject({ riderIds: z.array(id).min(1).max(500) }),
  response: z.strictObject({ letters: z.int() }),
  idempotent: true,
  errors: ['NOT_FOUND'],
});
