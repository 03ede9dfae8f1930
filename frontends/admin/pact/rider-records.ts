import { test } from '@jest/globals';
import { addBike, decideBike, editBike, mergeRiders, retireBike, ridersLean } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { adminId, pagination, riderDetail, riderId, usd } from './examples.js';

const { answers, refuses } = consumer('admin');
const admin = ['an admin is signed in', { adminId }] as const;
const state = (sentence: string) => [sentence, { riderId }] as const;
const exists = state('another rider exists');
const withBike = state('the rider has a verified bike');
const credit = state('the rider has a credit award');
const at = `/api/admin/rider/${riderId}`;

const garage = { ...riderDetail.record!.bikes[0]!, vinStatus: 'unverified' as const };

const written = { year: 2025, make: 'KTM', model: '450 SX-F', vin: garage.vin };

const bikeAt = `/api/admin/bike/${garage._id}`;

test('bikes', async () => {
  await answers(
    {
      given: [admin, exists],
      when: 'an admin adds a bike',
      endpoint: addBike,
      path: `${at}/bikes`,
      body: written,
      call: (http) => http.call(addBike, { params: { role: 'admin', riderId }, body: written }),
    },
    { bike: garage },
    201,
  );
  const body = { ...written, model: '350 SX-F', version: 1 };
  const oneBike = { role: 'admin', bikeId: garage._id } as const;
  await answers(
    {
      given: [admin, withBike],
      when: 'an admin edits a bike',
      endpoint: editBike,
      path: bikeAt,
      body,
      call: (http) => http.call(editBike, { params: oneBike, body }),
    },
    { bike: garage },
  );
  await answers(
    {
      given: [admin, withBike],
      when: 'an admin removes a bike',
      endpoint: retireBike,
      path: bikeAt,
      call: (http) => http.call(retireBike, { params: oneBike }),
    },
    undefined,
    204,
  );
  const decision = { vinStatus: 'invalid', version: 1 } as const;
  await answers(
    {
      given: [admin, withBike],
      when: 'an admin decides on a VIN',
      endpoint: decideBike,
      path: `${bikeAt}/vin-status`,
      body: decision,
      call: (http) => http.call(decideBike, { params: { bikeId: garage._id }, body: decision }),
    },
    { bike: { ...garage, vinStatus: 'invalid' } },
  );
});

const otherId = '01hq00000000000000000r0002';

const other = ['another rider exists', { riderId: otherId }] as const;

test('the other account is found', () =>
  answers(
    {
      given: [admin, exists],
      when: 'an admin looks for the other account of a rider',
      endpoint: ridersLean,
      path: '/api/admin/riders-lean',
      query: { query: 'Carter', page: '1', limit: '8' },
      call: (http) =>
        http.call(ridersLean, { params: { role: 'admin' }, query: { query: 'Carter', page: 1, limit: 8 } }),
    },
    {
      riders: [{ _id: riderId, fullName: 'Sam Carter', hometown: 'Bend', state: 'OR', amaNumber: '1200345' }],
      pagination,
    },
  ));

test('a merge is previewed', () => {
  const body = { keepId: riderId, deleteId: otherId, dryRun: true };
  return answers(
    {
      given: [admin, credit, other],
      when: 'an admin previews a merge',
      endpoint: mergeRiders,
      path: '/api/admin/riders-merge',
      body,
      idempotencyKey: 'merge-key-0001',
      call: (http) => http.call(mergeRiders, { body, idempotencyKey: 'merge-key-0001' }),
    },
    {
      applied: false,
      keep: { _id: riderId, fullName: 'Sam Carter' },
      deleted: { _id: otherId, fullName: 'Kim Carter' },
      moves: {
        bikes: 0,
        results: 0,
        awards: 0,
        redemptions: 0,
        claims: 0,
        notes: 0,
        documents: 0,
        favourites: 0,
        timecards: 0,
      },
      collisions: [],
      balances: [{ book: 'credit', keep: usd(12500), deleted: usd(0), reversed: usd(0), after: usd(12500) }],
      standing: {
        factory: false,
        professional: false,
        taxStatus: null,
        dateOfBirth: '1999-04-02',
        parentalConsent: false,
        amaNumber: '1200345',
      },
      outcome: '5f1d',
    },
  );
});

test('a merge that nobody confirmed', () => {
  const body = { keepId: riderId, deleteId: otherId, confirmation: 'DELETE' };
  return refuses(
    {
      given: [admin, credit, other],
      when: 'an admin merges without the phrase',
      endpoint: mergeRiders,
      path: '/api/admin/riders-merge',
      body,
      idempotencyKey: 'merge-key-0002',
      call: (http) => http.call(mergeRiders, { body, idempotencyKey: 'merge-key-0002' }),
    },
    422,
    'CONFIRMATION_WRONG',
  );
});
