import { expect, test } from '@jest/globals';
import { isNarrowed, narrowPage, type Narrow, type WaitingFacts } from './narrow-page.js';

const timeZone = 'America/Los_Angeles';
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
interface Item extends WaitingFacts {
  readonly name: string;
}
const ITEMS: readonly Item[] = [
  { name: 'late', at: '2026-11-20', money: usd(300), promoter: 'Rimrock' },
  { name: 'unknown', at: null, money: usd(900) },
  // still the 9th in Los Angeles
  { name: 'early', at: '2026-11-10T05:00:00.000Z', money: { amount: 500, currency: 'CAD' }, promoter: 'Alder' },
  { name: 'poor', at: '2026-11-15' },
];
const found = (asked: Narrow, page = { page: 1, limit: 10 }) =>
  narrowPage(ITEMS, { ...asked, ...page }, { factsOf: (it) => it, timeZone });
const names = (asked: Narrow) => found(asked).items.map(({ name }) => name);

test.each<[Narrow, string[]]>([
  [{}, ['late', 'unknown', 'early', 'poor']],
  [{ sort: 'age' }, ['early', 'poor', 'late', 'unknown']],
  [{ sort: 'amount' }, ['unknown', 'early', 'late', 'poor']],
  [{ sort: 'amount', currency: 'USD' }, ['unknown', 'late']],
  [{ atLeast: 500 }, ['unknown', 'early']],
  [{ atLeast: 500, currency: 'USD' }, ['unknown']],
  [{ promoter: 'Alder' }, ['early']],
  [{ until: '2026-11-09' }, ['early']],
  [{ until: '2026-11-15', sort: 'age' }, ['early', 'poor']],
])('%j finds %j', (asked, expected) => {
  expect(names(asked)).toEqual(expected);
});

test('sums and pages are of all that is found, promoters of all that waits', () => {
  const page = found({ sort: 'age', currency: 'USD' }, { page: 2, limit: 1 });
  expect(page).toEqual({
    items: [ITEMS[1]],
    page: 2,
    totalPages: 2,
    total: 2,
    sums: [usd(1200)],
    promoters: ['Alder', 'Rimrock'],
  });
});

test('a page alone looks for nothing', () => {
  expect(isNarrowed({})).toBe(false);
  expect(isNarrowed({ atLeast: 1 })).toBe(true);
});
