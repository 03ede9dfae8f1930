import { test } from '@jest/globals';
import {
  addBike,
  changeRiderPassword,
  confirmEmailChange,
  editBike,
  endSession,
  listPlaces,
  listSessions,
  logoutEverywhere,
  requestEmailChange,
  retireBike,
  setAccountLocale,
  setPin,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { bike, record, riderId } from '@rrr/kit/pact/examples';

const { answers, refuses } = consumer('rider');
const rider = ['a rider is signed in', { riderId }] as const;
const withBike = ['the rider has a verified bike', { riderId }] as const;
const written = { year: 2025, make: 'KTM', model: '450 SX-F', vin: bike.vin! };
const password = 'RedRider2026';
const garageBike = { ...record.bikes[0]!, vinStatus: 'unverified' as const };

test('a new bike', () =>
  answers(
    {
      given: [rider],
      when: 'a rider adds a bike',
      endpoint: addBike,
      path: `/api/rider/rider/${riderId}/bikes`,
      body: written,
      call: (http) => http.call(addBike, { params: { role: 'rider', riderId }, body: written }),
    },
    { bike: garageBike },
    201,
  ));

test('a bike that is in the garage already', () =>
  refuses(
    {
      given: [rider, withBike],
      when: 'a rider adds the same bike again',
      endpoint: addBike,
      path: `/api/rider/rider/${riderId}/bikes`,
      body: written,
      call: (http) => http.call(addBike, { params: { role: 'rider', riderId }, body: written }),
    },
    409,
    'VIN_YOURS',
  ));

test('a changed bike', () => {
  const body = { ...written, model: '350 SX-F', version: 1 };
  return answers(
    {
      given: [rider, withBike],
      when: 'a rider corrects the model of a bike',
      endpoint: editBike,
      path: `/api/rider/bike/${bike._id}`,
      body,
      call: (http) => http.call(editBike, { params: { role: 'rider', bikeId: bike._id }, body }),
    },
    { bike: { ...garageBike, model: '350 SX-F', version: 2 } },
  );
});

test('a bike that is gone', () =>
  answers(
    {
      given: [rider, withBike],
      when: 'a rider removes a bike',
      endpoint: retireBike,
      path: `/api/rider/bike/${bike._id}`,
      call: (http) => http.call(retireBike, { params: { role: 'rider', bikeId: bike._id } }),
    },
    undefined,
    204,
  ));

test('a PIN', () => {
  const body = { password, pin: '4071' };
  return answers(
    {
      given: [rider],
      when: 'a rider sets a PIN',
      endpoint: setPin,
      path: '/api/rider/rider/pin',
      body,
      call: (http) => http.call(setPin, { body }),
    },
    undefined,
    204,
  );
});

test('a PIN with a wrong password', () => {
  const body = { password: 'Something else', pin: '4071' };
  return refuses(
    {
      given: [rider],
      when: 'a rider sets a PIN with a wrong password',
      endpoint: setPin,
      path: '/api/rider/rider/pin',
      body,
      call: (http) => http.call(setPin, { body }),
    },
    422,
    'WRONG_PASSWORD',
  );
});

test('another password', () => {
  const body = { oldPassword: password, newPassword: 'Four tall horses' };
  return answers(
    {
      given: [rider],
      when: 'a rider changes the password',
      endpoint: changeRiderPassword,
      path: '/api/rider/rider/change-password',
      body,
      call: (http) => http.call(changeRiderPassword, { body }),
    },
    undefined,
    204,
  );
});

test('a code for another e-mail', () => {
  const body = { email: 'new@example.com', password };
  return answers(
    {
      given: [rider],
      when: 'a rider asks for another e-mail',
      endpoint: requestEmailChange,
      path: '/api/account/change-email',
      body,
      call: (http) => http.call(requestEmailChange, { body }),
    },
    undefined,
    204,
  );
});

test('another e-mail', () => {
  const body = { email: 'new@example.com', code: '482913' };
  const account = { _id: '01hq0000000000000000000001', type: 'rider', emailVerified: true } as const;
  return answers(
    {
      given: [['a rider asked for another e-mail', { riderId, ...body }], withBike],
      when: 'a rider enters the code of the new address',
      endpoint: confirmEmailChange,
      path: '/api/account/change-email/confirm',
      body,
      call: (http) => http.call(confirmEmailChange, { body }),
    },
    {
      session: {
        account: { ...account, email: body.email, deActivated: false, locale: 'en' },
        user: {
          _id: riderId,
          fullName: 'Sam Carter',
          email: body.email,
          phone: '5415550123',
          profileImage: null,
          bikes: [{ _id: bike._id, valid: true }],
        },
        proxyHost: null,
      },
    },
  );
});

test('the language of e-mails', () => {
  const body = { locale: 'fr' } as const;
  return answers(
    {
      given: [rider],
      when: 'a rider chooses French e-mails',
      endpoint: setAccountLocale,
      path: '/api/account/locale',
      body,
      call: (http) => http.call(setAccountLocale, { body }),
    },
    undefined,
    204,
  );
});

const sessionId = `s${riderId.slice(1)}`;

test('devices', () =>
  answers(
    {
      given: [rider],
      when: 'a rider lists the devices that are logged in',
      endpoint: listSessions,
      path: '/api/account/sessions',
      call: (http) => http.call(listSessions),
    },
    {
      sessions: [
        { _id: sessionId, since: '2026-01-01T00:00:00.000Z', until: '2027-01-01T00:00:00.000Z', current: true },
      ],
    },
  ));

test('a device that is logged out', () =>
  answers(
    {
      given: [rider],
      when: 'a rider logs a device out',
      endpoint: endSession,
      path: `/api/account/session/${sessionId}`,
      call: (http) => http.call(endSession, { params: { sessionId } }),
    },
    undefined,
    204,
  ));

test('every device', () =>
  answers(
    {
      given: [rider],
      when: 'a rider logs out everywhere',
      endpoint: logoutEverywhere,
      path: '/api/logout-everywhere',
      call: (http) => http.call(logoutEverywhere),
    },
    undefined,
    204,
  ));

test('the countries and regions of the address', () =>
  answers(
    {
      given: [],
      when: 'a rider fills in the address',
      endpoint: listPlaces,
      path: '/api/places',
      query: { lang: 'en' },
      call: (http) => http.call(listPlaces, { query: { lang: 'en' } }),
    },
    {
      countries: [{ code: 'US', name: 'United States' }],
      regions: { US: [{ code: 'OR', name: 'Oregon' }], CA: [{ code: 'QC', name: 'Quebec' }] },
    },
  ));
