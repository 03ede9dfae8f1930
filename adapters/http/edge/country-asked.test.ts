import { expect, test } from '@jest/globals';
import { endpoints } from '@rrr/contract';
import { z } from 'zod';

const lists = endpoints.flatMap((endpoint) =>
  'query' in endpoint && endpoint.query instanceof z.ZodObject && 'country' in endpoint.query.shape
    ? [[endpoint.id, endpoint.query.shape['country'] as z.ZodType] as const]
    : [],
);

test('every list by country is asked here', () =>
  expect(lists.map(([id]) => id)).toEqual(
    expect.arrayContaining([
      'searchRiders',
      'listRedemptions',
      'listRevoked',
      'listPayoutClaims',
      'exportPayoutClaims',
      'dealersLean',
      'listEvents',
      'vinReport',
    ]),
  ));

test.each(lists)('%s takes a country in either case, as it is kept', (_, country) => {
  expect(['us', ' Ca '].map((it) => country.parse(it))).toEqual(['US', 'CA']);
  expect(country.safeParse('USA').success).toBe(false);
});
