import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anId } from '../testing/index.js';
import {
  type Award,
  bonusOf,
  bonusOn,
  choose,
  type Choosing,
  isChoosable,
  offerOf,
  sharesOf,
  statusOf,
} from './index.js';

const amount = fc.integer({ min: 1, max: 1_000_000 });
const percent = fc.integer({ min: 0, max: 10_000 });
const choices = fc.array(fc.record({ amount, basisPoints: percent }), { maxLength: 4 });
const gone = fc.record({
  spent: fc.nat({ max: 500_000 }),
  expired: fc.nat({ max: 500_000 }),
  taken: fc.nat({ max: 500_000 }),
});

const cash = (change: Partial<Award> = {}): Award => ({
  id: anId('cash', 1),
  riderId: anId('rder', 1),
  currency: 'USD',
  type: 'cash',
  status: 'earned',
  initial: 6_000,
  current: 6_000,
  spent: 0,
  expired: 0,
  taken: 0,
  awardedAt: '2025-05-01T12:00:00.000Z',
  expiresOn: null,
  source: { eventId: anId('event', 1), classId: anId('c0ass', 1) },
  seriesId: null,
  label: 'Glen Helen · 450 Pro',
  ...change,
});
const choosing: Choosing = { basisPoints: 1_000, today: '2025-06-10', lastDay: '2026-06-10' };
const ids = { credit: anId('cred', 1), bonus: anId('b0n', 1) };
const alone = (award: Award) => ({ cash: award, earlier: [], credit: null, bonus: null });

describe('the bonus', () => {
  it('is the percentage in whole minor units, rounded down', () => {
    expect([bonusOn(6_000, 1_000), bonusOn(9, 1_000), bonusOn(10, 1_000), bonusOn(5_999, 750)]).toEqual([
      600, 0, 1, 449,
    ]);
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), percent, (of, rate) => {
        const off = BigInt(of) * BigInt(rate) - BigInt(bonusOn(of, rate)) * 10_000n;
        expect(off >= 0n && off < 10_000n).toBe(true);
      }),
    );
  });

  it('never grows when less is still credit, and is nothing of nothing', () => {
    fc.assert(
      fc.property(choices, amount, amount, (chosen, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(bonusOf(chosen, less)).toBeLessThanOrEqual(bonusOf(chosen, more));
        expect(bonusOf(chosen, 0)).toBe(0);
        expect(bonusOf(chosen, more)).toBeLessThanOrEqual(chosen.reduce((sum, it) => sum + it.amount, 0));
      }),
    );
  });
});

describe('shares of what a class earns', () => {
  it('add up to it, and nothing is credit beyond what was chosen', () => {
    fc.assert(
      fc.property(choices, fc.nat({ max: 2_000_000 }), gone, (chosen, earned, award) => {
        const { cash: left, credit, bonus } = sharesOf(chosen, earned, award);
        expect(left + credit).toBe(earned);
        expect(credit).toBeLessThanOrEqual(chosen.reduce((sum, it) => sum + it.amount, 0));
        expect(bonus).toBe(bonusOf(chosen, credit));
        // what has left as cash is never credit as well
        expect(credit === 0 || left >= award.spent + award.expired + award.taken).toBe(true);
      }),
    );
  });

  it('are the same when everything is taken back and earned again', () => {
    const chosen = [{ amount: 6_000, basisPoints: 1_000 }];
    const award = { spent: 0, expired: 0, taken: 0 };
    expect([6_000, 0, 4_000, 8_000, 6_000].map((it) => Object.values(sharesOf(chosen, it, award)))).toEqual([
      [0, 6_000, 600],
      [0, 0, 0],
      [0, 4_000, 400],
      [2_000, 6_000, 600],
      [0, 6_000, 600],
    ]);
  });
});

describe('a choice', () => {
  it('moves the cash into credit, and adds the bonus as an award of its own', () => {
    const { part, out, into } = choose(alone(cash()), choosing, ids);
    expect(part).toEqual({
      awardId: anId('cash', 1),
      creditId: ids.credit,
      bonusId: ids.bonus,
      amount: 6_000,
      bonus: 600,
    });
    expect([out, ...into].map((it) => [it.kind, it.amount, it.worth, statusOf(it.award)])).toEqual([
      ['choose', -6_000, -6_000, 'converted'],
      ['choose', 6_000, 6_000, 'current'],
      ['bonus', 600, 600, 'current'],
    ]);
    expect(into.map(({ award }) => [award.type, award.expiresOn, award.awardedAt, award.chosen])).toEqual([
      ['credit', '2026-06-10', '2025-05-01T12:00:00.000Z', 6_000],
      ['bonus', '2026-06-10', '2025-05-01T12:00:00.000Z', 600],
    ]);
  });

  it('gives what was offered, and leaves the shares as they are, whatever was paid and chosen before', () => {
    fc.assert(
      fc.property(amount, fc.nat({ max: 500_000 }), amount, percent, percent, (paid, taken, left, rate, before) => {
        const earned = paid + taken + left;
        const first = choose(
          alone(cash({ initial: earned - taken, current: paid + left, taken })),
          { ...choosing, basisPoints: before },
          ids,
        );
        const [credit = null, bonus = null] = first.into.map((it): Award => ({ ...it.award, status: 'current' }));
        const more = cash({ initial: left, current: left, taken, chosen: paid + left });
        const choosable = { cash: more, earlier: [{ amount: paid + left, basisPoints: before }], credit, bonus };
        expect(isChoosable(choosable)).toBe(true);
        const offer = offerOf(choosable, { ...choosing, basisPoints: rate });
        const { part, into } = choose(choosable, { ...choosing, basisPoints: rate }, ids);
        expect([part.amount, part.bonus]).toEqual([offer.amount, offer.bonus]);
        const all = [...choosable.earlier, { amount: left, basisPoints: rate }];
        const shares = sharesOf(all, earned + left, { spent: 0, expired: 0, taken });
        expect(into[0]?.award.initial).toBe(shares.credit);
        expect((bonus?.initial ?? 0) + part.bonus).toBe(shares.bonus);
      }),
    );
  });

  it('is not offered for what an administrator gave, nor where the class was overpaid', () => {
    expect(isChoosable(alone(cash()))).toBe(true);
    expect(isChoosable(alone(cash({ source: null })))).toBe(false);
    expect(isChoosable(alone(cash({ current: 0, spent: 6_000 })))).toBe(false);
    const overpaid = cash({ type: 'credit', initial: 100, current: 0, spent: 200, expiresOn: '2026-01-01' });
    expect(isChoosable({ ...alone(cash()), credit: overpaid })).toBe(false);
  });

  it('keeps the last day of credit that the class gave before, unless it has passed', () => {
    const before = (expiresOn: string) =>
      offerOf({ ...alone(cash()), credit: cash({ type: 'credit', expiresOn, initial: 100, current: 100 }) }, choosing)
        .expiresOn;
    expect([before('2025-08-01'), before('2025-06-10'), before('2025-06-09')]).toEqual([
      '2025-08-01',
      '2025-06-10',
      '2026-06-10',
    ]);
  });
});
