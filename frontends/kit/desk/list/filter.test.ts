import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { listEvents, listRedemptions, riderEarnings, searchRiders } from '@rrr/contract';
import { askedOf, type Filter } from './filter.js';

const choice = (...values: string[]) => values.map((value) => ({ value, label: value }));
const tables: [string, { safeParse(value: unknown): { success: boolean } }, Filter[]][] = [
  [
    'riders',
    searchRiders.query,
    [
      { key: 'query', kind: 'text', label: '' },
      { key: 'country', kind: 'country', label: '' },
      { key: 'bikeModel', kind: 'text', max: 60, label: '' },
      { key: 'bikeYear', kind: 'year', from: 2007, to: 2027, label: '' },
      { key: 'active', kind: 'yesNo', yes: '', no: '', label: '' },
      { key: 'status', kind: 'select', choices: choice('verified', 'unverified', 'invalid'), label: '' },
    ],
  ],
  ['events', listEvents.query, [{ key: 'state', kind: 'text', max: 50, label: '' }]],
  ['redemptions', listRedemptions.query, [{ key: 'afterDate', kind: 'date', label: '' }]],
  ['earnings', riderEarnings.query, [{ key: 'filter', kind: 'tabs', choices: choice('all', 'paid'), label: '' }]],
];

test.each(tables)('an address written by hand never asks the list of %s for what it refuses', (_, query, filters) => {
  const text = fc.oneof(fc.string(), fc.constantFrom('CA', '2025', '0000', 'true', 'verified', '2026-02-30', 'paid'));
  fc.assert(
    fc.property(fc.array(text, { minLength: filters.length, maxLength: filters.length }), (texts) => {
      const asked = filters.map((filter, at) => [filter.key, askedOf(filter, texts[at] ?? '')] as const);
      const said = Object.fromEntries(asked.filter(([, value]) => value !== undefined));
      expect(query.safeParse(said).success).toBe(true);
    }),
  );
});

test.each([
  [{ key: 'k', kind: 'text', label: '' }, 'sam ', 'sam '],
  [{ key: 'k', kind: 'text', label: '' }, '', undefined],
  [{ key: 'k', kind: 'date', label: '' }, '2026-02-28', '2026-02-28'],
  [{ key: 'k', kind: 'date', label: '' }, '2026-02-30', undefined],
  [{ key: 'k', kind: 'year', from: 2000, to: 2020, label: '' }, '2020', 2020],
  [{ key: 'k', kind: 'year', from: 2000, to: 2020, label: '' }, '2021', undefined],
  [{ key: 'k', kind: 'yesNo', yes: '', no: '', label: '' }, 'maybe', undefined],
  [{ key: 'k', kind: 'country', label: '' }, 'ca', undefined],
  [{ key: 'k', kind: 'tabs', choices: choice('all', 'paid'), label: '' }, '', 'all'],
] as [Filter, string, unknown][])('%j reads "%s" as %j', (filter, text, asked) =>
  expect(askedOf(filter, text)).toBe(asked),
);
