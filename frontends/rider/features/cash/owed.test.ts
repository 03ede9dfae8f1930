import { expect, test } from '@jest/globals';
import { usd } from '@rrr/kit/pact/examples';
import { riderCash, payoutClaim } from '../../pact/examples.js';
import { owedOf } from './owed.js';

test('nothing earned, nothing owed', () => {
  expect(owedOf({ ...riderCash, cash: [] }, [])).toEqual([]);
  expect(owedOf({ ...riderCash, cash: [{ ...riderCash.cash[0]!, gross: usd(0), awards: [] }] }, [])).toEqual([]);
});

test('awards and pending claims are one sum; sent ones are paid', () => {
  const sent = { ...payoutClaim, _id: '01hq00000000000000000q0002', state: 'sent' as const };
  expect(owedOf({ ...riderCash, missing: [] }, [payoutClaim, sent])).toEqual([
    {
      currency: 'USD',
      total: usd(25_000),
      unclaimed: usd(12_500),
      infoDue: null,
      infoPast: null,
      paidBy: payoutClaim.dueDate,
    },
  ]);
});

test('the first deadline counts while something is missing', () => {
  const [cash] = riderCash.cash;
  const later = { ...cash!.awards[0]!, dueDate: '2026-06-01' };
  const [owed] = owedOf(
    { ...riderCash, missing: ['w9'], cash: [{ ...cash!, awards: [later, ...cash!.awards] }] },
    [],
    '2026-01-01',
  );
  expect([owed?.infoDue, owed?.infoPast, owed?.paidBy]).toEqual([cash!.awards[0]!.dueDate, null, null]);
});

test('a deadline that can still be met counts before one that has passed', () => {
  const [cash] = riderCash.cash;
  const on = (dueDate: string) => ({ ...cash!.awards[0]!, dueDate });
  const of = (...dates: readonly string[]) =>
    owedOf({ ...riderCash, missing: ['w9'], cash: [{ ...cash!, awards: dates.map(on) }] }, [], '2026-06-01')[0];
  expect(of('2026-05-01', '2026-08-01', '2026-06-01')).toMatchObject({ infoDue: '2026-06-01', infoPast: '2026-05-01' });
  expect(of('2026-05-01', '2026-04-01')).toMatchObject({ infoDue: '2026-04-01', infoPast: null });
});
