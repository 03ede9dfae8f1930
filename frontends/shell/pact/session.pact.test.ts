import { test } from '@jest/globals';
import { captchaChallenge, logout, sendEmailCode, setLang, verifyEmail } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { riderId } from './examples.js';

const { answers, refuses } = consumer('shell');
const rider = ['a rider is signed in', { riderId }] as const;

test('the language of the browser', () =>
  answers(
    {
      given: [],
      when: 'a visitor switches to French',
      endpoint: setLang,
      path: '/api/set-lang',
      query: { lang: 'fr' },
      call: (http) => http.call(setLang, { query: { lang: 'fr' } }),
    },
    undefined,
    204,
  ));

test('logging out', () =>
  answers(
    {
      given: [rider],
      when: 'a rider logs out',
      endpoint: logout,
      path: '/api/logout',
      call: (http) => http.call(logout),
    },
    undefined,
    204,
  ));

test('a code for an address that is verified already', () =>
  answers(
    {
      given: [rider],
      when: 'a rider asks for another code',
      endpoint: sendEmailCode,
      path: '/api/account/email-code',
      call: (http) => http.call(sendEmailCode),
    },
    undefined,
    204,
  ));

test('a code that was never sent', () => {
  const body = { code: '123456' };
  return refuses(
    {
      given: [rider],
      when: 'a rider enters a code that was never sent',
      endpoint: verifyEmail,
      path: '/api/account/verify-email',
      body,
      call: (http) => http.call(verifyEmail, { body }),
    },
    422,
    'CODE_NOT_VALID',
  );
});

test('the work that shows that a visitor is no program', () =>
  answers(
    {
      given: [],
      when: 'a visitor needs a captcha',
      endpoint: captchaChallenge,
      path: '/api/captcha-challenge',
      call: (http) => http.call(captchaChallenge),
    },
    {
      challenge: {
        algorithm: 'SHA-256',
        challenge: 'b1946ac92492d2347c6235b4d2611184',
        salt: 'c0ffee?expires=1775239200',
        signature: '591785b794601e212b260e25925636fd',
        maxnumber: 50_000,
      },
    },
  ));
