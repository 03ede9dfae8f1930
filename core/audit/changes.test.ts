import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changesOf } from './index.js';

test('tells the fields that changed, before and after, and no other', () => {
  expect(changesOf({ city: 'Moab', state: 'UT', bio: null }, { city: 'Provo', state: 'UT', bio: null })).toEqual({
    city: { before: 'Moab', after: 'Provo' },
  });
});

test('says that a personal field changed, not what it holds', () => {
  expect(
    changesOf<Record<string, unknown>>(
      { email: 'a@example.com', phone1: null, vin: 'X' },
      { email: 'b@example.com', phone1: '555', vin: 'X' },
    ),
  ).toEqual({
    email: { before: '***', after: '***' },
    phone1: { before: null, after: '***' },
  });
});

test('an edit that changes nothing tells nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (it) =>
      expect(changesOf(it, structuredClone(it))).toEqual({}),
    ),
  );
});
