import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isNarrowed, narrowed, narrowOf, sumsOf } from './narrow.js';
import type { Row } from './use-groups.js';

const row = (id: string, amount: number, over: Partial<Row> = {}): Row => ({
  id,
  who: id,
  about: '',
  at: '2026-05-01',
  money: [{ amount, currency: 'USD' }],
  ...over,
});

test('the address asks for what makes sense, and for nothing else', () => {
  const of = (text: string) => narrowOf(new URLSearchParams(text));
  expect(of('currency=CAD&from=500&promoter=Pine&until=2026-05-01&remindable=true&sort=money')).toEqual({
    currency: 'CAD',
    from: 50_000,
    promoter: 'Pine',
    until: '2026-05-01',
    remindable: 'true',
    sort: 'money',
  });
  expect(of('currency=BTC&from=-1&until=2026-02-30&remindable=maybe&sort=up')).toEqual({ sort: 'age' });
  expect([isNarrowed(of('sort=money')), isNarrowed(of('from=5'))]).toEqual([false, true]);
  fc.assert(fc.property(fc.webQueryParameters(), (text) => void of(text)));
});

test('rows are found by currency, money, promoter and age, and ordered by money', () => {
  const rows = [
    row('a', 100, { promoter: 'Pine' }),
    row('b', 900, { at: '2026-06-01T07:00:00.000Z' }),
    row('c', 500, { money: [{ amount: 500, currency: 'CAD' }], at: null }),
    row('d', 300, { promoter: 'Pine', at: null }),
  ];
  const ids = (text: string) => narrowed(rows, narrowOf(new URLSearchParams(text))).map((it) => it.id);
  expect(ids('')).toEqual(['a', 'b', 'c', 'd']);
  expect(ids('sort=money')).toEqual(['b', 'c', 'd', 'a']);
  expect(ids('currency=CAD')).toEqual(['c']);
  expect(ids('from=3')).toEqual(['b', 'c', 'd']);
  expect(ids('currency=USD&from=3')).toEqual(['b', 'd']);
  expect(ids('promoter=Pine')).toEqual(['a', 'd']);
  expect(ids('until=2026-05-31')).toEqual(['a']);
  expect(sumsOf(rows)).toEqual([
    { amount: 1_300, currency: 'USD' },
    { amount: 500, currency: 'CAD' },
  ]);
});
