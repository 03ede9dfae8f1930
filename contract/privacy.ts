import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { date, instant, money, required } from './values.js';

const deletion = z.strictObject({
  /** null: not requested; until `eraseOn` it can be withdrawn */
  requested: z.strictObject({ at: instant, eraseOn: date }).nullable(),
  /** days between a request and the deletion */
  days: z.int(),
  /** the day of a request made today */
  eraseOn: date,
  /** credit that can be redeemed now, by currency; given up */
  credit: z.array(money),
  /** cash that was not requested, by currency; given up */
  cash: z.array(money),
  /** cash in pending claims, by currency; paid before anything is erased */
  pending: z.array(money),
  /** number of records that are erased, or stay without a name */
  held: z.strictObject({ bikes: z.int(), results: z.int(), documents: z.int(), redemptions: z.int() }),
  /** fingerprint of the amounts, to send with the request */
  outcome: z.string(),
});
export type Deletion = z.output<typeof deletion>;

export const getDeletion = endpoint('getDeletion', 'GET /api/rider/deletion', {
  tag: 'Privacy',
  summary: "Get what deleting the rider's own account would erase and give up, in figures, and whether it is requested",
  response: z.strictObject({ deletion }),
  errors: ['NOT_FOUND', 'PROXY_FORBIDDEN'],
});

export const requestDeletion = endpoint('requestDeletion', 'POST /api/rider/deletion', {
  tag: 'Privacy',
  summary: "Request that the rider's own account be deleted after the waiting days; the rider gets an e-mail",
  body: z.strictObject({
    /** `DELETE` or `SUPPRIMER`, and the e-mail of the account */
    confirmation: required(300),
    outcome: required(64),
  }),
  response: z.strictObject({ deletion }),
  errors: ['NOT_FOUND', 'PROXY_FORBIDDEN', 'DELETION_NOT_CONFIRMED', 'PREVIEW_OUTDATED'],
});

export const withdrawDeletion = endpoint('withdrawDeletion', 'DELETE /api/rider/deletion', {
  tag: 'Privacy',
  summary: "Withdraw the request to delete the rider's own account",
  errors: ['NOT_FOUND', 'PROXY_FORBIDDEN'],
});

export const takeOwnData = endpoint('takeOwnData', 'GET /api/rider/own-data', {
  tag: 'Privacy',
  summary:
    'Get everything held about the rider as a ZIP file: records as JSON, and uploaded files; it is in the audit log',
  produces: ['application/zip'],
  errors: ['NOT_FOUND', 'PROXY_FORBIDDEN'],
});
