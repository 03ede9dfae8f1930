import { test } from '@jest/globals';
import { getRider, riderAwards, riderEarnings, riderLedger, searchRiders, setLang } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import {
  adminId,
  award,
  cashEntry,
  earned,
  entry,
  pagination,
  redemption,
  refusedResult,
  riderCard,
  riderDetail,
  riderId,
} from './examples.js';

const { answers, refuses } = consumer('admin');
const admin = ['an admin is signed in', { adminId }] as const;
const state = (sentence: string) => [sentence, { riderId }] as const;
const params = { role: 'admin', riderId } as const;
const firstPage = { page: '1', limit: '15' };
const first = { page: 1, limit: 15 };
const complete = [state('the rider has a balance that expires'), state('the rider has a verified bike')];

test('find a rider by everything one can ask', () =>
  answers(
    {
      given: [admin, ...complete],
      when: 'an admin searches riders with every filter',
      endpoint: searchRiders,
      path: '/api/admin/riders',
      query: {
        query: 'Carter',
        country: 'US',
        bikeModel: '450 SX-F',
        bikeYear: '2025',
        active: 'true',
        status: 'verified',
        page: '1',
        limit: '25',
      },
      call: (http) =>
        http.call(searchRiders, {
          params: { role: 'admin' },
          query: {
            query: 'Carter',
            country: 'US',
            bikeModel: '450 SX-F',
            bikeYear: 2025,
            active: 'true',
            status: 'verified',
            page: 1,
            limit: 25,
          },
        }),
    },
    { riders: [riderCard], pagination },
  ));

test('one rider', () =>
  answers(
    {
      given: [admin, ...complete, state('the rider has redeemed')],
      when: 'an admin opens a rider',
      endpoint: getRider,
      path: `/api/admin/rider/${riderId}`,
      call: (http) => http.call(getRider, { params }),
    },
    { rider: riderDetail, creditRedemptions: [redemption], payoutClaims: [] },
  ));

test('a rider who is not there', () =>
  refuses(
    {
      given: [admin],
      when: 'an admin opens a rider who does not exist',
      endpoint: getRider,
      path: '/api/admin/rider/01hq00000000000000000r9999',
      call: (http) => http.call(getRider, { params: { role: 'admin', riderId: '01hq00000000000000000r9999' } }),
    },
    404,
    'NOT_FOUND',
  ));

test('awards of a rider', () =>
  answers(
    {
      given: [admin, state('the rider has a credit award')],
      when: "an admin lists a rider's awards",
      endpoint: riderAwards,
      path: `/api/admin/rider/${riderId}/awards`,
      query: firstPage,
      call: (http) => http.call(riderAwards, { params, query: first }),
    },
    { awards: [award], pagination },
  ));

test('results of a rider that earned', () =>
  answers(
    {
      given: [admin, state('the rider has a credit award')],
      when: "an admin lists a rider's paid results",
      endpoint: riderEarnings,
      path: `/api/admin/rider/${riderId}/earnings`,
      query: { filter: 'paid', ...firstPage },
      call: (http) => http.call(riderEarnings, { params, query: { filter: 'paid', ...first } }),
    },
    { earnings: [earned], pagination },
  ));

test('results of a rider that earned nothing', () =>
  answers(
    {
      given: [admin, state('the rider has a result that earned nothing')],
      when: "an admin lists a rider's unpaid results",
      endpoint: riderEarnings,
      path: `/api/admin/rider/${riderId}/earnings`,
      query: { filter: 'unpaid', ...firstPage },
      call: (http) => http.call(riderEarnings, { params, query: { filter: 'unpaid', ...first } }),
    },
    { earnings: [refusedResult], pagination },
  ));

test.each([
  ['credit', 'the rider has a credit award', entry],
  ['cash', 'the rider has a cash award', cashEntry],
] as const)('the %s ledger of a rider', (book, sentence, example) =>
  answers(
    {
      given: [admin, state(sentence)],
      when: `an admin reads a rider's ${book} ledger`,
      endpoint: riderLedger,
      path: `/api/admin/rider/${riderId}/ledger`,
      query: { currency: 'USD', book, ...firstPage },
      call: (http) => http.call(riderLedger, { params, query: { currency: 'USD', book, ...first } }),
    },
    { entries: [example], pagination },
  ),
);

test('the language of the browser', () =>
  answers(
    {
      given: [],
      when: 'the person switches to French',
      endpoint: setLang,
      path: '/api/set-lang',
      query: { lang: 'fr' },
      call: (http) => http.call(setLang, { query: { lang: 'fr' } }),
    },
    undefined,
    204,
  ));
