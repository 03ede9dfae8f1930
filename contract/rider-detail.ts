import { z } from 'zod';
import { balance } from './awards.js';
import { garageBike } from './bikes.js';
import { riderDocument } from './documents.js';
import { date, id, instant, locale, money } from './values.js';

const bike = z.strictObject({
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
  /** available credit by currency; a rider without a wallet has none */
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

/** What tells one rider of a name from another, and nothing personal. */
export const leanRider = z.strictObject({
  _id: id,
  fullName: z.string(),
  hometown: z.string().nullable(),
  state: z.string().nullable(),
  amaNumber: z.string().nullable(),
});
export type LeanRider = z.output<typeof leanRider>;

/** What an admin wrote about a rider; admins alone read it. */
export const riderNote = z.strictObject({ _id: id, text: z.string(), by: z.string(), at: instant });
export type RiderNote = z.output<typeof riderNote>;

/** A dealer or an event that a rider wants to find again. */
export const favourite = z.strictObject({
  kind: z.enum(['dealer', 'event']),
  /** of the dealer or event */
  _id: id,
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string(),
  /** of an event */
  startDate: date.nullable(),
  addedAt: instant,
});
export type Favourite = z.output<typeof favourite>;

const personal = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone1: z.string().nullable(),
  dateOfBirth: date.nullable(),
  /** whole years; null without a birth date */
  age: z.int().nullable(),
  sex: z.enum(['male', 'female', 'non-binary']).nullable(),
  mainSport: z.string().nullable(),
  raceStyle: z.enum(['flat', 'motocross', 'road', 'offroad']).nullable(),
  addressLine1: z.string().nullable(),
  addressLine2: z.string().nullable(),
  city: z.string().nullable(),
  zipcode: z.string().nullable(),
  bio: z.string().nullable(),
  socialMedia: z.string().nullable(),
  factory: z.boolean(),
  professional: z.boolean(),
  enrolledAt: instant,
});

const riderRecord = z.strictObject({
  /** a parent or guardian agreed for a minor; null: nobody did. Who and when are null where nobody wrote it down */
  consent: z.strictObject({ by: z.string().nullable(), at: instant.nullable() }).nullable(),
  taxStatus: z.enum(['us-person', 'non-resident-alien']).nullable(),
  /** null: there is no login */
  login: z.strictObject({ emailVerified: z.boolean(), locale }).nullable(),
  /** until when wrong PINs keep redemption locked; null: it is not */
  pinLockedUntil: instant.nullable(),
  /** the rider this one was merged into */
  mergedInto: id.nullable(),
  /** every bike that is not sold, those without their VIN too */
  bikes: z.array(garageBike),
  /** the newest of each kind; what they show is asked for by itself */
  documents: z.array(riderDocument),
  /** events with a result of theirs, and results in all */
  races: z.int(),
  results: z.int(),
  /** awards as they are worth after corrections, whatever became of them; one of each currency */
  cashEarned: z.array(money),
  /** credit and bonuses */
  creditEarned: z.array(money),
  /** the first 15 of each */
  favouriteDealers: z.array(favourite),
  favouriteEvents: z.array(favourite),
  /** the newest 15, for admins; null for the rider */
  notes: z.array(riderNote).nullable(),
});

export const riderDetail = z.strictObject({
  ...card,
  bikes: z.array(bike),
  /** whether a PIN is set, so that a dealer can say what is missing before the rider types */
  hasPin: z.boolean(),
  /** what was read, to send back with an edit; null for dealers */
  version: z.int().nullable(),
  /** what the rider tells of themselves: for the rider and for admins, null for dealers */
  personal: personal.nullable(),
  /** how the rider stands: for the rider and for admins, null for dealers */
  record: riderRecord.nullable(),
});
export type RiderDetail = z.output<typeof riderDetail>;
