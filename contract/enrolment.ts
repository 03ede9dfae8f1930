import { z } from 'zod';
import { CAPTCHA_ERRORS, captchaAnswer } from './captcha.js';
import { endpoint } from './endpoint.js';
import { date, email, locale, pin, required, text } from './values.js';

const optional = (max: number) => text(max).nullable().default(null);

export const enrol = endpoint({
  id: 'enrol',
  method: 'POST',
  path: '/api/register',
  tag: 'Enrolment',
  summary: 'Enrol as a rider with a first bike; answered alike for an address that has an account already',
  body: z.strictObject({
    email,
    password: z.string().min(1, 'required').max(200),
    pin,
    firstName: required(60),
    lastName: required(60),
    phone1: optional(30),
    dateOfBirth: date,
    sex: z.enum(['male', 'female', 'non-binary']).nullable().default(null),
    mainSport: optional(60),
    raceStyle: z.enum(['flat', 'motocross', 'road', 'offroad']).nullable().default(null),
    amaNumber: optional(30),
    addressLine1: optional(120),
    addressLine2: optional(120),
    city: optional(80),
    state: optional(60),
    zipcode: optional(20),
    /** two letters: /api/places lists them */
    country: required(2),
    hometown: optional(80),
    bio: optional(2_000),
    socialMedia: optional(200),
    bike: z.strictObject({ year: z.int().min(1900).max(2100), make: required(60), model: required(60), vin: required(30) }),
    /** the parent or guardian who agrees; riders under the adult age need one */
    parentalConsent: z.strictObject({ guardianName: required(120), agreed: z.literal(true) }).nullable().default(null),
    locale: locale.optional(),
    captcha: captchaAnswer,
  }),
  response: z.strictObject({
    /** `vin-taken`: another rider has the VIN and an administrator looks at it; enrolled all the same */
    bike: z.enum(['kept', 'vin-taken']),
    /** false: the VIN's check digit does not fit, so an administrator verifies the bike */
    checkDigitFits: z.boolean(),
  }),
  status: 201,
  errors: ['PROFILE_NOT_VALID', 'PASSWORD_NOT_VALID', 'PIN_NOT_VALID', 'VIN_NOT_VALID', 'VIN_YEAR_MISMATCH', 'CONSENT_NEEDED', ...CAPTCHA_ERRORS],
});

const place = z.strictObject({ code: z.string(), name: z.string() });

export const listPlaces = endpoint({
  id: 'listPlaces',
  method: 'GET',
  path: '/api/places',
  tag: 'Enrolment',
  summary: 'Countries by name, the United States and Canada first, and the regions of those two',
  cached: true,
  query: z.strictObject({ lang: locale.default('en') }),
  response: z.strictObject({ countries: z.array(place), regions: z.record(z.string(), z.array(place)) }),
});

export const captchaChallenge = endpoint({
  id: 'captchaChallenge',
  method: 'GET',
  path: '/api/captcha-challenge',
  tag: 'Enrolment',
  summary: 'A proof of work for the widget to solve; null where another kind of captcha is shown',
  response: z.strictObject({
    challenge: z
      .strictObject({ algorithm: z.literal('SHA-256'), challenge: z.string(), salt: z.string(), signature: z.string(), maxnumber: z.int() })
      .nullable(),
  }),
});
