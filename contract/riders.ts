import { z } from 'zod';
import { award, balance, earning, ledgerEntry } from './awards.js';
import { endpoint } from './endpoint.js';
import { redemption } from './redemptions.js';
import { currency, date, flag, id, instant, limit, page, pageQuery, pagination, roleParams, text } from './values.js';

export const bike = z.strictObject({
  _id: id,
  year: z.int(),
  make: z.string(),
  model: z.string(),
  /** for the rider and for admins, null for dealers */
  vin: z.string().nullable(),
  vinStatus: z.enum(['unverified', 'verified', 'invalid']),
});

/** What everyone who may see the rider sees: what a dealer needs at the counter. */
const card = {
  _id: id,
  fullName: z.string(),
  profileImage: z.string().nullable(),
  hometown: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string(),
  amaNumber: z.string().nullable(),
  /** by currency; a rider without a wallet has none */
  balances: z.array(balance),
  deActivated: z.boolean(),
};
export const riderCard = z.strictObject({
  ...card,
  bikes: z.array(bike),
  /** for admins, null for dealers */
  email: z.string().nullable(),
});
export type RiderCard = z.output<typeof riderCard>;

export const riderDetail = z.strictObject({
  ...card,
  bikes: z.array(bike),
  /** whether a PIN is set, so that a dealer can say what is missing before the rider types */
  hasPin: z.boolean(),
  /** the rest is for the rider and for admins, null for dealers */
  personal: z
    .strictObject({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone1: z.string().nullable(),
      dateOfBirth: date.nullable(),
      sex: z.enum(['male', 'female', 'non-binary']).nullable(),
      addressLine1: z.string().nullable(),
      addressLine2: z.string().nullable(),
      city: z.string().nullable(),
      zipcode: z.string().nullable(),
      factory: z.boolean(),
      professional: z.boolean(),
      enrolledAt: instant,
    })
    .nullable(),
});
export type RiderDetail = z.output<typeof riderDetail>;

export const searchRiders = endpoint({
  id: 'searchRiders',
  method: 'GET',
  path: '/api/{role}/riders',
  tag: 'Riders',
  summary: 'Find riders by name, e-mail, AMA number or bike; dealers find active riders only',
  params: roleParams,
  query: z.strictObject({
    query: text(100).optional(),
    name: text(100).optional(),
    email: text(254).optional(),
    country: text(2).optional(),
    bikeModel: text(60).optional(),
    bikeYear: z.coerce.number().int().min(1900).max(2100).optional(),
    active: flag.optional(),
    status: z.enum(['verified', 'unverified', 'invalid']).optional(),
    page,
    limit,
  }),
  response: z.strictObject({ riders: z.array(riderCard), pagination }),
});

const oneRider = roleParams.extend({ riderId: id });

export const getRider = endpoint({
  id: 'getRider',
  method: 'GET',
  path: '/api/{role}/rider/{riderId}',
  tag: 'Riders',
  summary: 'One rider; fields by role, redemptions: the newest 15 that the asking person may see',
  params: oneRider,
  response: z.strictObject({ rider: riderDetail, creditRedemptions: z.array(redemption), payoutClaims: z.array(z.never()) }),
  errors: ['NOT_FOUND'],
});

export const riderAwards = endpoint({
  id: 'riderAwards',
  method: 'GET',
  path: '/api/{role}/rider/{riderId}/awards',
  tag: 'Riders',
  summary: "A rider's awards, newest first (the rider and admins)",
  params: oneRider,
  query: pageQuery,
  response: z.strictObject({ awards: z.array(award), pagination }),
  errors: ['NOT_FOUND'],
});

export const riderEarnings = endpoint({
  id: 'riderEarnings',
  method: 'GET',
  path: '/api/{role}/rider/{riderId}/earnings',
  tag: 'Riders',
  summary: "A rider's results with what each earned, or why it did not (the rider and admins)",
  params: oneRider,
  query: pageQuery.extend({ filter: z.enum(['all', 'paid', 'unpaid']).default('all') }),
  response: z.strictObject({ earnings: z.array(earning), pagination }),
  errors: ['NOT_FOUND'],
});

export const riderLedger = endpoint({
  id: 'riderLedger',
  method: 'GET',
  path: '/api/{role}/rider/{riderId}/ledger',
  tag: 'Riders',
  summary: "A rider's ledger in one currency, newest first (the rider and admins)",
  params: oneRider,
  query: pageQuery.extend({ currency: currency.default('USD'), book: z.enum(['credit', 'cash']).default('credit') }),
  response: z.strictObject({ entries: z.array(ledgerEntry), pagination }),
  errors: ['NOT_FOUND'],
});
