import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Award } from './index.js';
import {
  available,
  correct,
  emptyWallet,
  entryContent,
  expire,
  InsufficientCredit,
  issue,
  join,
  type Movement,
  overpaid,
  post,
  restore,
  spend,
  statusOf,
} from './index.js';

const TODAY = '2025-06-01';
const AT = '2025-06-01T18:00:00.000Z';
const cause = { at: AT, actorId: 'account', proxyHostId: null, reference: 'reference' };
const books = () => {
  let n = 0;
  return {
    ids: { next: () => `id${(n += 1)}`, random: () => 0 },
    digest: (text: string) => `#${text.length}:${text.slice(-40)}`,
  };
};
const wallet = emptyWallet({ riderId: 'rider', currency: 'USD', book: 'credit' });
const source = { eventId: 'event', classId: 'class' };
const credit = (id: string, initial: number, expiresOn: string): Award => {
  const { award } = issue({
    id,
    riderId: 'rider',
    currency: 'USD',
    type: 'credit',
    initial,
    awardedAt: AT,
    expiresOn,
    source,
    seriesId: null,
    label: id,
  });
  return { ...award, status: statusOf(award) };
};
const settled = (awards: readonly Award[], moves: readonly Movement[]): readonly Award[] => {
  const after = new Map(awards.map((it) => [it.id, it]));
  for (const { award } of moves) after.set(award.id, { ...award, status: statusOf(award) });
  return [...after.values()];
};

