import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { listEvents } from '@rrr/contract';
import { eventsQuery } from './events-query.js';

test.each([
  ['-startDate', 'startDate', 'descending'],
  ['title', 'title', 'ascending'],
  ['-city', 'city', 'descending'],
  ['password', 'startDate', 'descending'],
])('sort %s', (sort, sortBy, direction) =>
  expect(eventsQuery({ page: 1 }, sort)).toMatchObject({ sortBy, sort: direction }),
);

test('an address written by hand never asks for what the API refuses', () => {
  const said = fc.record({ query: fc.string(), country: fc.string(), state: fc.string() }, { requiredKeys: [] });
  fc.assert(
    fc.property(said, fc.string(), (it, sort) =>
      expect(listEvents.query.safeParse(eventsQuery({ ...it, page: 1 }, sort)).success).toBe(true),
    ),
  );
});
