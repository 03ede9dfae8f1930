import { z } from 'zod';
import { award, earning, ledgerEntry } from './awards.js';
import { endpoint } from './endpoint.js';
import { payoutClaim } from './payouts.js';
import { redemption } from './redemptions.js';
import { leanRider, riderCard, riderDetail } from './rider-detail.js';
import { countryAsked, currency, flag, id, limit, page, pageQuery, pagination, roleParams, text } from './values.js';

export const searchRiders = endpoint('searchRiders', 'GET /api/{role}/riders', {
  tag: 'Riders',
  summary:
    'Find riders by name, e-mail, AMA number or bike; admins also by the end of a VIN or phone, by a code or id, and by ' +
    'mistyped names; dealers find active riders only, without balances unless by exact AMA number',
  params: roleParams,
  query: z.strictObject({
    query: text(100).optional(),
    name: text(100).optional(),
    email: text(254).optional(),
    country: countryAsked.optional(),
    bikeModel: text(60).optional(),
    bikeYear: z.coerce.number().int().min(1900).max(2100).optional(),
    active: flag.optional(),
    status: z.enum(['verified', 'unverified', 'invalid']).optional(),
    page,
    limit,
  }),
  response: z.strictObject({
    riders: z.array(riderCard),
    pagination,
    /** nobody has the words that were typed: these riders have similar names */
    similar: z.literal(true).optional(),
  }),
});

export const ridersLean = endpoint('ridersLean', 'GET /api/{role}/riders-lean', {
  tag: 'Riders',
  summary: 'Riders by name or AMA number without personal data, for a select; admins also get deactivated ones',
  params: roleParams,
  query: pageQuery.extend({ query: text(100).optional(), active: flag.optional() }),
  response: z.strictObject({ riders: z.array(leanRider), pagination }),
  errors: ['PROMOTER_NOT_APPROVED'],
});

const oneRider = roleParams.extend({ riderId: id });

export const getRider = endpoint('getRider', 'GET /api/{role}/rider/{riderId}', {
  tag: 'Riders',
  summary:
    'Get a rider; fields depend on the role, with the newest 15 redemptions and payout claims that the caller may see',
  params: oneRider,
  response: z.strictObject({
    rider: riderDetail,
    creditRedemptions: z.array(redemption),
    payoutClaims: z.array(payoutClaim),
  }),
  errors: ['NOT_FOUND'],
});

export const riderAwards = endpoint('riderAwards', 'GET /api/{role}/rider/{riderId}/awards', {
  tag: 'Riders',
  summary: "List a rider's awards, newest first (the rider and admins)",
  params: oneRider,
  query: pageQuery,
  response: z.strictObject({ awards: z.array(award), pagination }),
  errors: ['NOT_FOUND'],
});

export const riderEarnings = endpoint('riderEarnings', 'GET /api/{role}/rider/{riderId}/earnings', {
  tag: 'Riders',
  summary: "List a rider's results, with what each earned or why it earned nothing (the rider and admins)",
  params: oneRider,
  query: pageQuery.extend({
    /**
     * `owed`: cash that is owed, or requested and not sent; `paid`: cash that was paid out; `credit`: dealer credit and
     * bonuses; `nothing`: results that earned nothing; `unpaid`: those of `owed` and of `nothing`
     */
    filter: z.enum(['all', 'owed', 'paid', 'credit', 'nothing', 'unpaid']).default('all'),
  }),
  response: z.strictObject({ earnings: z.array(earning), pagination }),
  errors: ['NOT_FOUND'],
});

export const riderLedger = endpoint('riderLedger', 'GET /api/{role}/rider/{riderId}/ledger', {
  tag: 'Riders',
  summary: "List a rider's ledger entries in one currency, newest first (the rider and admins)",
  params: oneRider,
  query: pageQuery.extend({ currency: currency.default('USD'), book: z.enum(['credit', 'cash']).default('credit') }),
  response: z.strictObject({ entries: z.array(ledgerEntry), pagination }),
  errors: ['NOT_FOUND'],
});
