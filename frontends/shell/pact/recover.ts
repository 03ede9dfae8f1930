import { test } from '@jest/globals';
import {
  acceptInvitation,
  forgotPassword,
  logout,
  oauthCallback,
  oauthStart,
  recoverAccount,
  resetPassword,
  setLang,
  type Endpoint,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { riderId } from './examples.js';

const { answers, refuses } = consumer('shell');
const [email, code, password] = ['rider@example.com', '004217', 'Four tall horses'] as const;

/** A call whose answer has no body. */
const acknowledged = (
  asked: Omit<Parameters<typeof answers<Endpoint, void>>[0], 'when'> & { when: string },
): Promise<void> => answers<Endpoint, void>(asked, undefined, 204);

test('a code for a new password', () =>
  acknowledged({
    given: [['a rider has a password', { riderId }]],
    when: 'a rider forgot the password',
    endpoint: forgotPassword,
    path: '/api/forgot-password',
    body: { email, captcha: 'solved' },
    call: (http) => http.call(forgotPassword, { body: { email, captcha: 'solved' } }),
  }));

test('a new password with the code', () => {
  const body = { email, code, password };
  return acknowledged({
    given: [['a rider asked for a new password', { riderId, code }]],
    when: 'a rider chooses a new password',
    endpoint: resetPassword,
    path: '/api/forgot-password-reset',
    body,
    call: (http) => http.call(resetPassword, { body }),
  });
});

test('a new password with a code that is not valid', () => {
  const body = { email, code: '999999', password };
  return refuses(
    {
      given: [['a rider asked for a new password', { riderId, code }]],
      when: 'a rider chooses a new password with a wrong code',
      endpoint: resetPassword,
      path: '/api/forgot-password-reset',
      body,
      call: (http) => http.call(resetPassword, { body }),
    },
    422,
    'CODE_NOT_VALID',
  );
});

test('a new password that is too common', () => {
  const body = { email, code, password: 'password1' };
  return refuses(
    {
      given: [['a rider asked for a new password', { riderId, code }]],
      when: 'a rider chooses a common password',
      endpoint: resetPassword,
      path: '/api/forgot-password-reset',
      body,
      call: (http) => http.call(resetPassword, { body }),
    },
    422,
    'PASSWORD_NOT_VALID',
  );
});

test('a forgotten address', () => {
  const body = { vin: 'VBKMXA435SM000017', dateOfBirth: '1999-04-02', captcha: 'solved' };
  return acknowledged({
    given: [['a rider has a password', { riderId }]],
    when: 'a rider forgot the address of the account',
    endpoint: recoverAccount,
    path: '/api/account-recovery',
    body,
    call: (http) => http.call(recoverAccount, { body }),
  });
});

test('an invitation', () => {
  const body = { email: 'parts@example.com', code: '7x9k2m4p6r8t0v1w3y5z7a9c2e', password, locale: 'fr' as const };
  return acknowledged({
    given: [['a dealer was invited', { email: body.email, code: body.code }]],
    when: 'a dealer accepts the invitation',
    endpoint: acceptInvitation,
    path: '/api/accept-invitation',
    body,
    call: (http) => http.call(acceptInvitation, { body }),
  });
});

test('an invitation that is not valid', () => {
  const body = { email: 'parts@example.com', code: 'abcdefghijkmnpqrstvwxyz012', password };
  return refuses(
    {
      given: [],
      when: 'somebody accepts an invitation that was never sent',
      endpoint: acceptInvitation,
      path: '/api/accept-invitation',
      body,
      call: (http) => http.call(acceptInvitation, { body }),
    },
    422,
    'CODE_NOT_VALID',
  );
});

test('a log-in by a provider that the program does not have', () =>
  refuses(
    {
      given: [],
      when: 'a visitor starts a log-in by a provider',
      endpoint: oauthStart,
      path: '/api/oauth/start',
      call: (http) => http.call(oauthStart),
    },
    404,
    'NOT_FOUND',
  ));

test('the answer of a provider that the program does not have', () => {
  const body = { search: '?code=a&state=b' };
  return refuses(
    {
      given: [],
      when: 'a visitor comes back from a provider',
      endpoint: oauthCallback,
      path: '/api/oauth/callback',
      body,
      call: (http) => http.call(oauthCallback, { body }),
    },
    404,
    'NOT_FOUND',
  );
});

test('the language of the browser', () =>
  acknowledged({
    given: [],
    when: 'a visitor chooses French',
    endpoint: setLang,
    path: '/api/set-lang',
    query: { lang: 'fr' },
    call: (http) => http.call(setLang, { query: { lang: 'fr' } }),
  }));

test('logging out', () =>
  acknowledged({
    given: [['a rider is signed in', { riderId }]],
    when: 'a rider logs out',
    endpoint: logout,
    path: '/api/logout',
    call: (http) => http.call(logout),
  }));

test('logging out without a session', () =>
  refuses(
    {
      given: [],
      when: 'a visitor whose session is broken logs out',
      endpoint: logout,
      path: '/api/logout',
      call: (http) => http.call(logout),
    },
    401,
    'UNAUTHENTICATED',
  ));
