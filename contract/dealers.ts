import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { redemption } from './redemptions.js';
import { currency, id, roleParams } from './values.js';

export const dealer = z.strictObject({
  _id: id,
  dealerId: z.string(),
  name: z.string(),
  addressLine1: z.string().nullable(),
  addressLine2: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipcode: z.string().nullable(),
  country: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  websiteUrl: z.string().nullable(),
  profileImage: z.string().nullable(),
  bio: z.string().nullable(),
  deActivated: z.boolean(),
  /** the currency of its country: what it redeems */
  currency,
});
export type Dealer = z.output<typeof dealer>;

export const getDealer = endpoint({
  id: 'getDealer',
  method: 'GET',
  path: '/api/{role}/dealer/{dealerId}',
  tag: 'Dealers',
  summary: 'One dealer; its newest redemptions for the dealer itself and for admins',
  params: roleParams.extend({ dealerId: id }),
  response: z.strictObject({ dealer, redemptions: z.array(redemption), distinctCountry: z.array(z.string()) }),
  errors: ['NOT_FOUND'],
});
