import { z } from 'zod';
import { CAPTCHA_ERRORS, captchaAnswer } from './captcha.js';
import { endpoint } from './endpoint.js';
import { session } from './session.js';
import { date, email, id, instant, locale, required } from './values.js';

/** as it is typed; the rule of requirements §5 is the server's */
const password = z.string().min(1, 'required').max(200);
/** six digits, with the spaces and dashes that people copy along */
const code = required(20);

const passwordChange = (type: 'admin' | 'dealer' | 'rider' | 'promoter') =>
  endpoint({
    id: `change${type === 'admin' ? 'Admin' : type === 'dealer' ? 'Dealer' : type === 'rider' ? 'Rider' : 'Promoter'}Password`,
    method: 'PUT',
    path: `/api/${type}/${type}/change-password`,
    tag: 'Account',
    summary: 'Change your own password; every other session of the account ends, and a mail says so',
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
  summary: 'End every session of the account, this one too',
  errors: ['PROXY_FORBIDDEN'],
});

export const listSessions = endpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/api/account/sessions',
  tag: 'Account',
  summary: 'Where the account is signed in, the newest first',
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
  summary: 'End one session of the account; its browser is signed out on its next request',
  params: z.strictObject({ sessionId: id }),
  errors: ['NOT_FOUND', 'PROXY_FORBIDDEN'],
});

export const setAccountLocale = endpoint({
  id: 'setAccountLocale',
  method: 'PUT',
  path: '/api/account/locale',
  tag: 'Account',
  summary: 'The language of mails, and of browsers that name none',
  body: z.strictObject({ locale }),
  errors: ['PROXY_FORBIDDEN'],
});

export const sendEmailCode = endpoint({
  id: 'sendEmailCode',
  method: 'POST',
  path: '/api/account/email-code',
  tag: 'Account',
  summary: 'Send a code that verifies the e-mail address; nothing when it is verified',
  errors: ['TOO_MANY_CODES', 'PROXY_FORBIDDEN', 'NOT_FOUND'],
});

export const verifyEmail = endpoint({
  id: 'verifyEmail',
  method: 'POST',
  path: '/api/account/verify-email',
  tag: 'Account',
  summary: 'Verify the e-mail address by the code of the mail',
  body: z.strictObject({ code }),
  response: z.strictObject({ session }),
  errors: ['CODE_NOT_VALID', 'PROXY_FORBIDDEN', 'NOT_FOUND'],
});

export const requestEmailChange = endpoint({
  id: 'requestEmailChange',
  method: 'POST',
  path: '/api/account/change-email',
  tag: 'Account',
  summary: 'Send a code to the new address; answered alike when another account has it',
  body: z.strictObject({ email, password }),
  errors: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_CODES', 'PROXY_FORBIDDEN', 'NOT_FOUND'],
});

export const confirmEmailChange = endpoint({
  id: 'confirmEmailChange',
  method: 'POST',
  path: '/api/account/change-email/confirm',
  tag: 'Account',
  summary:
    'Change the e-mail address by the code sent there; other sessions end, and a mail to the old address says so',
  body: z.strictObject({ email, code }),
  response: z.strictObject({ session }),
  errors: ['CODE_NOT_VALID', 'PROXY_FORBIDDEN', 'NOT_FOUND'],
});

export const forgotPassword = endpoint({
  id: 'forgotPassword',
  method: 'POST',
  path: '/api/forgot-password',
  tag: 'Account',
  summary: 'Send a code for a new password; answered alike for addresses without an account',
  body: z.strictObject({ email, captcha: captchaAnswer }),
  errors: ['TOO_MANY_CODES', ...CAPTCHA_ERRORS],
});

export const resetPassword = endpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/forgot-password-reset',
  tag: 'Account',
  summary: 'Choose a new password by the code of the mail; every session of the account ends',
  body: z.strictObject({ email, code, password }),
  errors: ['CODE_NOT_VALID', 'PASSWORD_NOT_VALID'],
});

export const recoverAccount = endpoint({
  id: 'recoverAccount',
  method: 'POST',
  path: '/api/account-recovery',
  tag: 'Account',
  summary:
    'For a rider who no longer knows the address of the account: by a bike and the birth ' +
    'date a mail goes to that address; answered alike when nobody fits',
  body: z.strictObject({ vin: required(30), dateOfBirth: date, captcha: captchaAnswer }),
  errors: CAPTCHA_ERRORS,
});

export const acceptInvitation = endpoint({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/api/accept-invitation',
  tag: 'Account',
  summary: 'Make the account that an invitation promised: for a dealer, a promoter or an administrator',
  body: z.strictObject({ email, code: required(60), password, locale: locale.optional() }),
  errors: ['CODE_NOT_VALID', 'PASSWORD_NOT_VALID'],
});