const anAward = fc
  .record({ initial: fc.integer({ min: 1, max: 50_000 }), days: fc.integer({ min: -20, max: 400 }) })
  .map(({ initial, days }) => ({
    initial,
    expiresOn: new Date(Date.parse(`${TODAY}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10),
  }));
const awards = fc
  .array(anAward, { minLength: 1, maxLength: 12 })
  .map((all) => all.map((it, at) => credit(`a${at}`, it.initial, it.expiresOn)));

test('spending takes exactly what was asked, never more than an award holds, earliest expiry first', () => {
  fc.assert(
    fc.property(awards, fc.nat(), (held, n) => {
      const balance = available(held, TODAY);
      fc.pre(balance > 0);
      const asked = 1 + (n % balance);
      const moves = spend(held, asked, TODAY, 'USD');
      const after = settled(held, moves);
      expect(available(after, TODAY)).toBe(balance - asked);
      for (const award of after) expect(award.current >= 0 && award.current <= award.initial).toBe(true);
      const touched = moves.map(({ award }) => award.expiresOn ?? '');
      expect(touched).toEqual(touched.toSorted());
      for (const item of after)
        if (
          moves.some(({ award }) => (award.expiresOn ?? '') > (item.expiresOn ?? '')) &&
          (item.expiresOn ?? '') >= TODAY
        )
          expect(item.current).toBe(0);
    }),
  );
});

test('asking for more than there is moves nothing and says what there is', () => {
  const held = [credit('a', 500, '2025-06-01'), credit('b', 900, '2025-05-31')];
  expect(() => spend(held, 501, TODAY, 'USD')).toThrow(InsufficientCredit);
  try {
    spend(held, 501, TODAY, 'USD');
  } catch (refused) {
    expect((refused as InsufficientCredit).detail).toEqual({ held: 500, asked: 501, currency: 'USD' });
  }
});

test('undoing a redemption puts every line back where it came from', () => {
  fc.assert(
    fc.property(awards, fc.nat(), (held, n) => {
      const balance = available(held, TODAY);
      fc.pre(balance > 0);
      const moves = spend(held, 1 + (n % balance), TODAY, 'USD');
      const lines = moves.map(({ award, amount }) => ({ awardId: award.id, amount: -amount }));
      expect(settled(settled(held, moves), restore(settled(held, moves), lines))).toEqual(held);
    }),
  );
});

test('correcting, spending and undoing in any order never leaves an award outside its worth', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('spend' as const), part: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('correct' as const), worth: fc.integer({ min: 0, max: 30_000 }) }),
    fc.record({ kind: fc.constant('undo' as const), part: fc.nat() }),
    fc.record({ kind: fc.constant('expire' as const), part: fc.nat() }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.array(step, { maxLength: 30 }), (initial, steps) => {
      let held: readonly Award[] = [credit('a', initial, '2025-06-10')];
      const redemptions: { awardId: string; amount: number }[][] = [];
      let total = initial;
      for (const item of steps) {
        const award = held[0];
        if (!award) throw new Error('lost the award');
        const balance = available(held, TODAY);
        const moves =
          item.kind === 'spend'
            ? balance === 0
              ? []
              : spend(held, Math.max(1, Math.floor((balance * item.part) / 100)), TODAY, 'USD')
            : item.kind === 'correct'
              ? correct(award, item.worth)
              : item.kind === 'expire'
                ? expire(held, '2025-06-11')
                : redemptions.length === 0
                  ? []
                  : restore(held, redemptions.splice(item.part % redemptions.length, 1)[0] ?? []);
        if (item.kind === 'spend' && moves.length > 0)
          redemptions.push(moves.map(({ award: a, amount }) => ({ awardId: a.id, amount: -amount })));
        held = settled(held, moves);
        total += moves.reduce((all, { amount }) => all + amount, 0);
        const now = held[0];
        if (!now) throw new Error('lost the award');
        expect(now.current).toBe(total);
        expect(now.current).toBeGreaterThanOrEqual(0);
        expect(now.current).toBeLessThanOrEqual(now.initial);
        expect(now.initial + Math.max(0, now.spent + now.expired - now.initial)).toBe(
          now.current + now.spent + now.expired,
        );
        expect(now.spent).toBe(redemptions.flat().reduce((all, { amount }) => all + amount, 0));
      }
    }),
    { numRuns: 500 },
  );
});

test('what a rider has spent is not taken back: the award goes to zero and the spent part is overpaid', () => {
  const held = [credit('a', 10_000, '2025-12-01')];
  const spent = settled(held, spend(held, 6_000, TODAY, 'USD'));
  const [award] = settled(spent, correct(spent[0] as Award, 0));
  expect(award).toMatchObject({ status: 'reversed', initial: 0, current: 0, spent: 6_000 });
  expect(overpaid(award as Award)).toBe(6_000);
});

test('the same worth again moves nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (worth) =>
      expect(correct(credit('a', worth, '2026-01-01'), worth)).toEqual([]),
    ),
  );
});

test('credit ends the day after its last day, and can be redeemed on it', () => {
  const held = [credit('a', 100, TODAY)];
  expect(available(held, TODAY)).toBe(100);
  expect(expire(held, TODAY)).toEqual([]);
  expect(available(held, '2025-06-02')).toBe(0);
  expect(expire(held, '2025-06-02')).toMatchObject([{ kind: 'expire', amount: -100 }]);
});

test('entries chain by balance, sequence and hash', () => {
  const kept = books();
  const first = post(
    wallet,
    [issue({ ...credit('a', 700, '2026-01-01') }), issue({ ...credit('b', 300, '2026-02-01') })],
    cause,
    kept,
  );
  const second = post(first.wallet, spend(first.awards, 800, TODAY, 'USD'), cause, kept);
  const { entries, wallet: head, awards: left } = join(first, second);
  expect(entries.map((it) => [it.sequence, it.kind, it.previous, it.next])).toEqual([
    [1, 'award', 0, 700],
    [2, 'award', 700, 1000],
    [3, 'redeem', 1000, 300],
    [4, 'redeem', 300, 200],
  ]);
  for (const [at, entry] of entries.entries()) {
    expect(entry.previousHash).toBe(entries[at - 1]?.hash ?? '');
    expect(entry.hash).toBe(kept.digest(entryContent(entry)));
  }
  expect(head.balance).toBe(200);
  expect(left.map((it) => [it.id, it.current, it.status])).toEqual([
    ['a', 0, 'spent'],
    ['b', 200, 'current'],
  ]);
});
