import { expect, test } from '@jest/globals';
import { editPromoter, editDealer } from '@rrr/contract';
import { limitOf, toSend } from './field-rules.js';

const { shape } = editPromoter.body;

test.each([
  ['name', 120],
  ['city', 100],
  ['websiteUrl', 255],
  ['email', 254],
  ['country', undefined],
] as const)('the contract’s limit of %s is %p characters', (name, limit) => expect(limitOf(shape[name])).toBe(limit));

test('without a schema there is no limit', () => expect(limitOf(undefined)).toBeUndefined());

test('nothing written is null where the contract takes null, and else nothing', () => {
  expect(toSend(shape.city, '  ')).toBeNull();
  expect(toSend(shape.name, '')).toBe('');
  expect(toSend(editDealer.body.shape.email, '')).toBeNull();
  expect(toSend(shape.city, ' Bend ')).toBe('Bend');
  expect(toSend(undefined, 1250)).toBe(1250);
});
