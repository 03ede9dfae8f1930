import { z } from 'zod';
import { countryCode, email, required, text, website } from './values.js';

const postalCode = text(12).regex(/^[A-Za-z0-9 -]*$/, 'format');
/** Where a dealer or promoter is and how to reach it, as it is written. Nothing but spaces is nothing. */
const contactFields = {
  addressLine1: text(120).nullable(),
  addressLine2: text(120).nullable(),
  city: text(100).nullable(),
  state: text(50).nullable(),
  zipcode: postalCode.nullable(),
  phone: text(40).nullable(),
  websiteUrl: website(255),
  bio: text(2000).nullable(),
};

/** Of a dealer, beside how to reach it. */
export const dealerFields = z.strictObject({
  /** the maker's number of the dealer */
  dealerId: required(40),
  name: required(120),
  country: countryCode,
  ...contactFields,
  email: email.nullable(),
});

/** Of a promoter; the e-mail is where letters go. */
export const promoterFields = z.strictObject({
  name: required(120),
  contactName: text(120).nullable(),
  email,
  country: countryCode.nullable(),
  ...contactFields,
});
