import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { searchRiders } from '@rrr/contract';
import { RIDER_FILTERS, ridersQuery } from './riders-query.js';

test('says what the filters say', () =>
  expect(
    ridersQuery({
      page: 2,
      query: 'Carter',
      country: 'US',
      bikeModel: '450',
      bikeYear: '2025',
      active: 'false',
      status: 'invalid',
    }),
  ).toEqual({
    query: 'Carter',
    country: 'US',
    bikeModel: '450',
    bikeYear: 2025,
    active: 'false',
    status: 'invalid',
    page: 2,
    limit: 25,
  }));

test('an address written by hand never asks for what the API refuses', () => {
  const any = fc.record(Object.fromEntries(Object.keys(RIDER_FILTERS).map((key) => [key, fc.string()])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(any, fc.integer({ min: 1, max: 1_000_000 }), (said, page) =>
      expect(searchRiders.query.safeParse(ridersQuery({ ...said, page })).success).toBe(true),
    ),
  );
});
