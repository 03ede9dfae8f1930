import { expect, test } from '@jest/globals';
import { rulesOf, toSend } from './field-rules.js';

test('nothing written is null, unless something must be', () => {
  expect(toSend({}, '  ')).toBeNull();
  expect(toSend({ required: true }, ' ')).toBe('');
  expect(toSend({}, ' Bend ')).toBe('Bend');
  expect(toSend({}, 1250)).toBe(1250);
});

test.each([
  [2026, undefined],
  [1979, 'form.number'],
  [2101, 'form.number'],
  ['invalid', 'form.number'],
  [null, undefined],
  [undefined, undefined],
])('a number has its limits: %p', async (value, fault) => {
  const field = { name: 'year', kind: 'number', label: 'Year', min: 1980, max: 2100 } as const;
  const [rule] = rulesOf(field, (key) => key);
  const { validator } = rule as { validator: (rule: unknown, value: unknown) => Promise<void> };
  expect(await validator(rule, value).catch((error: Error) => error.message)).toBe(fault);
});
