import { DEFAULT_LOCALE } from '@rrr/records/languages';
import { only } from '@rrr/records';
import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { answerOf } from './field.js';
import { DEALER_FIELDS, dealerFields } from './partner-fields.js';
import { redemption } from './redemptions.js';
import {
  countryCode,
  currency,
  email,
  flag,
  id,
  instant,
  limit,
  locale,
  page,
  pageQuery,
  pagination,
  required,
  roleParams,
  text,
} from './values.js';

/** What anyone may know of a dealer. */
const shop = {
  _id: id,
  ...answerOf(only(DEALER_FIELDS, 'seenBy', 'everyone')),
  profileImage: z.string().nullable(),
  deActivated: z.boolean(),
  /** the currency of its country: what it redeems */
  currency,
  /** degrees; null when the postal code's location is unknown */
  lat: z.number().nullable(),
  lon: z.number().nullable(),
};

export const dealer = z.strictObject({
  ...shop,
  /** of these, everybody sees the e-mail once the dealer shows it */
  ...answerOf(only(DEALER_FIELDS, 'seenBy', 'itself')),
  /** whether the dealer agreed that everybody sees its e-mail */
  showEmail: z.boolean().optional(),
  /** of the record: an edit names the one it changes */
  version: z.int(),
});
export type Dealer = z.output<typeof dealer>;

export const dealerLean = z.strictObject({
  ...shop,
  dealerId: z.string().optional(),
  /** null unless the dealer shows it */
  email: z.string().nullable().optional(),
  /** distance from the requested postal code; null without one or when it is unknown */
  miles: z.number().nullable(),
});
export type DealerLean = z.output<typeof dealerLean>;

const search = z.strictObject({
  name: text(100).optional(),
  state: text(50).optional(),
  zipcode: text(12).optional(),
  /** radius in miles around the postal code; 0: the postal code itself */
  zipDistance: z.enum(['0', '25', '50', '100', '500']).optional(),
  country: countryCode.toUpperCase().optional(),
  active: flag.optional(),
  page,
});

export const dealersLean = endpoint('dealersLean', 'GET /api/dealers-lean', {
  tag: 'Dealers',
  summary:
    'Find dealers by name or by distance from a postal code; only admins see deactivated dealers; states belong to the given country',
  query: search.extend({ limit: z.coerce.number().int().min(1).max(500).default(500) }),
  response: z.strictObject({
    dealers: z.array(dealerLean),
    distinctStates: z.array(z.string()),
    distinctCountry: z.array(z.string()),
    /** the place of the requested postal code; null without one, or when it is unknown */
    around: z
      .strictObject({
        zipcode: z.string(),
        /** null where only the region is known */
        city: z.string().nullable(),
        state: z.string().nullable(),
        lat: z.number(),
        lon: z.number(),
      })
      .nullable(),
    pagination,
  }),
});

export const listDealers = endpoint('listDealers', 'GET /api/admin/dealers', {
  tag: 'Dealers',
  summary: 'List dealers by name; `query` searches name, city and dealer ID',
  query: search.extend({ query: text(100).optional(), limit }),
  response: z.strictObject({ dealers: z.array(dealer), pagination }),
});

export const addDealer = endpoint('addDealer', 'POST /api/{role}/dealers', {
  tag: 'Dealers',
  summary: 'Add a dealer and invite its first login',
  params: roleParams,
  body: dealerFields.extend({
    login: z.strictObject({ email, name: required(120), locale: locale.default(DEFAULT_LOCALE) }),
  }),
  status: 201,
  response: z.strictObject({ dealer }),
  errors: ['NOT_FOUND', 'DEALER_ID_TAKEN', 'EMAIL_TAKEN', 'TOO_MANY_CODES'],
});

const oneDealer = roleParams.extend({ dealerId: id });

export const getDealer = endpoint('getDealer', 'GET /api/{role}/dealer/{dealerId}', {
  tag: 'Dealers',
  summary: 'Get a dealer; with its newest redemptions for the dealer and admins',
  params: oneDealer,
  response: z.strictObject({ dealer, redemptions: z.array(redemption), distinctCountry: z.array(z.string()) }),
  errors: ['NOT_FOUND'],
});

