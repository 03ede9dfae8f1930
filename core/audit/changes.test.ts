import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changesOf, maskedFields } from './index.js';

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

test('masks a field that nobody declared harmless, of an edit and of a new record', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 20 }), fc.anything(), (name, held) => {
      const field = `made-up ${name}`;
      const mask = held === null || held === undefined ? null : '***';
      expect(maskedFields({ [field]: held, title: 'Round 1' })).toEqual({ [field]: mask, title: 'Round 1' });
      const changes = changesOf<Record<string, unknown>>({}, { [field]: `held ${name}` });
      expect(changes).toEqual({ [field]: { before: null, after: '***' } });
    }),
  );
  expect(changesOf<Record<string, unknown>>({ nickname: 'Ace' }, { nickname: 'Flash' })).toEqual({
    nickname: { before: '***', after: '***' },
  });
});

test('an edit that changes nothing tells nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) =>
      expect(changesOf(record, structuredClone(record))).toEqual({}),
    ),
  );
});
