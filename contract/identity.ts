import { z } from 'zod';
import { CAPTCHA_ERRORS, captchaAnswer } from './captcha.js';
import { endpoint } from './endpoint.js';
import { session } from './session.js';
import { date, email, id, instant, locale, required } from './values.js';

/** any text; the server checks the rule of requirements §5 */
const password = z.string().min(1, 'required').max(200);
/** six digits; spaces and dashes are ignored */
const code = required(20);

const passwordChange = (type: 'admin' | 'dealer' | 'rider' | 'promoter') =>
  endpoint({
    id: `change${type === 'admin' ? 'Admin' : type === 'dealer' ? 'Dealer' : type === 'rider' ? 'Rider' : 'Promoter'}Password`,
    method: 'PUT',
    path: `/api/${type}/${type}/change-password`,
    tag: 'Account',
    summary: 'Change your own password; ends all other sessions and sends an email',
    body: z.strictObject({ oldPassword: password, newPassword: password }),
    errors: ['WRONG_PASSWORD', 'PASSWORD_NOT_VALID', 'TOO_MANY_ATTEMPTS', 'PROXY_FORBIDDEN', 'NOT_FOUND'],
  });

export const changeAdminPassword = passwordChange('admin');
export const changeDealerPassword = passwordChange('dealer');
export const changeRiderPassword = passwordChange('rider');
export const changePromoterPassword = passwordChange('promoter');

export const logoutEverywhere = endpoint({
  id: 'logoutEverywhere',
  method: 'POST',
  path: '/api/logout-everywhere',
  tag: 'Account',
  summary: 'End all sessions of your account, including this one',
  errors: ['PROXY_FORBIDDEN'],
});

export const listSessions = endpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/api/account/sessions',
  tag: 'Account',
  summary: 'Your sessions, newest first',
  response: z.strictObject({
    sessions: z.array(z.strictObject({ _id: id, since: instant, until: instant, current: z.boolean() })),
  }),
  errors: ['PROXY_FORBIDDEN'],
});

export const endSession = endpoint({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/account/session/{sessionId}',
  tag: 'Account',
  summary: 'End one of your sessions',
  params: z.strictObject({ sessionId: id }),
  errors: ['NOT_FOUND', 'PROXY_FORBIDDEN'],
});

export const setAccountLocale = endpoint({
  id: 'setAccountLocale',
  method: 'PUT',
  path: '/api/account/locale',
  tag: 'Account',
  summary: 'Set the language of your emails and of browsers without a preference',
  body: z.strictObject({ locale }),
  errors: ['PROXY_FORBIDDEN'],
});

export const sendEmailCode = endpoint({
  id: 'sendEmailCode',
  method: 'POST',
  path: '/api/account/email-code',
  tag: 'Account',
  summary: 'E-mail a code to verify your address; does nothing when it is verified',
  errors: ['TOO_MANY_CODES', 'PROXY_FORBIDDEN', 'NOT_FOUND'],
});

export const verifyEmail = endpoint({
  id: 'verifyEmail',
  method: 'POST',
  path: '/api/account/verify-email',
  tag: 'Account',
  summary: 'Verify your e-mail address with the code',
  body: z.strictObject({ code }),
  response: z.strictObject({ session }),
  errors: ['CODE_NOT_VALID', 'PROXY_FORBIDDEN', 'NOT_FOUND'],
});

export const requestEmailChange = endpoint({
  id: 'requestEmailChange',
  method: 'POST',
  path: '/api/account/change-email',
  tag: 'Account',
  summary: 'E-mail a code to a new address; the response is the same when another account has it',
  body: z.strictObject({ email, password }),
  errors: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_CODES', 'PROXY_FORBIDDEN', 'NOT_FOUND'],
});

export const confirmEmailChange = endpoint({
  id: 'confirmEmailChange',
  method: 'POST',
  path: '/api/account/change-email/confirm',
  tag: 'Account',
  summary: 'Change your e-mail address with the code; ends other sessions and notifies the old address',
  body: z.strictObject({ email, code }),
  response: z.strictObject({ session }),
  errors: ['CODE_NOT_VALID', 'PROXY_FORBIDDEN', 'NOT_FOUND'],
});

export const forgotPassword = endpoint({
  id: 'forgotPassword',
  method: 'POST',
  path: '/api/forgot-password',
  tag: 'Account',
  summary: 'E-mail a code for a new password; the response is the same for unknown addresses',
  body: z.strictObject({ email, captcha: captchaAnswer }),
  errors: ['TOO_MANY_CODES', ...CAPTCHA_ERRORS],
});

export const resetPassword = endpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/forgot-password-reset',
  tag: 'Account',
  summary: 'Set a new password with the code; ends all sessions of the account',
  body: z.strictObject({ email, code, password }),
  errors: ['CODE_NOT_VALID', 'PASSWORD_NOT_VALID'],
});

export const recoverAccount = endpoint({
  id: 'recoverAccount',
  method: 'POST',
  path: '/api/account-recovery',
  tag: 'Account',
  summary:
    'Find your account by a bike and birth date: an email goes to its address; the response is the same without a match',
  body: z.strictObject({ vin: required(30), dateOfBirth: date, captcha: captchaAnswer }),
  errors: CAPTCHA_ERRORS,
});

export const acceptInvitation = endpoint({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/api/accept-invitation',
  tag: 'Account',
  summary: 'Accept an invitation and create the account of a dealer, promoter or administrator',
  body: z.strictObject({ email, code: required(60), password, locale: locale.optional() }),
  errors: ['CODE_NOT_VALID', 'PASSWORD_NOT_VALID'],
});
