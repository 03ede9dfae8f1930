import { expect, test } from '@jest/globals';
import { toSend } from './field-rules.js';

test('nothing written is null, unless something must be', () => {
  expect(toSend({}, '  ')).toBeNull();
  expect(toSend({ required: true }, ' ')).toBe('');
  expect(toSend({}, ' Bend ')).toBe('Bend');
  expect(toSend({}, 1250)).toBe(1250);
});
