import { expect, test } from '@jest/globals';
import { isPast, nextOf, pastBy, type Kind } from './waiting.js';

const kind = (of: Partial<Kind>): Kind => ({
  kind: 'claims',
  count: 1,
  since: null,
  days: null,
  limitDays: null,
  ...of,
});

test('what is past its limit comes first, by the most days; then what has waited longest', () => {
  const late = kind({ kind: 'late', days: 50, limitDays: 45 });
  const cash = kind({ kind: 'cash', days: 70, limitDays: 60 });
  const old = kind({ kind: 'documents', days: 90 });
  expect(nextOf([late, cash, old])).toBe(cash);
  expect(nextOf([kind({ days: 2 }), old])).toBe(old);
  expect(nextOf([kind({ count: 0 })])).toBeUndefined();
});

test('without a limit nothing is past it', () => {
  expect([pastBy(kind({ days: 400 })), isPast(kind({ days: 400 }))]).toEqual([0, false]);
  expect(isPast(kind({ days: 31, limitDays: 30 }))).toBe(true);
  expect(isPast(kind({ days: 30, limitDays: 30 }))).toBe(false);
});
