import { test } from '@jest/globals';
import { changeDealerPassword, dealerLogins, editDealer, inviteDealerLogin, removeDealerLogin } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { dealer, dealerId, firstPage, invitation, login } from '../testing/examples.js';

const { answers, refuses } = consumer('dealer');
const signedIn = ['a dealer is signed in', { dealerId }] as const;
const params = { role: 'dealer', dealerId } as const;
const accountId = login._id;
const another = ['another person logs in for the dealer', { dealerId, accountId }] as const;
const invited = ['a dealer was invited', { dealerId, email: invitation.email, code: '004217' }] as const;
const passwords = { oldPassword: 'RedRider2026', newPassword: 'Gravel Pit 2027' };

test('its contact data', () => {
  const body = { city: 'Redmond', websiteUrl: null, version: 1 };
  return answers(
    {
      given: [signedIn],
      when: 'a dealer changes its contact data',
      endpoint: editDealer,
      path: `/api/dealer/dealer/${dealerId}`,
      body,
      call: (http) => http.call(editDealer, { params, body }),
    },
    { dealer: { ...dealer, city: 'Redmond', websiteUrl: null, version: 2 } },
  );
});

test('its contact data, changed by someone else', () => {
  const body = { city: 'Redmond', version: 9 };
  return refuses(
    {
      given: [signedIn],
      when: 'a dealer changes a version that is not the stored one',
      endpoint: editDealer,
      path: `/api/dealer/dealer/${dealerId}`,
      body,
      call: (http) => http.call(editDealer, { params, body }),
    },
    409,
    'STALE_EDIT',
  );
});

test('its password', () =>
  answers(
    {
      given: [signedIn],
      when: 'a dealer changes the password of its login',
      endpoint: changeDealerPassword,
      path: '/api/dealer/dealer/change-password',
      body: passwords,
      call: (http) => http.call(changeDealerPassword, { body: passwords }),
    },
    undefined,
    204,
  ));

test('its password, with a wrong one', () => {
  const body = { ...passwords, oldPassword: 'not this one' };
  return refuses(
    {
      given: [signedIn],
      when: 'a dealer changes the password with a wrong one',
      endpoint: changeDealerPassword,
      path: '/api/dealer/dealer/change-password',
      body,
      call: (http) => http.call(changeDealerPassword, { body }),
    },
    422,
    'WRONG_PASSWORD',
  );
});

test('its logins', () =>
  answers(
    {
      given: [signedIn, another, invited],
      when: 'a dealer lists its logins and invitations',
      endpoint: dealerLogins,
      path: `/api/dealer/dealer/${dealerId}/logins`,
      query: { page: '1' },
      call: (http) => http.call(dealerLogins, { params, query: { page: 1 } }),
    },
    { logins: [login], invitations: [invitation], pagination: firstPage },
  ));

test('an invitation', () => {
  const body = { name: 'Jo Hale', email: 'jo@example.com', locale: 'fr' as const };
  return answers(
    {
      given: [signedIn],
      when: 'a dealer invites another person',
      endpoint: inviteDealerLogin,
      path: `/api/dealer/dealer/${dealerId}/logins`,
      body,
      call: (http) => http.call(inviteDealerLogin, { params, body }),
    },
    { invitations: [invitation] },
    201,
  );
});

test('an invitation to an address that has an account', () => {
  const body = { name: 'Robin Vance', email: login.email, locale: 'en' as const };
  return refuses(
    {
      given: [signedIn, another],
      when: 'a dealer invites someone who has an account',
      endpoint: inviteDealerLogin,
      path: `/api/dealer/dealer/${dealerId}/logins`,
      body,
      call: (http) => http.call(inviteDealerLogin, { params, body }),
    },
    409,
    'EMAIL_TAKEN',
  );
});

test('a login that is not needed any more', () =>
  answers(
    {
      given: [signedIn, another],
      when: 'a dealer removes a login',
      endpoint: removeDealerLogin,
      path: `/api/dealer/dealer/${dealerId}/login/${accountId}`,
      call: (http) => http.call(removeDealerLogin, { params: { ...params, accountId } }),
    },
    undefined,
    204,
  ));
