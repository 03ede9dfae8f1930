import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { guardianName } from './rider-fields.js';
import { email, id, instant, locale, required, roleParams } from './values.js';

/** from the link of the e-mail */
const code = required(60);

export const readGuardianRequest = endpoint('readGuardianRequest', 'POST /api/guardian-consent/read', {
  tag: 'Enrolment',
  summary: 'What a parent or guardian is asked, for whoever has the link of the e-mail',
  body: z.strictObject({ code }),
  response: z.strictObject({
    rider: z.strictObject({ firstName: z.string(), lastName: z.string() }),
    /** as the rider wrote it */
    guardianName: z.string(),
    adultAge: z.int(),
    until: instant,
    confirmed: z.boolean(),
  }),
  errors: ['CODE_NOT_VALID'],
});

export const confirmGuardian = endpoint('confirmGuardian', 'POST /api/guardian-consent', {
  tag: 'Enrolment',
  summary: 'A parent or guardian consents; results of the rider are evaluated again',
  body: z.strictObject({ code, guardianName, agreed: z.literal(true) }),
  errors: ['CODE_NOT_VALID', 'GUARDIAN_NOT_VALID'],
});

export const askGuardian = endpoint('askGuardian', 'POST /api/{role}/rider/{riderId}/guardian', {
  tag: 'Riders',
  summary: 'E-mail the parent or guardian of a rider without consent, or another one (the rider and admins)',
  params: roleParams.extend({ riderId: id }),
  body: z.strictObject({
    guardianName,
    email,
    /** language of the e-mail; default: that of the request */
    locale: locale.optional(),
  }),
  errors: [
    'NOT_FOUND',
    'ACCOUNT_DEACTIVATED',
    'CONSENT_GIVEN',
    'GUARDIAN_NOT_VALID',
    'PROXY_FORBIDDEN',
    'TOO_MANY_CODES',
  ],
});

export const confirmConsentOnPaper = endpoint('confirmConsentOnPaper', 'POST /api/admin/rider/{riderId}/consent', {
  tag: 'Riders',
  summary: 'Record a consent that was given on paper, with a reason; not by who uploaded a document of the rider',
  params: z.strictObject({ riderId: id }),
  body: z.strictObject({ guardianName, reason: required(500) }),
  errors: ['NOT_FOUND', 'CONSENT_GIVEN', 'GUARDIAN_NOT_VALID', 'REASON_MISSING', 'SECOND_PERSON_NEEDED'],
});
