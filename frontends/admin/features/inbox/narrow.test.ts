import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isNarrowed, narrowOf, queriesOf, sumsOf } from './narrow.js';

test('the address asks for what makes sense, and for nothing else', () => {
  const of = (text: string) => narrowOf(new URLSearchParams(text));
  expect(of('currency=CAD&from=500&promoter=Pine&until=2026-05-01&remindable=true&sort=money')).toEqual({
    currency: 'CAD',
    from: 50_000,
    promoter: 'Pine',
    until: '2026-05-01',
    remindable: 'true',
    sort: 'money',
    page: 1,
  });
  expect(of('currency=BTC&from=-1&until=2026-02-30&remindable=maybe&sort=up')).toEqual({ sort: 'age', page: 1 });
  expect([isNarrowed(of('sort=money&page=2')), isNarrowed(of('from=5'))]).toEqual([false, true]);
  fc.assert(fc.property(fc.webQueryParameters(), (text) => void of(text)));
});

test('the lists are asked for what they can be filtered by', () => {
  const of = (text: string) => queriesOf(narrowOf(new URLSearchParams(text)));
  expect(of('')).toEqual({
    plain: { page: 1, limit: 100, sort: 'age' },
    money: { page: 1, limit: 100, sort: 'age' },
    events: { page: 1, limit: 100, sort: 'age' },
  });
  expect(of('currency=CAD&from=5&promoter=Pine&until=2026-05-01&sort=money&page=3')).toEqual({
    plain: { page: 3, limit: 100, sort: 'age', until: '2026-05-01' },
    money: { page: 3, limit: 100, sort: 'amount', until: '2026-05-01', currency: 'CAD', atLeast: 500 },
    events: {
      page: 3,
      limit: 100,
      sort: 'amount',
      until: '2026-05-01',
      currency: 'CAD',
      atLeast: 500,
      promoter: 'Pine',
    },
  });
});

test('sums are by currency', () => {
  expect(
    sumsOf([
      { money: [{ amount: 100, currency: 'USD' }] },
      {},
      { money: [{ amount: 500, currency: 'CAD' }] },
      { money: [{ amount: 900, currency: 'USD' }] },
    ]),
  ).toEqual([
    { amount: 1_000, currency: 'USD' },
    { amount: 500, currency: 'CAD' },
  ]);
});
