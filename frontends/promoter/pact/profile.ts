import { test } from '@jest/globals';
import { editPromoter, getPromoter } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { promoter, promoterId } from '../testing/examples.js';

const { answers, refuses } = consumer('promoter');
const signedIn = ['a promoter is signed in', { promoterId }] as const;
const params = { role: 'promoter', id: promoterId } as const;
const path = `/api/promoter/promoter/${promoterId}`;

/** A profile in which only what must be is filled in. */
const bare = {
  ...promoter,
  contactName: null,
  addressLine1: null,
  city: null,
  state: null,
  zipcode: null,
  country: null,
  websiteUrl: null,
  bio: null,
  version: 1,
};

test('its own profile', () =>
  answers(
    {
      given: [signedIn],
      when: 'a promoter looks at its own profile',
      endpoint: getPromoter,
      path,
      call: (http) => http.call(getPromoter, { params }),
    },
    { promoter: bare },
  ));

test('a change of its own profile', () => {
  const { events: _events, series: _series, hasLogin: _hasLogin, decisions: _decisions, ...edited } = bare;
  const body = { city: 'Redmond', version: 1 };
  return answers(
    {
      given: [signedIn],
      when: 'a promoter changes the city of its own profile',
      endpoint: editPromoter,
      path,
      body,
      call: (http) => http.call(editPromoter, { params, body }),
    },
    { promoter: { ...edited, city: 'Redmond', version: 2 } },
  );
});

test('a change of its own profile that someone else changed meanwhile', () => {
  const body = { city: 'Redmond', version: 2 };
  return refuses(
    {
      given: [signedIn],
      when: 'a promoter changes a profile that is no longer as it was read',
      endpoint: editPromoter,
      path,
      body,
      call: (http) => http.call(editPromoter, { params, body }),
    },
    409,
    'STALE_EDIT',
  );
});
