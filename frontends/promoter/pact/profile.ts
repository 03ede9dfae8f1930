import { expect, test } from '@jest/globals';
import {
  changePromoterPassword,
  editPromoter,
  getPromoter,
  listPlaces,
  removeProfileImage,
  setProfileImage,
} from '@rrr/contract';
import { consumer, uploader } from '@rrr/kit/pact';
import { promoter, promoterId } from '../testing/examples.js';

const { answers, refuses } = consumer('promoter');
const uploads = uploader('promoter');
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

test('the states to choose among', () =>
  answers(
    {
      given: [],
      when: 'a promoter fills in an address',
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

test('a password that is not the current one', () => {
  const body = { oldPassword: 'NotTheOne2026', newPassword: 'NewRider2027' };
  return refuses(
    {
      given: [signedIn],
      when: 'a promoter changes the password with a wrong one',
      endpoint: changePromoterPassword,
      path: '/api/promoter/promoter/change-password',
      body,
      call: (http) => http.call(changePromoterPassword, { body }),
    },
    422,
    'WRONG_PASSWORD',
  );
});

const picture = { role: 'promoter', type: 'promoter', subjectId: promoterId } as const;
const pictureAt = `/api/promoter/profile-image/promoter/${promoterId}`;

test('a picture that is none', async () => {
  const file = new File(['not a picture'], 'logo.png', { type: 'image/png' });
  const form = new FormData();
  form.append('file', file);
  const got = await uploads(
    {
      given: [signedIn],
      when: 'a promoter sends a picture that is none',
      method: 'PUT',
      path: pictureAt,
      form,
      call: (http) => http.call(setProfileImage, { params: picture, files: { file } }),
    },
    415,
    { code: 'NOT_AN_IMAGE' },
  );
  expect(got).toEqual({ status: 415, code: 'NOT_AN_IMAGE' });
});

test('its picture is removed', () =>
  answers(
    {
      given: [signedIn],
      when: 'a promoter removes its picture',
      endpoint: removeProfileImage,
      path: pictureAt,
      call: (http) => http.call(removeProfileImage, { params: picture }),
    },
    undefined,
    204,
  ));
