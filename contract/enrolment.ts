import { DEFAULT_LOCALE } from '@rrr/records/languages';
import { z } from 'zod';
import { CAPTCHA_ERRORS, captchaAnswer } from './captcha.js';
import { endpoint } from './endpoint.js';
import { blankIsNull } from './field.js';
import { bikeFields, guardianName, riderFields } from './rider-fields.js';
import { date, email, locale, pin } from './values.js';

export const enrol = endpoint('enrol', 'POST /api/register', {
  tag: 'Enrolment',
  summary: 'Enroll as a rider with a first bike; the response is the same if the address already has an account',
  body: z.strictObject({
    email,
    password: z.string().min(1, 'required').max(200),
    pin,
    /** what a newcomer leaves out is null */
    ...blankIsNull(riderFields.shape),
    dateOfBirth: date,
    showName: riderFields.shape.showName.default(false),
    bike: bikeFields,
    /** parent or guardian, who is asked by e-mail to consent; required for riders under age */
    parentalConsent: z
      .strictObject({
        guardianName,
        /** left out: nobody is asked until the rider gives it in the profile */
        guardianEmail: email.optional(),
        agreed: z.literal(true),
      })
      .nullable()
      .default(null),
    locale: locale.optional(),
    captcha: captchaAnswer,
  }),
  response: z.strictObject({
    /** `vin-taken`: another rider has the VIN, which is reported to admins; the rider is enrolled anyway */
    bike: z.enum(['kept', 'vin-taken']),
    /** false: the VIN's check digit is wrong, so an admin must verify the bike */
    checkDigitFits: z.boolean(),
  }),
  status: 201,
  errors: [
    'PROFILE_NOT_VALID',
    'PASSWORD_NOT_VALID',
    'PIN_NOT_VALID',
    'VIN_NOT_VALID',
    'VIN_YEAR_MISMATCH',
    'CONSENT_NEEDED',
    'GUARDIAN_NOT_VALID',
    ...CAPTCHA_ERRORS,
  ],
});

const place = z.strictObject({ code: z.string(), name: z.string() });

export const listPlaces = endpoint('listPlaces', 'GET /api/places', {
  tag: 'Enrolment',
  summary: 'List countries by name, the United States and Canada first, with the regions of those two',
  cached: true,
  query: z.strictObject({ lang: locale.default(DEFAULT_LOCALE) }),
  response: z.strictObject({ countries: z.array(place), regions: z.record(z.string(), z.array(place)) }),
});

export const captchaChallenge = endpoint('captchaChallenge', 'GET /api/captcha-challenge', {
  tag: 'Enrolment',
  summary: 'Get a proof-of-work challenge for the captcha; null if another kind is used',
  response: z.strictObject({
    challenge: z
      .strictObject({
        algorithm: z.literal('SHA-256'),
        challenge: z.string(),
        salt: z.string(),
        signature: z.string(),
        maxnumber: z.int(),
      })
      .nullable(),
  }),
});
