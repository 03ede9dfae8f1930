import { expect, test } from '@jest/globals';
import { addEvent, addSeries, enrol, exportSummary } from '@rrr/contract';
import { z } from 'zod';
import type { EdgeError, FieldIssue } from '../refusals/edge-error.js';
import { parseInput } from './input.js';

const issues = (schema: z.ZodType | undefined, input: unknown): readonly FieldIssue[] => {
  try {
    parseInput(schema, input);
    return [];
  } catch (refused) {
    return (refused as EdgeError).issues;
  }
};
const of = (field: string, schema: z.ZodType | undefined, input: unknown) =>
  issues(schema, input).filter((it) => it.path === field);

test.each([
  'never',
  '',
  '2025-02-31',
  '31/12/2025',
  '1950-01-01',
  '2101-01-01',
  '0000-00-00',
  '9999-99-99',
  '2025-06-14T00:00:00Z',
])('a bad date (%j) is told once, wherever it is written', (bad) => {
  const told = [{ path: expect.any(String), code: 'date' }];
  for (const field of ['startDate', 'endDate']) expect(of(field, addEvent.body, { [field]: bad })).toEqual(told);
  expect(of('expirationDate', addSeries.body, { expirationDate: bad })).toEqual(told);
  expect(of('startDate', exportSummary.query, { startDate: bad })).toEqual(told);
  if (!/^(1950|2101)/.test(bad)) expect(of('dateOfBirth', enrol.body, { dateOfBirth: bad })).toEqual(told);
});

test('a field that breaks two rules of one kind is told once, one that breaks two kinds is told both', () => {
  const word = z.strictObject({ it: z.string().max(3).regex(/^a/, 'format').regex(/z$/, 'format') });
  expect(issues(word, { it: 'b' })).toEqual([{ path: 'it', code: 'format' }]);
  expect(issues(word, { it: 'bbbb' })).toEqual([
    { path: 'it', code: 'too_long', limit: 3 },
    { path: 'it', code: 'format' },
  ]);
});
