import { describe, expect, it } from '@jest/globals';
import {
  type Award,
  bookOf,
  bySpendingOrder,
  correct,
  expire,
  InsufficientCredit,
  isSpendable,
  overpaid,
  pay,
  restore,
  spend,
  statusOf,
  takeBack,
  transfer,
  unpay,
  worthOf,
} from './index.js';
import { award, TODAY } from './testing/awards.js';

const cash = (id: string, over: Partial<Award> = {}) => award(id, { type: 'cash', expiresOn: null, ...over });

const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (thrown) {
    return thrown;
  }
};

it('who asks for more than there is hears so in words as well', () => {
  expect(caught(() => spend([award('a')], 1_001, TODAY, 'USD'))).toMatchObject({
    message: 'Not enough credit',
    detail: { held: 1_000, asked: 1_001, currency: 'USD' },
  });
});

describe('an award', () => {
  it.each([
    ['reversed', { initial: 0, current: 0 }],
    ['reversed', { initial: 0, current: 0, spent: 400 }],
    ['current', {}],
    ['current', { current: 1, spent: 999 }],
    ['spent', { current: 0, spent: 1_000 }],
    ['spent', { current: 0, spent: 1_200 }],
    ['expired', { current: 0, expired: 1_000 }],
    ['expired', { current: 0, spent: 999, expired: 1 }],
    ['spent', { current: 0, spent: 1_000, expired: 1 }],
    ['earned', { type: 'cash' }],
    ['earned', { type: 'cash', current: 1 }],
    ['funded', { type: 'cash', current: 0, spent: 1_000 }],
    ['reversed', { type: 'cash', initial: 0, current: 0 }],
    ['current', { type: 'bonus' }],
  ] as readonly (readonly [string, Partial<Award>])[])('is %s with %j', (status, figures) =>
    expect(award('a', figures).status).toBe(status),
  );

  it.each([
    [true, {}],
    [true, { type: 'bonus' }],
    [true, { expiresOn: TODAY }],
    [true, { current: 1 }],
    [false, { expiresOn: '2025-06-09' }],
    [false, { current: 0 }],
    [false, { type: 'cash' }],
    [false, { expiresOn: null }],
  ] as readonly (readonly [boolean, Partial<Award>])[])('can be spent today: %s with %j', (can, over) =>
    expect(isSpendable(award('a', over), TODAY)).toBe(can),
  );

  it('is spent by what expires first, then the oldest, then the id; what never expires comes last', () => {
    const all = [
      award('d', { expiresOn: null }),
      award('c', { expiresOn: '2025-12-01' }),
      award('b', { expiresOn: '2025-11-01', awardedAt: '2025-05-02T12:00:00.000Z' }),
      award('f', { expiresOn: '2025-11-01' }),
      award('e', { expiresOn: '2025-11-01' }),
    ];
    for (const order of [all, all.toReversed()])
      expect(order.toSorted(bySpendingOrder).map((it) => it.id)).toEqual(['e', 'f', 'b', 'c', 'd']);
    expect(bySpendingOrder(award('a'), award('a'))).toBe(0);
  });

  it('is overpaid by what was spent of it beyond its worth', () =>
    expect(
      [award('a', { spent: 1_000 }), award('b', { spent: 1_001 }), award('c', { initial: 0, spent: 300 })].map(
        overpaid,
      ),
    ).toEqual([0, 1, 300]));
  it('stands in the book of its type', () =>
    expect([bookOf('credit'), bookOf('bonus'), bookOf('cash')]).toEqual(['credit', 'credit', 'cash']));
});

it('an award is worth what its result earns, less what an admin took of it, and never less than nothing', () => {
  expect([
    worthOf(null, 700),
    worthOf(award('a'), 700),
    worthOf(award('a', { taken: 200 }), 700),
    worthOf(award('a', { taken: 900 }), 700),
  ]).toEqual([700, 700, 500, 0]);
});

