import { z } from 'zod';
import { CAPTCHA_ERRORS, captchaAnswer } from './captcha.js';
import { endpoint } from './endpoint.js';
import { bikeFields } from './rider-fields.js';
import { session } from './session.js';
import { date, email, id, instant, locale, required } from './values.js';

/** any text; the server checks the rule of requirements §5 */
const password = z.string().min(1, 'required').max(200);
/** six digits; spaces and dashes are ignored */
const code = required(20);

const passwordChange = (id: string, type: 'admin' | 'dealer' | 'rider' | 'promoter') =>
  endpoint(id, `PUT /api/${type}/${type}/change-password`, {
    tag: 'Account',
    summary: 'Change your own password; all other sessions of the account end, and an e-mail is sent',
    body: z.strictObject({ oldPassword: password, newPassword: password }),
    errors: ['WRONG_PASSWORD', 'PASSWORD_NOT_VALID', 'TOO_MANY_ATTEMPTS', 'PROXY_FORBIDDEN', 'NOT_FOUND'],
  });

export const changeAdminPassword = passwordChange('changeAdminPassword', 'admin');
export const changeDealerPassword = passwordChange('changeDealerPassword', 'dealer');
export const changeRiderPassword = passwordChange('changeRiderPassword', 'rider');
export const changePromoterPassword = passwordChange('changePromoterPassword', 'promoter');

export const logoutEverywhere = endpoint('logoutEverywhere', 'POST /api/logout-everywhere', {
  tag: 'Account',
  summary: 'End all sessions of the account, including this one',
  errors: ['PROXY_FORBIDDEN'],
});

export const listSessions = endpoint('listSessions', 'GET /api/account/sessions', {
  tag: 'Account',
  summary: 'List the sessions of the account, newest first',
  response: z.strictObject({
    sessions: z.array(
      z.strictObject({
        _id: id,
        since: instant,
        until: instant,
        current: z.boolean(),
        /** last use, to the minute */
        lastSeen: instant.nullable().optional(),
        /** such as Firefox */
        browser: z.string().nullable().optional(),
        /** such as Windows */
        system: z.string().nullable().optional(),
        /** the network of the address, not the whole address */
        network: z.string().nullable().optional(),
      }),
    ),
  }),
  errors: ['PROXY_FORBIDDEN'],
});

export const endSession = endpoint('endSession', 'DELETE /api/account/session/{sessionId}', {
  tag: 'Account',
  summary: 'End one session of the account; its browser is logged out at the next request',
  params: z.strictObject({ sessionId: id }),
  errors: ['NOT_FOUND', 'PROXY_FORBIDDEN'],
});

export const setAccountLocale = endpoint('setAccountLocale', 'PUT /api/account/locale', {
  tag: 'Account',
  summary: 'Set the language of e-mails, and of browsers that do not send one',
  body: z.strictObject({ locale }),
  errors: ['PROXY_FORBIDDEN'],
});

export const sendEmailCode = endpoint('sendEmailCode', 'POST /api/account/email-code', {
  tag: 'Account',
  summary: 'Send a code to verify the e-mail address, unless it is already verified',
  errors: ['TOO_MANY_CODES', 'PROXY_FORBIDDEN', 'NOT_FOUND'],
});

export const verifyEmail = endpoint('verifyEmail', 'POST /api/account/verify-email', {
  tag: 'Account',
  summary: 'Verify the e-mail address with the code from the e-mail',
  body: z.strictObject({ code }),
  response: z.strictObject({ session }),
  errors: ['CODE_NOT_VALID', 'PROXY_FORBIDDEN', 'NOT_FOUND'],
});

export const requestEmailChange = endpoint('requestEmailChange', 'POST /api/account/change-email', {
  tag: 'Account',
  summary: 'Send a code to the new address; the response is the same if another account has it',
  body: z.strictObject({ email, password }),
  errors: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_CODES', 'PROXY_FORBIDDEN', 'NOT_FOUND'],
});

export const confirmEmailChange = endpoint('confirmEmailChange', 'POST /api/account/change-email/confirm', {
  tag: 'Account',
  summary: 'Change the e-mail address with the code sent to it; other sessions end, and the old address gets an e-mail',
  body: z.strictObject({ email, code }),
  response: z.strictObject({ session }),
  errors: ['CODE_NOT_VALID', 'PROXY_FORBIDDEN', 'NOT_FOUND'],
});

export const forgotPassword = endpoint('forgotPassword', 'POST /api/forgot-password', {
  tag: 'Account',
  summary: 'Send a code for a new password; the response is the same if the address has no account',
  body: z.strictObject({ email, captcha: captchaAnswer }),
  errors: ['TOO_MANY_CODES', ...CAPTCHA_ERRORS],
});

export const resetPassword = endpoint('resetPassword', 'POST /api/forgot-password-reset', {
  tag: 'Account',
  summary: 'Choose a new password with the code from the e-mail; all sessions of the account end',
  body: z.strictObject({ email, code, password }),
  errors: ['CODE_NOT_VALID', 'PASSWORD_NOT_VALID'],
});

export const recoverAccount = endpoint('recoverAccount', 'POST /api/account-recovery', {
  tag: 'Account',
  summary:
    "Recover an account by a bike's VIN and the birth date: its address gets an e-mail; the response is the same if nobody matches",
  body: z.strictObject({ vin: bikeFields.shape.vin, dateOfBirth: date, captcha: captchaAnswer }),
  errors: CAPTCHA_ERRORS,
});

export const acceptInvitation = endpoint('acceptInvitation', 'POST /api/accept-invitation', {
  tag: 'Account',
  summary: 'Accept an invitation and create the account of a dealer, promoter or administrator',
  body: z.strictObject({ email, code: required(60), password, locale: locale.optional() }),
  errors: ['CODE_NOT_VALID', 'PASSWORD_NOT_VALID'],
});
