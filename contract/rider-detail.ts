import { BIKE, only, RIDER } from '@rrr/records';
import { z } from 'zod';
import { balance } from './awards.js';
import { garageBike } from './bikes.js';
import { riderDocument } from './documents.js';
import { answerOf, withSchemas } from './field.js';
import { taxRecord } from './tax.js';
import { date, id, instant, locale, money } from './values.js';

const bike = z.strictObject({
  _id: id,
  ...answerOf(withSchemas(only(BIKE, 'seenBy', 'everyone'))),
  /** for the rider and admins, null for dealers */
  vin: z.string().nullable(),
  vinStatus: z.enum(['unverified', 'verified', 'invalid']),
});

/** Fields that everyone with access to the rider sees, including dealers. */
const card = {
  _id: id,
  fullName: z.string(),
  profileImage: z.string().nullable(),
  ...answerOf(withSchemas(only(RIDER, 'seenBy', 'everyone'))),
  /**
   * available credit by currency; empty without a wallet, and in a dealer's list of riders unless the dealer typed the
   * rider's exact AMA number
   */
  balances: z.array(balance),
  deActivated: z.boolean(),
};
export const riderCard = z.strictObject({
  ...card,
  bikes: z.array(bike),
  /** for admins, null for dealers */
  email: z.string().nullable(),
  /** by what an admin's search found the rider that the card does not show: the end of a VIN or phone, a code, an id */
  foundBy: z
    .strictObject({ kind: z.enum(['vin', 'phone', 'redemption', 'claim', 'order']), text: z.string() })
    .optional(),
});
export type RiderCard = z.output<typeof riderCard>;

/** Fields that distinguish riders with the same name, without personal data. */
export const leanRider = z.strictObject({
  _id: id,
  fullName: z.string(),
  hometown: z.string().nullable(),
  state: z.string().nullable(),
  amaNumber: z.string().nullable(),
});
export type LeanRider = z.output<typeof leanRider>;

/** An admin's note about a rider, visible to admins only. */
export const riderNote = z.strictObject({ _id: id, text: z.string(), by: z.string(), at: instant });
export type RiderNote = z.output<typeof riderNote>;

/** A dealer or event that a rider bookmarked. */
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
  ...answerOf(withSchemas(only(RIDER, 'seenBy', 'itself'))),
  email: z.string(),
  /** whole years; null without a birth date */
  age: z.int().nullable(),
  factory: z.boolean(),
  professional: z.boolean(),
  enrolledAt: instant,
});

const riderRecord = z.strictObject({
  /** consent of a parent or guardian for a minor; null: none. Name and date are null in old records */
  consent: z.strictObject({ by: z.string().nullable(), at: instant.nullable() }).nullable(),
  /** whom the rider named as parent or guardian, and until when they can consent; null: nobody, or consent is given */
  guardian: z
    .strictObject({ name: z.string(), email: z.string(), askedAt: instant, until: instant })
    .nullable()
    .optional(),
  taxStatus: z.enum(['us-person', 'non-resident-alien']).nullable(),
  /** where they pay tax; null: not stated */
  tax: taxRecord.nullable().optional(),
  /** null: no login */
  login: z.strictObject({ emailVerified: z.boolean(), locale, twoStep: z.boolean().optional() }).nullable(),
  /** end of the redemption lock after wrong PINs; null: not locked */
  pinLockedUntil: instant.nullable(),
  /** the rider this one was merged into */
  mergedInto: id.nullable(),
  /** merges with another rider that wait for a second administrator, at most ten; for admins, empty for the rider */
  mergesWaiting: z
    .array(
      z.strictObject({ approvalId: id, other: z.strictObject({ _id: id, name: z.string() }), isKept: z.boolean() }),
    )
    .optional(),
  /** all bikes that are not retired, including those without their VIN */
  bikes: z.array(garageBike),
  /** the newest of each kind; pictures are separate calls */
  documents: z.array(riderDocument),
  /** events with a result of theirs, and results in all */
  races: z.int(),
  results: z.int(),
  /** the number of the latest race that has one, and the kind of that race; null: none has */
  plate: z.strictObject({ number: z.string(), eventType: z.string() }).nullable().optional(),
  /** values of awards after corrections, one per currency */
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
  /** whether a PIN is set, so that the dealer can tell the rider beforehand */
  hasPin: z.boolean(),
  /** send it back with an edit; null for dealers */
  version: z.int().nullable(),
  /** the rider's profile: for the rider and admins, null for dealers */
  personal: personal.nullable(),
  /** the rider's status: for the rider and admins, null for dealers */
  record: riderRecord.nullable(),
});
export type RiderDetail = z.output<typeof riderDetail>;