describe('spending', () => {
  it('takes no more awards than it needs, and says of each what was taken', () => {
    const moves = spend([award('a', { current: 300, spent: 700 }), award('b'), award('c')], 1_300, TODAY, 'USD');
    expect(moves).toEqual([
      { kind: 'redeem', amount: -300, award: { ...award('a'), status: 'current', current: 0, spent: 1_000 } },
      { kind: 'redeem', amount: -1_000, award: { ...award('b'), current: 0, spent: 1_000 } },
    ]);
  });
  it('takes nothing of what is expired or cash', () =>
    expect(
      spend([award('a', { expiresOn: '2025-06-09' }), cash('b'), award('c')], 1_000, TODAY, 'USD').map(
        (it) => it.award.id,
      ),
    ).toEqual(['c']));
});

describe('giving a line back', () => {
  const line = (amount: number) => [{ awardId: 'a', amount }];
  it('reverses at once what corrected results took back meanwhile, and no more', () => {
    const back = (over: Partial<Award>, amount: number) =>
      restore([award('b'), award('a', over)], line(amount)).map(({ kind, amount: moved, award: value }) => [
        kind,
        moved,
        value.current,
        value.spent,
      ]);
    expect(back({ current: 400, spent: 600 }, 600)).toEqual([['undo', 600, 1_000, 0]]);
    expect(back({ initial: 0, current: 0, spent: 600 }, 600)).toEqual([
      ['undo', 600, 600, 0],
      ['reverse', -600, 0, 0],
    ]);
    expect(back({ initial: 500, current: 0, spent: 600 }, 200)).toEqual([
      ['undo', 200, 200, 400],
      ['reverse', -100, 100, 400],
    ]);
    expect(back({ initial: 1_000, current: 0, spent: 600, expired: 400 }, 600)).toEqual([['undo', 600, 600, 0]]);
    expect(back({ initial: 700, current: 0, spent: 600, expired: 400 }, 600)).toEqual([
      ['undo', 600, 600, 0],
      ['reverse', -300, 300, 0],
    ]);
    expect(back({ initial: 300, current: 0, spent: 600, expired: 400 }, 200)).toEqual([
      ['undo', 200, 200, 400],
      ['reverse', -200, 0, 400],
    ]);
  });
  it('of an award that is not there is a fault, not a refusal', () =>
    expect(() => restore([award('b')], line(1))).toThrow('Award a of a line is not in its wallet'));
});

describe('paying cash', () => {
  const lines = [
    { awardId: 'a', amount: 600 },
    { awardId: 'b', amount: 1_000 },
  ];
  it('takes each line out of its award, and gives it back when it was not sent', () => {
    const paid = pay([cash('b'), cash('a')], lines);
    expect(paid.map((it) => [it.kind, it.amount, it.award.id, it.award.current, it.award.spent])).toEqual([
      ['pay', -600, 'a', 400, 600],
      ['pay', -1_000, 'b', 0, 1_000],
    ]);
    const after = paid.map((it) => ({ ...it.award, status: statusOf(it.award) }));
    expect(
      unpay(after, lines).map((it) => [it.kind, it.amount, it.award.id, it.award.current, it.award.spent]),
    ).toEqual([
      ['unpay', 600, 'a', 1_000, 0],
      ['unpay', 1_000, 'b', 1_000, 0],
    ]);
  });
  it('puts back first what corrected results took of an award before it was sent', () => {
    const moves = (over: Partial<Award>) =>
      pay([cash('a', over)], [{ awardId: 'a', amount: 600 }]).map((move) => [
        move.kind,
        move.amount,
        move.award.current,
        move.award.spent,
        move.worth,
      ]);
    expect(moves({ initial: 400, current: 400 })).toEqual([
      ['correct', 200, 600, 0, undefined],
      ['pay', -600, 0, 600, undefined],
    ]);
    expect(moves({ initial: 0, current: 0 })).toEqual([
      ['correct', 600, 600, 0, undefined],
      ['pay', -600, 0, 600, undefined],
    ]);
    expect(moves({ initial: 1_600, current: 1_600 })).toEqual([['pay', -600, 1_000, 600, undefined]]);
  });
  it('of an award that is not there is a fault', () =>
    expect(() => pay([cash('a')], lines)).toThrow('Award b of a line is not in its wallet'));
});

