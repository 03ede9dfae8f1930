import { z } from 'zod';
import { type Fields, schemasOf } from './field.js';
import { countryCode, email, required, text, website } from './values.js';

const postalCode = text(12).regex(/^[A-Za-z0-9 -]*$/, 'format');

/** Of a dealer: who it is, where it is and how to reach it. Nothing but spaces is nothing. */
export const DEALER_FIELDS = {
  /** the maker's number of the dealer */
  dealerId: { schema: required(40), label: 'dealerId', kind: 'text', width: 14 },
  name: { schema: required(120), label: 'name', kind: 'text', width: 28 },
  addressLine1: { schema: text(120).nullable(), label: 'addressLine1', kind: 'text', width: 26 },
  addressLine2: { schema: text(120).nullable(), label: 'addressLine2', kind: 'text', width: 20 },
  city: { schema: text(100).nullable(), label: 'city', kind: 'text', width: 18 },
  state: { schema: text(50).nullable(), label: 'state', kind: 'region', width: 12 },
  zipcode: { schema: postalCode.nullable(), label: 'zipcode', kind: 'postal-code', width: 11 },
  country: { schema: countryCode, label: 'country', kind: 'country', width: 9 },
  phone: { schema: text(40).nullable(), label: 'phone', kind: 'phone', width: 18 },
  email: { schema: email.nullable(), label: 'email', kind: 'email', width: 28 },
  websiteUrl: { schema: website(255), label: 'website', kind: 'website', width: 30 },
  bio: { schema: text(2000).nullable(), label: 'bio', kind: 'long-text' },
} as const satisfies Fields;
export const dealerFields = z.strictObject(schemasOf(DEALER_FIELDS));

const { addressLine1, addressLine2, city, state, zipcode, phone, websiteUrl, bio } = DEALER_FIELDS;

/** Of a promoter, who is found and reached as a dealer is; the e-mail is where letters go. */
export const PROMOTER_FIELDS = {
  name: { schema: required(120), label: 'name', kind: 'text', width: 28 },
  contactName: { schema: text(120).nullable(), label: 'contactName', kind: 'text', width: 22 },
  email: { schema: email, label: 'email', kind: 'email', width: 28 },
  phone,
  addressLine1: { ...addressLine1, width: undefined },
  addressLine2: { ...addressLine2, width: undefined },
  city,
  state,
  zipcode: { ...zipcode, width: undefined },
  country: { schema: countryCode.nullable(), label: 'country', kind: 'country', width: 9 },
  websiteUrl,
  bio,
} as const satisfies Fields;
export const promoterFields = z.strictObject(schemasOf(PROMOTER_FIELDS));
