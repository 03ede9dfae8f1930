import { test } from '@jest/globals';
import {
  addVinPattern,
  decideBike,
  deleteVinPattern,
  listVinDisputes,
  listVinPatterns,
  settleVinDispute,
  unverifyVinPattern,
  verifyBikes,
  verifyVinPattern,
  vinCounts,
  vinReport,
} from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { adminId, pagination, riderDetail, riderId } from './examples.js';
import { dispute, pattern } from './vin-examples.js';

const { answers, refuses } = consumer('admin');
const admin = ['an admin is signed in', { adminId }] as const;
const withPattern = ['a VIN pattern exists', { patternId: pattern._id }] as const;
const waiting = ['the rider has a bike that waits', { riderId }] as const;
const disputed = ['two riders claim a VIN', { disputeId: dispute._id, riderId }] as const;
const at = '/api/vin-patterns';
const held = { ...riderDetail.record!.bikes[0]!, vinStatus: 'unverified' as const };

test('the patterns', () =>
  answers(
    {
      given: [admin, withPattern],
      when: 'an admin lists VIN patterns that wait',
      endpoint: listVinPatterns,
      path: at,
      query: { query: '450', year: '2025', status: 'unverified', page: '1', limit: '25' },
      call: (http) =>
        http.call(listVinPatterns, {
          query: { query: '450', year: 2025, status: 'unverified', page: 1, limit: 25 },
        }),
    },
    { vinPatterns: [pattern], pagination },
  ));

const { model, year, pattern: code } = pattern;
const added = { model, year, pattern: code };

test('a new pattern', () =>
  answers(
    {
      given: [admin],
      when: 'an admin adds a VIN pattern',
      endpoint: addVinPattern,
      path: at,
      body: added,
      call: (http) => http.call(addVinPattern, { body: added }),
    },
    { pattern },
    201,
  ));

test('a pattern that is there already', () =>
  refuses(
    {
      given: [admin, withPattern],
      when: 'an admin adds a VIN pattern a second time',
      endpoint: addVinPattern,
      path: at,
      body: added,
      call: (http) => http.call(addVinPattern, { body: added }),
    },
    409,
    'PATTERN_EXISTS',
  ));

const byId = { pattern: pattern._id };

test('a pattern is verified', () =>
  answers(
    {
      given: [admin, withPattern],
      when: 'an admin verifies a VIN pattern',
      endpoint: verifyVinPattern,
      path: `${at}/verify`,
      body: byId,
      call: (http) => http.call(verifyVinPattern, { body: byId }),
    },
    { pattern: { ...pattern, status: 'verified', decidedAt: '2026-04-03T18:00:00.000Z', decidedBy: 'Ada Moreau' } },
  ));

test('a pattern is set to not verified', () =>
  answers(
    {
      given: [admin, withPattern],
      when: 'an admin sets a VIN pattern to not verified',
      endpoint: unverifyVinPattern,
      path: `${at}/unverify`,
      body: byId,
      call: (http) => http.call(unverifyVinPattern, { body: byId }),
    },
    { pattern },
  ));

test('a pattern is deleted', () =>
  answers(
    {
      given: [admin, withPattern],
      when: 'an admin deletes a VIN pattern',
      endpoint: deleteVinPattern,
      path: `${at}/${pattern._id}`,
      call: (http) => http.call(deleteVinPattern, { params: { patternId: pattern._id } }),
    },
    undefined,
    204,
  ));

test('waiting bikes are checked', () =>
  answers(
    {
      given: [admin, waiting],
      when: 'an admin checks the bikes that wait',
      endpoint: verifyBikes,
      path: `${at}/verify-bikes`,
      body: {},
      call: (http) => http.call(verifyBikes, { body: {} }),
    },
    { looked: 0, verified: 0 },
  ));

test('how much waits', () =>
  answers(
    {
      given: [admin, waiting, withPattern],
      when: 'an admin looks at how many VINs wait',
      endpoint: vinCounts,
      path: '/api/vin-counts',
      call: (http) => http.call(vinCounts),
    },
    {
      bikes: { unverified: 1, verified: 0, invalid: 0 },
      patterns: { unverified: 1, verified: 0 },
      openDisputes: 0,
    },
  ));

test('the bikes of the riders', () =>
  answers(
    {
      given: [admin, waiting],
      when: 'an admin lists bikes that wait',
      endpoint: vinReport,
      path: '/api/vin-report',
      query: { query: 'Carter', status: 'unverified', page: '1', limit: '25' },
      call: (http) => http.call(vinReport, { query: { query: 'Carter', status: 'unverified', page: 1, limit: 25 } }),
    },
    {
      riders: [
        {
          _id: riderId,
          fullName: 'Sam Carter',
          email: 'rider@example.com',
          country: 'US',
          deActivated: false,
          bikes: [held],
        },
      ],
      pagination,
    },
  ));

test('a bike is decided', () => {
  const body = { vinStatus: 'invalid' as const, version: 1 };
  return answers(
    {
      given: [admin, waiting],
      when: 'an admin sets a bike to invalid',
      endpoint: decideBike,
      path: `/api/admin/bike/${held._id}/vin-status`,
      body,
      call: (http) => http.call(decideBike, { params: { bikeId: held._id }, body }),
    },
    { bike: { ...held, vinStatus: 'invalid', version: 2 } },
  );
});

test('the disputes', () =>
  answers(
    {
      given: [admin, disputed],
      when: 'an admin lists open VIN disputes',
      endpoint: listVinDisputes,
      path: '/api/vin-disputes',
      query: { open: 'true', page: '1' },
      call: (http) => http.call(listVinDisputes, { query: { open: 'true', page: 1 } }),
    },
    { vinDisputes: [dispute], pagination },
  ));

test('a dispute is settled', () => {
  const body = { outcome: 'stays' as const };
  return answers(
    {
      given: [admin, disputed],
      when: 'an admin settles a VIN dispute',
      endpoint: settleVinDispute,
      path: `/api/vin-disputes/${dispute._id}/settle`,
      body,
      call: (http) => http.call(settleVinDispute, { params: { disputeId: dispute._id }, body }),
    },
    undefined,
    204,
  );
});
