import { LOCALES } from '@rrr/records/languages';
import { z } from 'zod';

/** A record id: 26 characters of Crockford base 32, sorted by creation time. */
export const id = z
  .string()
  .regex(/^[0-9a-hjkmnp-tv-z]{26}$/, 'id')
  .meta({ examples: ['01jt8q5v7c0000000000000001'] });
export const currency = z.enum(['USD', 'CAD', 'EUR']);
/** Money in whole minor units (cents) of its currency. */
export const money = z.strictObject({ amount: z.int().min(-9_000_000_000_000).max(9_000_000_000_000), currency });
/** A calendar date, `YYYY-MM-DD`. */
export const date = z.iso.date({ abort: true });
/** A date related to a race, limited to plausible years to catch typing errors. */
export const raceDay = date.refine((value) => value >= '1990-01-01' && value <= '2100-12-31', 'date');
/** A point in time: UTC, ISO 8601 with milliseconds. */
export const instant = z.iso.datetime({ precision: 3 });
export const locale = z.enum(LOCALES);
export const userType = z.enum(['rider', 'dealer', 'promoter', 'admin']);
/** Texts of this length or more, such as reasons and messages, may have several lines. */
const LINES_FROM = 300;
// what a screen does not show, or what turns the text around it: control characters, and overrides of the direction
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
const HIDDEN_IN_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
/** A text that a person typed: without hidden characters, so that a title or a name is what it looks like. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !(max < LINES_FROM ? HIDDEN : HIDDEN_IN_LINES).test(value), 'hidden');
export const required = (max: number) => text(max).min(1, 'required');
/** A code in a filter: it is kept in ASCII, and another letter belongs to no code. */
export const codeAsked = (max: number) => text(max).refine((value) => /^[ -~]*$/.test(value), 'format');
/** A country filter: two letters in either case. */
export const countryAsked = codeAsked(2).toUpperCase();
/** An optional text; blank becomes null. */
export const blankable = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => (value === '' ? null : value));
/** An optional web address; blank becomes null. */
export const website = (max: number) =>
  text(max)
    .regex(/^(https?:\/\/\S+)?$/i, 'format')
    .meta({ examples: ['https://park.example.com/'] })
    .nullable()
    .transform((value) => (value === '' ? null : value));
/** A place as accepted in files and forms. */
export const placeNumber = z.int().min(1).max(10_000);
export const email = z.string().trim().toLowerCase().max(254).email('email');
export const pin = z
  .string()
  .regex(/^\d{4}$/, 'pin')
  .meta({ examples: ['4071'] });

/** Two letters of ISO 3166, in either case. */
export const countryCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{2}$/, 'format');

/** Path parameters of calls shared by roles: `{role}` must be the session's account type, otherwise 404. */
export const roleParams = z.strictObject({ role: userType });

export const page = z.coerce.number().int().min(1).max(1_000_000).default(1);
export const limit = z.coerce.number().int().min(1).max(100).default(15);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const pageQuery = z.strictObject({ page, limit });
export const pagination = z.strictObject({
  page: z.int(),
  totalPages: z.int(),
  /** how many rows all pages have together */
  total: z.int().optional(),
  /** only where the page asked for lies behind the last: it is empty, and the list ends at `totalPages` */
  pastEnd: z.literal(true).optional(),
});

/** Why something was refused or pays nothing: `code` is stable, `detail` is in the reader's language. */
export const reason = z.strictObject({ code: z.string(), detail: z.string() });

export type Currency = z.output<typeof currency>;
export type Money = z.output<typeof money>;
export type Locale = z.output<typeof locale>;
export type UserType = z.output<typeof userType>;
export type Pagination = z.output<typeof pagination>;
export type Reason = z.output<typeof reason>;
