import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { STATEMENT_KINDS, type StatementEntry, statementOf } from './index.js';

const entry = (change: Partial<StatementEntry>): StatementEntry => ({
  kind: 'redeemed',
  at: '2026-04-02T19:30:00.000Z',
  redemptionId: 'r1',
  redemptionNumber: 1,
  riderName: 'Sam Carter',
  employeeName: 'Robin Vance',
  amount: 4_000,
  now: null,
  ...change,
});
const anyEntry = fc
  .record({
    kind: fc.constantFrom(...STATEMENT_KINDS),
    day: fc.integer({ min: 1, max: 30 }),
    id: fc.integer({ min: 1, max: 9 }),
    amount: fc.integer({ min: 1, max: 500_000 }),
  })
  .map(({ kind, day, id, amount }) =>
    entry({ kind, amount, redemptionId: `r${id}`, at: `2026-04-${String(day).padStart(2, '0')}T19:30:00.000Z` }),
  );

describe('a statement', () => {
  it('adds redemptions, and takes away what was undone or refunded', () => {
    const { entries, totals, closing } = statementOf(1_000, [
      entry({ kind: 'refunded', at: '2026-04-20T18:00:00.000Z', amount: 1_000, redemptionId: 'r0' }),
      entry({}),
      entry({ kind: 'undone', at: '2026-04-02T19:45:00.000Z' }),
      entry({ redemptionId: 'r2', at: '2026-04-03T19:30:00.000Z', amount: 2_500 }),
    ]);
    expect(entries.map(({ kind, change, balance }) => [kind, change, balance])).toEqual([
      ['redeemed', 4_000, 5_000],
      ['undone', -4_000, 1_000],
      ['redeemed', 2_500, 3_500],
      ['refunded', -1_000, 2_500],
    ]);
    expect(totals).toEqual({
      redeemed: { count: 2, amount: 6_500 },
      undone: { count: 1, amount: 4_000 },
      refunded: { count: 1, amount: 1_000 },
      'refund-undone': { count: 0, amount: 0 },
    });
    expect(closing).toBe(2_500);
  });

  it('lists what is owed before what is paid at the same instant', () => {
    const kinds = ['refund-undone', 'refunded', 'undone', 'redeemed'] as const;
    expect(
      statementOf(
        0,
        kinds.map((kind) => entry({ kind })),
      ).entries.map((it) => it.kind),
    ).toEqual([...STATEMENT_KINDS]);
  });
});

test('a statement adds up, whatever happened and in whatever order it was read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.array(anyEntry, { maxLength: 40 }), (opening, changes) => {
      const { entries, totals, closing } = statementOf(opening, changes);
      const { redeemed, undone, refunded, 'refund-undone': refundUndone } = totals;
      expect(closing).toBe(opening + redeemed.amount - undone.amount - refunded.amount + refundUndone.amount);
      expect(closing).toBe(entries.reduce((sum, it) => sum + it.change, opening));
      expect(entries.at(-1)?.balance ?? opening).toBe(closing);
      expect(entries).toHaveLength(changes.length);
      expect(entries.map((it) => it.at)).toEqual(entries.map((it) => it.at).toSorted());
      expect(statementOf(opening, changes.toReversed()).closing).toBe(closing);
    }),
  );
});

test('the closing balance of a month opens the next', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 20 }), fc.integer({ min: 1, max: 30 }), (changes, day) => {
      const cut = `2026-04-${String(day).padStart(2, '0')}T00:00:00.000Z`;
      const first = statementOf(
        500,
        changes.filter((it) => it.at < cut),
      );
      const second = statementOf(
        first.closing,
        changes.filter((it) => it.at >= cut),
      );
      expect(second.closing).toBe(statementOf(500, changes).closing);
    }),
  );
});
