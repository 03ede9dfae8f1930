import { test } from '@jest/globals';
import {
  adjustWallet,
  editRider,
  listPlaces,
  markFactory,
  removeRaces,
  sendExpireMail,
  setRiderActive,
  unlockPin,
} from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import { consumer } from '@rrr/kit/pact';
import { adminId, riderDetail, riderId, usd } from './examples.js';

const { answers, refuses } = consumer('admin');
const admin = ['an admin is signed in', { adminId }] as const;
const state = (sentence: string) => [sentence, { riderId }] as const;
const withBike = state('the rider has a verified bike');
const credit = state('the rider has a credit award');
const complete = [admin, state('the rider has a balance that expires'), withBike];
const params = { riderId };
const at = `/api/admin/rider/${riderId}`;

test('the record is edited', () => {
  const body = { phone1: '5415550123', version: 1 };
  return answers(
    {
      given: complete,
      when: 'an admin edits a rider',
      endpoint: editRider,
      path: at,
      body,
      call: (http) => http.call(editRider, { params: { role: 'admin', riderId }, body }),
    },
    { rider: riderDetail },
  );
});

test('someone edited it before', () => {
  const body = { phone1: '5415550124', version: 9 };
  return refuses(
    {
      given: complete,
      when: 'an admin edits a rider whom someone else edited',
      endpoint: editRider,
      path: at,
      body,
      call: (http) => http.call(editRider, { params: { role: 'admin', riderId }, body }),
    },
    409,
    'STALE_EDIT',
  );
});

test('states and provinces', () =>
  answers(
    {
      given: [],
      when: 'an admin fills in an address',
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

test('deactivated', () => {
  const body = { active: false };
  return answers(
    {
      given: complete,
      when: 'an admin deactivates a rider',
      endpoint: setRiderActive,
      path: `${at}/active`,
      body,
      call: (http) => http.call(setRiderActive, { params, body }),
    },
    // a deactivated rider holds no VIN
    { rider: { ...riderDetail, deActivated: true, bikes: [] }, takenBikes: [] },
  );
});

test('a factory rider', () => {
  const body = { factory: true };
  return answers(
    {
      given: complete,
      when: 'an admin marks a factory rider',
      endpoint: markFactory,
      path: `${at}/mark-factory`,
      body,
      call: (http) => http.call(markFactory, { params, body }),
    },
    { rider: riderDetail },
  );
});

test('the PIN is unlocked', () =>
  answers(
    {
      given: [admin, state('a rider has a balance and a locked PIN')],
      when: 'an admin unlocks a PIN',
      endpoint: unlockPin,
      path: `${at}/unlock-pin`,
      call: (http) => http.call(unlockPin, { params }),
    },
    undefined,
    204,
  ));

test('the balance is adjusted', () => {
  const body = { amount: usd(1000), book: 'credit', reason: 'Class paid twice' } as const;
  return answers(
    {
      given: [admin, credit],
      when: 'an admin adjusts a balance',
      endpoint: adjustWallet,
      path: `${at}/adjust`,
      body,
      idempotencyKey: 'adjust-key-0001',
      call: (http) => http.call(adjustWallet, { params, body, idempotencyKey: 'adjust-key-0001' }),
    },
    { _id: '01hq00000000000000000n0002', awardId: '01hq00000000000000000w0009', newBalance: usd(13500) },
    201,
  );
});

test('races are previewed, and an outdated preview is refused', async () => {
  const ask = (query: { dryRun: 'true' | 'false'; outcome?: string }) => ({
    given: [admin, credit],
    when: `an admin removes races, ${query.dryRun === 'true' ? 'a preview' : 'outdated'}`,
    endpoint: removeRaces,
    path: `${at}/remove-races`,
    query,
    idempotencyKey: `races-${query.dryRun}`,
    call: (http: HttpClient) => http.call(removeRaces, { params, query, idempotencyKey: `races-${query.dryRun}` }),
  });
  await answers(ask({ dryRun: 'true' }), {
    applied: false,
    removed: 1,
    events: 1,
    money: [{ issued: usd(0), reversed: usd(12500), overpaid: usd(0) }],
    outcome: '5f1d',
  });
  await refuses(ask({ dryRun: 'false', outcome: 'another' }), 409, 'PREVIEW_OUTDATED');
});

test('credit that expires is reminded of', () => {
  const body = { riderIds: [riderId] };
  return answers(
    {
      given: complete,
      when: 'an admin reminds a rider of expiring credit',
      endpoint: sendExpireMail,
      path: '/api/admin/riders/send-expire-mail',
      body,
      idempotencyKey: 'expiry-key-0001',
      call: (http) => http.call(sendExpireMail, { body, idempotencyKey: 'expiry-key-0001' }),
    },
    { letters: 1 },
  );
});