describe('correcting', () => {
  it.each([
    ['raises', {}, 1_500, [['correct', 500, 1_500, 500]]],
    ['lowers', {}, 400, [['correct', -600, 400, -600]]],
    ['takes back', {}, 0, [['reverse', -1_000, 0, -1_000]]],
    ['leaves what is spent and expired', { current: 100, spent: 600, expired: 300 }, 950, [['correct', -50, 50, -50]]],
    [
      'records a worth that changes nothing of what is held',
      { current: 0, spent: 1_000 },
      700,
      [['correct', 0, 0, -300]],
    ],
    ['raises what was taken back', { initial: 0, current: 0 }, 800, [['correct', 800, 800, 800]]],
    ['says nothing of the same again', {}, 1_000, []],
  ] as const)('%s', (_, over, worth, expected) =>
    expect(correct(award('a', over), worth).map((it) => [it.kind, it.amount, it.award.current, it.worth])).toEqual(
      expected,
    ),
  );
});

describe('expiry', () => {
  it('takes the whole of what ended yesterday, in spending order, and leaves cash and what is empty alone', () => {
    const ended = '2025-06-09';
    const moves = expire(
      [
        award('c', { expiresOn: ended }),
        award('b', { expiresOn: '2025-06-08', current: 300, spent: 600, expired: 100 }),
        cash('d', { expiresOn: ended }),
        award('e', { expiresOn: ended, current: 0 }),
        award('f', { expiresOn: null }),
        award('g', { expiresOn: TODAY }),
      ],
      TODAY,
    );
    expect(moves.map((it) => [it.kind, it.amount, it.award.id, it.award.current, it.award.expired])).toEqual([
      ['expire', -300, 'b', 0, 400],
      ['expire', -1_000, 'c', 0, 1_000],
    ]);
  });
});

describe('taking back', () => {
  it('lowers worth and value alike, in spending order, as far as asked', () => {
    const moves = takeBack(
      [
        award('b', { expiresOn: '2026-02-01' }),
        award('a', { current: 400, spent: 600 }),
        award('c', { expiresOn: '2026-03-01' }),
      ],
      900,
      TODAY,
      'USD',
    );
    expect(moves.map((it) => [it.kind, it.amount, it.award.id, it.award.initial, it.award.current, it.worth])).toEqual([
      ['adjust', -400, 'a', 600, 0, -400],
      ['adjust', -500, 'b', 500, 500, -500],
    ]);
  });
  it('takes all there is, and INSUFFICIENT_CREDIT one cent more', () => {
    const held = [
      award('a'),
      award('old', { expiresOn: '2025-06-09' }),
      cash('b', { current: 50 }),
      cash('c', { current: 0 }),
    ];
    expect(takeBack(held, 1_050, TODAY, 'USD')).toHaveLength(2);
    expect(caught(() => takeBack(held, 1_051, TODAY, 'CAD'))).toMatchObject({
      code: 'INSUFFICIENT_CREDIT',
      detail: { held: 1_050, asked: 1_051, currency: 'CAD' },
    });
    expect(caught(() => takeBack(held, 1_051, TODAY, 'CAD'))).toBeInstanceOf(InsufficientCredit);
  });
});

describe('a transfer', () => {
  it('empties each award here and fills it there, in spending order, those without value too', () => {
    const { out, into } = transfer(
      [award('b', { expiresOn: '2026-02-01', current: 0, spent: 1_000 }), award('a', { current: 400, spent: 600 })],
      'other',
    );
    const shown = (all: typeof out) =>
      all.map((it) => [it.kind, it.amount, it.award.id, it.award.riderId, it.award.current, it.worth]);
    expect(shown(out)).toEqual([
      ['transfer', -400, 'a', 'rider', 0, -1_000],
      ['transfer', 0, 'b', 'rider', 0, -1_000],
    ]);
    expect(shown(into)).toEqual([
      ['transfer', 400, 'a', 'other', 400, 1_000],
      ['transfer', 0, 'b', 'other', 0, 1_000],
    ]);
  });
});
