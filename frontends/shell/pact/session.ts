import { test } from '@jest/globals';
import { captchaChallenge, getRider, logout, sendEmailCode, setLang } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { bike, card, personal, record } from '@rrr/kit/pact/examples';
import { adminId, riderId } from './examples.js';

const { answers } = consumer('shell');
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

test('whether a rider has a PIN yet, after a new password', () => {
  const params = { role: 'rider', riderId } as const;
  return answers(
    {
      given: [rider, ['the rider has a verified bike', { riderId }]],
      when: 'a rider logs in with a new password',
      endpoint: getRider,
      path: `/api/rider/rider/${riderId}`,
      call: (http) => http.call(getRider, { params }),
    },
    {
      rider: {
        ...card,
        bikes: [bike],
        balances: [],
        hasPin: false,
        version: 1,
        personal,
        record: { ...record, cashEarned: [], creditEarned: [] },
      },
      creditRedemptions: [],
      payoutClaims: [],
    },
  );
});

test('who an admin is about to act as', () => {
  const params = { role: 'admin', riderId } as const;
  return answers(
    {
      given: [
        ['an admin is signed in', { adminId }],
        ['another rider exists', { riderId }],
      ],
      when: 'an admin opens the page to act as a rider',
      endpoint: getRider,
      path: `/api/admin/rider/${riderId}`,
      call: (http) => http.call(getRider, { params }),
    },
    {
      rider: {
        ...card,
        bikes: [],
        balances: [],
        hasPin: false,
        version: 1,
        personal,
        record: { ...record, login: null, bikes: [], cashEarned: [], creditEarned: [], notes: [] },
      },
      creditRedemptions: [],
      payoutClaims: [],
    },
  );
});
