import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram } from '../program/index.js';
import type { RiderFacts } from '../riders/index.js';
import { aBike, aRider } from '../testing/builders.js';
import { anId } from '../testing/fixed-ports.js';
import { lawRuns } from '../testing/law-runs.js';
import { isPayable, type PaidPlace, planBonuses } from './plan-bonuses.js';
import { type Round, type RoundResult, standingsOf } from './standings.js';

const NAMES = ['Ana Ruiz', 'Ben Ode', 'Cy Park', 'Di Lund'];
const ids = NAMES.map((_, at) => anId('rder', at + 1));
const riderOf = (at: number, change: Partial<RiderFacts> = {}): RiderFacts =>
  aRider({ id: ids[at] ?? '', fullName: NAMES[at] ?? '', bikes: [aBike({ id: anId('b', at + 1) })], ...change });
const rounds: readonly Round[] = [1, 2].map((n) => ({
  eventId: `r${n}`,
  title: `Round ${n}`,
  on: `2025-0${n + 2}-01`,
  hasResults: true,
}));
const row = (eventId: string, at: number, place: number, more: Partial<RoundResult> = {}): RoundResult => ({
  eventId,
  place,
  type: 'finished',
  riderId: ids[at] ?? null,
  riderName: NAMES[at] ?? '',
  bike: 'KTM 450 SX-F',
  rode: false,
  reasons: [],
  ...more,
});
const AMOUNTS = [30_000, 20_000, 10_000];
const plan = (
  rows: readonly RoundResult[],
  {
    riders = NAMES.map((_, at) => riderOf(at)),
    paid = [],
    amounts = AMOUNTS,
  }: { riders?: readonly RiderFacts[]; paid?: readonly PaidPlace[]; amounts?: readonly number[] } = {},
) =>
  planBonuses(standingsOf(rounds, rows, { points: [25, 22, 20, 18], bestRounds: null }), {
    rounds,
    amounts,
    riders: new Map(riders.map((it) => [it.id, it])),
    paid,
    program: defaultProgram,
    today: '2025-06-10',
  });
const ROWS = [row('r1', 0, 1), row('r1', 1, 2), row('r1', 2, 3), row('r1', 3, 4)];
const codes = (...asked: Parameters<typeof plan>) => plan(...asked).map((it) => it.refused.map((one) => one.code));
const paidOf = (position: number, at: number, amount: number): PaidPlace => ({
  position,
  awardId: anId('award', position),
  riderId: ids[at] ?? '',
  riderName: NAMES[at] ?? '',
  amount,
});

describe('bonuses of the first places', () => {
  test('each place has its amount, and the fourth none', () =>
    expect(plan(ROWS).map((it) => [it.name, it.amount, isPayable(it)])).toEqual([
      ['Ana Ruiz', 30_000, true],
      ['Ben Ode', 20_000, true],
      ['Cy Park', 10_000, true],
    ]));

  test('riders who share a rank share the amounts of their places; what is left goes to the first of them', () =>
    expect(
      plan([row('r1', 0, 1), row('r1', 1, 1), row('r1', 2, 3)], { amounts: [30_001, 20_000, 10_000] }).map(
        (it) => it.amount,
      ),
    ).toEqual([25_001, 25_000, 10_000]));

  test('another make in one round is named with the round, although the rider has an eligible motorcycle', () =>
    expect(plan([...ROWS, row('r2', 0, 1, { bike: 'Honda CRF450R' })])[0]?.refused).toEqual([
      { code: 'OTHER_BRAND', round: 'Round 2' },
    ]));

  test('a rider without an eligible motorcycle is refused, unless it was ridden and sold since', () => {
    const riders = [riderOf(0, { bikes: [] }), ...[1, 2, 3].map((at) => riderOf(at))];
    expect(codes(ROWS, { riders })[0]).toEqual(['BIKE_NOT_ELIGIBLE']);
    expect(codes([row('r1', 0, 1, { rode: true }), ...ROWS.slice(1)], { riders })[0]).toEqual([]);
  });

  test.each<[string, Partial<RiderFacts>]>([
    ['RIDER_DEACTIVATED', { deactivated: true }],
    ['RIDER_FACTORY', { factory: true }],
    ['CONSENT_MISSING', { bornOn: '2012-01-01', parentalConsent: false }],
    ['EMAIL_NOT_VERIFIED', { login: 'unverified' }],
  ])('%s', (code, change) =>
    expect(codes(ROWS, { riders: [riderOf(0, change), ...[1, 2, 3].map((at) => riderOf(at))] })[0]).toEqual([code]),
  );

  test('a rider who is not enrolled keeps the place, and the next gets only their own amount', () => {
    const rows = [row('r1', 0, 1, { riderId: null, riderName: 'Jo Field' }), ...ROWS.slice(1)];
    expect(plan(rows).map((it) => [it.name, it.amount, it.refused.map((one) => one.code)])).toEqual([
      ['Jo Field', 30_000, ['NOT_ENROLLED']],
      ['Ben Ode', 20_000, []],
      ['Cy Park', 10_000, []],
    ]);
  });

  test('results that are checked, or under the rider’s name without a rider, are open questions', () => {
    const asked = [row('r1', 0, 1, { reasons: ['BEING_CHECKED'] }), ...ROWS.slice(1)];
    expect(codes(asked)[0]).toEqual(['BEING_CHECKED']);
    expect(codes([...ROWS, row('r2', 3, 2, { riderId: null, riderName: 'ANA RUIZ' })])[0]).toEqual([
      'UNMATCHED_RESULTS',
    ]);
  });

  test('standings that changed after they were paid pay nothing twice: a place, or a rider', () => {
    // Ben was first when it was paid
    const [first, second, third] = plan(ROWS, { paid: [paidOf(1, 1, 30_000)] });
    expect([first?.refused.map((it) => it.code), first?.paid?.riderName]).toEqual([['PLACE_PAID'], 'Ben Ode']);
    expect(second?.refused.map((it) => it.code)).toEqual(['RIDER_PAID']);
    expect([third?.refused, third?.amount]).toEqual([[], 10_000]);
  });

  test('a place that stays as it was paid is settled, whatever became of the rider since', () => {
    const riders = [riderOf(0, { deactivated: true }), ...[1, 2, 3].map((at) => riderOf(at))];
    const [first] = plan(ROWS, { riders, paid: [paidOf(1, 0, 30_000)] });
    expect([first?.refused, first && isPayable(first)]).toEqual([[], false]);
  });

  test('paying again and again while standings and amounts change never pays a place or a rider twice, nor too much', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2 });
    const amounts = fc.uniqueArray(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 4 });
    const step = fc.tuple(order, fc.integer({ min: 0, max: 3 }));
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), amounts, (steps, worth) => {
        let paid: readonly PaidPlace[] = [];
        for (const [who, tied] of steps) {
          const rows = who.map((at, place) => row('r1', at, place === tied ? Math.max(1, place) : place + 1));
          const payable = plan(rows, { paid, amounts: worth }).filter(isPayable);
          paid = [...paid, ...payable.map((it) => paidOf(it.position, ids.indexOf(it.riderId), it.amount))];
          expect(new Set(paid.map((it) => it.position)).size).toBe(paid.length);
          expect(new Set(paid.map((it) => it.riderId)).size).toBe(paid.length);
          const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
          expect(sum(paid.map((it) => it.amount))).toBeLessThanOrEqual(sum(worth));
        }
      }),
      { numRuns: lawRuns(300) },
    );
  });
});
