import { expect, test } from '@jest/globals';
import { usd } from '@rrr/kit/pact/examples';
import { award } from '../../pact/examples.js';
import { runwayOf } from './runway.js';

const expiring = (expireDate: string | null, amount = 1_000) => ({ ...award, expireDate, currentValue: usd(amount) });
const shown = (...awards: (typeof award)[]) =>
  runwayOf(awards, 'USD', '2026-11-22')
    .filter((it) => it.amount > 0)
    .map((it) => `${it.month} ${it.amount}`);

test('this month and the twelve after it, also where nothing expires', () => {
  const months = runwayOf([], 'USD', '2026-11-22').map((it) => it.month);
  expect([months.length, months[0], months.at(-1)]).toEqual([13, '2026-11', '2027-11']);
});

test('what expires in one month is one sum', () =>
  expect(shown(expiring('2027-04-15', 10_000), expiring('2027-04-30', 4_042), expiring('2026-11-22'))).toEqual([
    '2026-11 1000',
    '2027-04 14042',
  ]));

test('what is gone, of another currency or without a date does not count', () =>
  expect(
    shown(
      expiring('2026-11-21'),
      expiring(null),
      { ...expiring('2027-01-01'), status: 'spent' },
      { ...expiring('2027-01-01'), currentValue: { amount: 5, currency: 'CAD' } },
    ),
  ).toEqual([]));

test('what expires later stands in the last month', () =>
  expect(shown(expiring('2028-02-01'))).toEqual(['2027-11 1000']));
