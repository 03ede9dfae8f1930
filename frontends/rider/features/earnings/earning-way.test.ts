import { expect, test } from '@jest/globals';
import type { Award, Earning } from '@rrr/contract';
import { wayOf } from './earning-way.js';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const award = (status: Award['status'], type: Award['type'] = 'credit'): Award => ({
  _id: '01hq00000000000000000w0001',
  type,
  status,
  awardedDate: '2026-03-01T18:00:00.000Z',
  expireDate: type === 'cash' ? null : '2027-03-01',
  initialValue: usd(12500),
  currentValue: usd(12500),
  event: null,
  className: null,
  place: 2,
});
const earns = (type: Award['type'], made: Award | null): Pick<Earning, 'verdict' | 'award'> => ({
  verdict: { earns: usd(12500), type, reasons: [] },
  award: made,
});
const refused = (code: string): Pick<Earning, 'verdict' | 'award'> => ({
  verdict: { earns: null, type: null, reasons: [{ code, detail: 'Why.' }] },
  award: null,
});
const told = (earning: Pick<Earning, 'verdict' | 'award'>) => wayOf(earning).map(({ key, state }) => `${key} ${state}`);
const judged = ['received done', 'matched done', 'checked done'];

test('a name that matches nobody stops at the match', () =>
  expect(told(refused('RIDER_UNKNOWN'))).toEqual(['received done', 'matched stopped', 'checked todo', 'awarded todo']));

test('any other reason stops at the checks', () =>
  expect(told(refused('CLASS_TOO_SMALL'))).toEqual([
    'received done',
    'matched done',
    'checked stopped',
    'awarded todo',
  ]));

test.each([
  ['current', 'used here'],
  ['spent', 'used done'],
  ['expired', 'used stopped'],
] as const)('credit that is %s', (status, last) =>
  expect(told(earns('credit', award(status)))).toEqual([...judged, 'awarded done', last]),
);

test.each([
  ['earned', ['claimed here', 'paid todo']],
  ['funded', ['claimed done', 'paid done']],
  ['expired', ['claimed stopped']],
] as const)('cash that is %s', (status, last) =>
  expect(told(earns('cash', award(status, 'cash')))).toEqual([...judged, 'awarded done', ...last]),
);

test('an award that was taken back stops there', () =>
  expect(told(earns('credit', award('reversed')))).toEqual([...judged, 'awarded stopped']));

test('an award still to be made has its way before it', () => {
  expect(told(earns('credit', null))).toEqual([...judged, 'awarded here', 'used todo']);
  expect(told(earns('cash', null))).toEqual([...judged, 'awarded here', 'claimed todo', 'paid todo']);
});
