import { expect, test } from '@jest/globals';
import { record, usd } from '@rrr/kit/pact/examples';
import { riderCash, payoutClaim } from '../../pact/examples.js';
import { owedOf } from './owed.js';

const [cash] = riderCash.cash;
const on = (dueDate: string) => ({ ...cash!.awards[0]!, dueDate });
const paper = (kind: 'licence' | 'w9') => ({
  _id: '01hq00000000000000000g0001',
  kind,
  status: 'uploaded' as const,
  contentType: 'image/png' as const,
  bytes: 4000,
  uploadedAt: '2026-04-01T12:00:00.000Z',
  decision: null,
});

test('nothing earned, nothing owed', () => {
  expect(owedOf({ ...riderCash, cash: [] }, [], record)).toEqual([]);
  expect(owedOf({ ...riderCash, cash: [{ ...cash!, gross: usd(0), awards: [] }] }, [], record)).toEqual([]);
});

test('what is owed, what was requested, and nothing of what was sent', () => {
  const sent = { ...payoutClaim, _id: '01hq00000000000000000q0002', state: 'sent' as const };
  expect(owedOf({ ...riderCash, missing: [] }, [payoutClaim, sent], record)).toEqual([
    { currency: 'USD', owed: usd(12_500), requested: usd(12_500), parts: [], paidBy: payoutClaim.dueDate },
  ]);
});

test('each amount has one deadline, and what is late is one amount', () => {
  const of = (...dates: readonly string[]) =>
    owedOf({ ...riderCash, missing: ['w9'], cash: [{ ...cash!, awards: dates.map(on) }] }, [], record, '2026-06-01')[0]
      ?.parts;
  expect(of('2026-08-01', '2026-05-01', '2026-06-01', '2026-04-01', '2026-08-01')).toEqual([
    { amount: usd(25_000), dueDate: '2026-04-01', late: true },
    { amount: usd(12_500), dueDate: '2026-06-01', late: false },
    { amount: usd(25_000), dueDate: '2026-08-01', late: false },
  ]);
});

test('a deadline matters until all is sent', () => {
  const partsWith = (documents: readonly ReturnType<typeof paper>[]) =>
    owedOf({ ...riderCash, missing: ['licence', 'w9'] }, [], { ...record, documents: [...documents] }, '2026-06-01')[0]
      ?.parts.length;
  expect(partsWith([paper('licence')])).toBe(1);
  expect(partsWith([paper('licence'), paper('w9')])).toBe(0);
});
