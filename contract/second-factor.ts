import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { session } from './session.js';
import { email, instant, required } from './values.js';

const password = z.string().min(1, 'required').max(200);
/** six digits of the authenticator app; spaces are ignored */
const appCode = required(20);
/** a code of the app, or a recovery code; spaces and dashes are ignored */
const anyCode = required(40);
/** shown once; each works once in place of a code of the app */
const recoveryCodes = z.array(z.string());

export const getFactor = endpoint('getFactor', 'GET /api/account/second-factor', {
  tag: 'Account',
  summary: 'Get whether your account has a second factor, and how many recovery codes are left',
  response: z.strictObject({
    on: z.boolean(),
    since: instant.nullable(),
    /** administrators, where the program requires it: without it, nothing else works */
    required: z.boolean(),
    recoveryLeft: z.int(),
  }),
  errors: ['PROXY_FORBIDDEN', 'NOT_FOUND'],
});

export const beginFactor = endpoint('beginFactor', 'POST /api/account/second-factor', {
  tag: 'Account',
  summary: 'Make a secret for an authenticator app; it counts once a code of the app confirms it',
  body: z.strictObject({ password }),
  response: z.strictObject({
    /** base32, to type it into the app */
    secret: z.string(),
    /** otpauth address, for a QR code */
    address: z.string(),
  }),
  errors: ['FACTOR_ALREADY_SET', 'WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS', 'PROXY_FORBIDDEN', 'NOT_FOUND'],
});

export const confirmFactor = endpoint('confirmFactor', 'POST /api/account/second-factor/confirm', {
  tag: 'Account',
  summary: 'Switch the second factor on with a code of the app; other sessions end, and recovery codes are given once',
  body: z.strictObject({ code: appCode }),
  response: z.strictObject({ session, recoveryCodes }),
  errors: [
    'FACTOR_NOT_SET',
    'FACTOR_ALREADY_SET',
    'WRONG_FACTOR',
    'TOO_MANY_WRONG_FACTORS',
    'PROXY_FORBIDDEN',
    'NOT_FOUND',
  ],
});

export const proveFactor = endpoint('proveFactor', 'POST /api/account/second-factor/prove', {
  tag: 'Account',
  summary:
    'Prove the second factor with a code: the second step of a login, or again before an act that needs it (FACTOR_NEEDED)',
  body: z.strictObject({ code: anyCode }),
  response: z.strictObject({ session, recoveryLeft: z.int() }),
  errors: [
    'UNAUTHENTICATED',
    'FACTOR_NOT_SET',
    'WRONG_FACTOR',
    'TOO_MANY_WRONG_FACTORS',
    'PROXY_FORBIDDEN',
    'NOT_FOUND',
  ],
});

export const renewRecoveryCodes = endpoint('renewRecoveryCodes', 'POST /api/account/second-factor/recovery-codes', {
  tag: 'Account',
  summary: 'Make new recovery codes; those before no longer work',
  body: z.strictObject({ code: anyCode }),
  response: z.strictObject({ recoveryCodes }),
  errors: ['FACTOR_NOT_SET', 'WRONG_FACTOR', 'TOO_MANY_WRONG_FACTORS', 'PROXY_FORBIDDEN'],
});

export const switchOffFactor = endpoint('switchOffFactor', 'POST /api/account/second-factor/off', {
  tag: 'Account',
  summary: 'Switch your second factor off, with your password and a code',
  body: z.strictObject({ password, code: anyCode }),
  errors: [
    'FACTOR_NOT_SET',
    'WRONG_PASSWORD',
    'TOO_MANY_ATTEMPTS',
    'WRONG_FACTOR',
    'TOO_MANY_WRONG_FACTORS',
    'PROXY_FORBIDDEN',
    'NOT_FOUND',
  ],
});

export const resetFactor = endpoint('resetFactor', 'POST /api/admin/reset-factor', {
  tag: 'Administrators',
  summary:
    "Remove somebody else's lost second factor and end their sessions; not an administrator's where approvals are required",
  body: z.strictObject({ email, reason: required(300) }),
  errors: ['NOT_FOUND', 'OWN_LOGIN', 'FACTOR_NOT_SET', 'SECOND_PERSON_NEEDED'],
});

export const endOtherSessions = endpoint('endOtherSessions', 'POST /api/account/sessions/end-others', {
  tag: 'Account',
  summary: 'End all sessions of the account but this one',
  errors: ['PROXY_FORBIDDEN'],
});
