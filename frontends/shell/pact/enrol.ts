import { test } from '@jest/globals';
import {
  captchaChallenge,
  confirmEmailChange,
  enrol,
  listPlaces,
  requestEmailChange,
  sendEmailCode,
  verifyEmail,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { riderId, session } from './examples.js';

const { answers, refuses } = consumer('shell');
const unverified = ['a rider must verify the e-mail', { riderId, code: '482913' }] as const;
const bike = ['the rider has a verified bike', { riderId }] as const;

const body = {
  email: 'newcomer@example.com',
  password: 'Four tall horses',
  pin: '2741',
  firstName: 'Noor',
  lastName: 'Haddad',
  dateOfBirth: '1994-05-06',
  country: 'US',
  addressLine1: '',
  addressLine2: '',
  city: 'Moab',
  state: 'UT',
  zipcode: '84532',
  phone1: '',
  amaNumber: '',
  bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: 'VBKMXA107SM000007' },
  parentalConsent: null,
  locale: 'en' as const,
  captcha: 'solved',
};

test('enrolling', () =>
  answers(
    {
      given: [],
      when: 'a newcomer enrolls',
      endpoint: enrol,
      path: '/api/register',
      body,
      call: (http) => http.call(enrol, { body }),
    },
    { bike: 'kept', checkDigitFits: true },
    201,
  ));

test('enrolling a minor with consent', () => {
  const young = {
    ...body,
    dateOfBirth: '2012-05-06',
    parentalConsent: { guardianName: 'Rana Haddad', agreed: true as const },
  };
  return answers(
    {
      given: [],
      when: 'a minor enrolls with consent',
      endpoint: enrol,
      path: '/api/register',
      body: young,
      call: (http) => http.call(enrol, { body: young }),
    },
    { bike: 'kept', checkDigitFits: true },
    201,
  );
});

test.each([
  ['with a PIN that many people choose', { pin: '1234' }, 422, 'PIN_NOT_VALID'],
  ['with a password that is too common', { password: 'password1' }, 422, 'PASSWORD_NOT_VALID'],
  ['with the VIN of another year', { bike: { ...body.bike, year: 2024 } }, 422, 'VIN_YEAR_MISMATCH'],
  ['without solving the captcha', { captcha: 'guessed' }, 422, 'CAPTCHA_WRONG'],
] as const)('enrolling %s', (how, change, status, code) => {
  const given = { ...body, ...change };
  return refuses(
    {
      given: [],
      when: `a newcomer enrolls ${how}`,
      endpoint: enrol,
      path: '/api/register',
      body: given,
      call: (http) => http.call(enrol, { body: given }),
    },
    status,
    code,
  );
});

test('the countries and regions of the address form', () =>
  answers(
    {
      given: [],
      when: 'a newcomer fills in the address',
      endpoint: listPlaces,
      path: '/api/places',
      query: { lang: 'fr' },
      call: (http) => http.call(listPlaces, { query: { lang: 'fr' } }),
    },
    {
      countries: [{ code: 'US', name: 'États-Unis' }],
      regions: { US: [{ code: 'UT', name: 'Utah' }], CA: [{ code: 'QC', name: 'Québec' }] },
    },
  ));

test('the challenge of the captcha', () =>
  answers(
    {
      given: [],
      when: 'a visitor ticks the captcha',
      endpoint: captchaChallenge,
      path: '/api/captcha-challenge',
      call: (http) => http.call(captchaChallenge),
    },
    {
      challenge: {
        algorithm: 'SHA-256',
        challenge: 'b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184',
        salt: '0123456789abcdef01234567?expires=1775240100&',
        signature: 'b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184',
        maxnumber: 100_000,
      },
    },
  ));

test('sending another code', () =>
  answers(
    {
      given: [unverified],
      when: 'a newcomer asks for another code',
      endpoint: sendEmailCode,
      path: '/api/account/email-code',
      call: (http) => http.call(sendEmailCode),
    },
    undefined,
    204,
  ));

test('the code of the mail', () =>
  answers(
    {
      given: [unverified, bike],
      when: 'a newcomer enters the code of the mail',
      endpoint: verifyEmail,
      path: '/api/account/verify-email',
      body: { code: '482913' },
      call: (http) => http.call(verifyEmail, { body: { code: '482913' } }),
    },
    { session },
  ));

test('a wrong code', () =>
  refuses(
    {
      given: [unverified],
      when: 'a newcomer enters a wrong code',
      endpoint: verifyEmail,
      path: '/api/account/verify-email',
      body: { code: '111111' },
      call: (http) => http.call(verifyEmail, { body: { code: '111111' } }),
    },
    422,
    'CODE_NOT_VALID',
  ));

test('a mistyped address', () => {
  const change = { email: 'right@example.com', password: 'RedRider2026' };
  return answers(
    {
      given: [unverified],
      when: 'a newcomer corrects the e-mail',
      endpoint: requestEmailChange,
      path: '/api/account/change-email',
      body: change,
      call: (http) => http.call(requestEmailChange, { body: change }),
    },
    undefined,
    204,
  );
});

test('the code sent to the corrected address', () => {
  const change = { email: 'right@example.com', code: '482913' };
  return answers(
    {
      given: [['a rider asked for another e-mail', { riderId, ...change }], bike],
      when: 'a newcomer enters the code sent to the corrected address',
      endpoint: confirmEmailChange,
      path: '/api/account/change-email/confirm',
      body: change,
      call: (http) => http.call(confirmEmailChange, { body: change }),
    },
    {
      session: {
        ...session,
        account: { ...session.account, email: change.email },
        user: { ...session.user, email: change.email },
      },
    },
  );
});