export const editDealer = endpoint('editDealer', 'PUT /api/{role}/dealer/{dealerId}', {
  tag: 'Dealers',
  summary:
    'Change a dealer (admins all fields, the dealer its address and contact data); omitted fields stay unchanged',
  params: oneDealer,
  body: dealerFields.partial().extend({
    version: z.int().min(1),
    /** only the dealer itself may agree */
    showEmail: z.boolean().optional(),
  }),
  response: z.strictObject({ dealer }),
  errors: ['NOT_FOUND', 'STALE_EDIT', 'ADMINS_ONLY', 'PROXY_FORBIDDEN', 'DEALER_ID_TAKEN'],
});

const asAdmin = z.strictObject({ dealerId: id });

export const activateDealer = endpoint('activateDealer', 'PUT /api/admin/dealer/{dealerId}/activate', {
  tag: 'Dealers',
  summary: 'Activate a dealer',
  params: asAdmin,
  response: z.strictObject({ dealer }),
  errors: ['NOT_FOUND'],
});

export const deactivateDealer = endpoint('deactivateDealer', 'PUT /api/admin/dealer/{dealerId}/deactivate', {
  tag: 'Dealers',
  summary: 'Deactivate a dealer: its sessions end and it cannot redeem',
  params: asAdmin,
  response: z.strictObject({ dealer }),
  errors: ['NOT_FOUND'],
});

export const dealerLogin = z.strictObject({
  _id: id,
  email: z.string(),
  fullName: z.string(),
  emailVerified: z.boolean(),
  deActivated: z.boolean(),
  locale,
  /** whether it has a second factor; only administrators are told */
  twoStep: z.boolean().optional(),
  dealer: z.strictObject({ _id: id, dealerId: z.string(), name: z.string() }),
});
export type DealerLogin = z.output<typeof dealerLogin>;

export const listDealerLogins = endpoint('listDealerLogins', 'GET /api/admin/dealer-logins', {
  tag: 'Dealers',
  summary:
    'List the logins of all dealers by dealer name; `query` searches the dealer and the beginning of the e-mail address',
  query: pageQuery.extend({ query: text(100).optional(), dealerId: id.optional() }),
  response: z.strictObject({ logins: z.array(dealerLogin), pagination }),
});

/** An open invitation. */
const invitation = z.strictObject({ email: z.string(), fullName: z.string(), sentAt: instant, expiresAt: instant });
const logins = z.strictObject({ logins: z.array(dealerLogin), invitations: z.array(invitation), pagination });

export const dealerLogins = endpoint('dealerLogins', 'GET /api/{role}/dealer/{dealerId}/logins', {
  tag: 'Dealers',
  summary: 'List the logins and open invitations of a dealer',
  params: oneDealer,
  query: pageQuery,
  response: logins,
  errors: ['NOT_FOUND'],
});

export const inviteDealerLogin = endpoint('inviteDealerLogin', 'POST /api/{role}/dealer/{dealerId}/logins', {
  tag: 'Dealers',
  summary: 'Invite another person to log in for a dealer',
  params: oneDealer,
  body: z.strictObject({ email, name: required(120), locale: locale.default(DEFAULT_LOCALE) }),
  status: 201,
  response: z.strictObject({ invitations: z.array(invitation) }),
  errors: ['NOT_FOUND', 'DEALER_DEACTIVATED', 'EMAIL_TAKEN', 'TOO_MANY_CODES'],
});

export const removeDealerLogin = endpoint(
  'removeDealerLogin',
  'DELETE /api/{role}/dealer/{dealerId}/login/{accountId}',
  {
    tag: 'Dealers',
    summary: 'Remove a login of a dealer: its sessions end and its e-mail address can be used again',
    params: oneDealer.extend({ accountId: id }),
    errors: ['NOT_FOUND', 'OWN_LOGIN', 'PROXY_FORBIDDEN'],
  },
);
