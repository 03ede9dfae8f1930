import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram } from '../program/index.js';
import { limitedClasses } from './index.js';
import { codes, judge, pro, row, type Scene } from './testing/judging.js';

const program = { minimumRidersPerClass: 7, smallClasses: [{ riders: 3, places: 2 }] };
/** three riders who earn, of so many who started */
const started = (entrants: number, over: Partial<Scene> = {}): Scene => ({
  program,
  classes: [{ ...pro, entrants }],
  results: [row(1, 'a'), row(2, 'b'), row(3, 'c')],
  ...over,
});
/** The verdicts in the order of the results. */
const judged = (scene: Scene) => {
  const verdicts = judge(scene);
  return (scene.results ?? []).flatMap(({ id }) => verdicts.get(id) ?? []);
};
const paid = (scene: Scene): readonly number[] => judged(scene).map((it) => it.earns?.amount ?? 0);
const reasons = (scene: Scene) => judged(scene).map((it) => it.reasons);

describe('a class pays by its size, in steps', () => {
  test.each([
    [3, [30_000, 20_000, 0]],
    [6, [30_000, 20_000, 0]],
    [7, [30_000, 20_000, 10_000]],
  ])('%d started', (entrants, amounts) => expect(paid(started(entrants))).toEqual(amounts));
  test('a place that its size does not pay says what it needs', () =>
    expect(reasons(started(5))).toEqual([
      [],
      [],
      [{ code: 'CLASS_PAYS_FEWER', detail: { place: 3, started: 5, places: 2, needed: 7 } }],
    ]));
  test('below the first step nothing is paid, and that is the only reason', () =>
    expect(reasons(started(2, { results: [row(1, 'a'), row(2, 'b')] }))).toEqual(
      [1, 2].map(() => [{ code: 'CLASS_TOO_SMALL', detail: { started: 2, minimum: 3 } }]),
    ));
  test('a place that the class never pays is not a matter of its size', () =>
    expect(reasons(started(5, { results: [row(4, 'a')] }))[0]?.map((it) => it.code)).toEqual(['PLACE_NOT_PAID']));
  test('steps of the class stand above those of the program', () => {
    const payoutSteps = [
      { riders: 2, places: 1 },
      { riders: 4, places: null },
    ];
    const own = (entrants: number) => started(entrants, { classes: [{ ...pro, entrants, payoutSteps }] });
    expect([paid(own(3)), paid(own(4))]).toEqual([
      [30_000, 0, 0],
      [30_000, 20_000, 10_000],
    ]);
  });
  test('steps of the season stand above those of the program', () => {
    const seasons = [{ from: '2025-06-01', smallClasses: [{ riders: 4, places: 1 }] }];
    expect(paid(started(5, { program: { ...program, seasons } }))).toEqual([30_000, 0, 0]);
  });
  test('who is tied shares the places that the size pays', () => {
    const tied = [row(1, 'a'), row(2, 'b'), row(2, 'c')];
    expect(paid(started(5, { results: tied }))).toEqual([30_000, 10_000, 10_000]);
    expect(paid(started(7, { results: tied }))).toEqual([30_000, 15_000, 15_000]);
  });
  test('a rider who was paid for the place before gets it again once the class is large enough', () => {
    const standing = new Map([['pro-c-3', 'bike-c']]);
    expect(judge(started(5, { standing })).get('pro-c-3')).toMatchObject({ earns: null, stood: 'bike-c' });
    expect(codes(started(7, { standing }), 'pro-c-3')).toEqual([]);
  });
});

describe('classes of which too few started', () => {
  const limited = (entrants: number) =>
    limitedClasses([{ ...pro, entrants }], [row(1, 'a')], { ...defaultProgram, ...program });
  test('are named with what they pay and what they need', () => {
    expect(limited(5)).toEqual([
      { classId: 'pro', name: '450 Pro', started: 5, paid: 2, places: 3, nextAt: 7, allAt: 7 },
    ]);
    expect(limited(2)).toMatchObject([{ started: 2, paid: 0, nextAt: 3, allAt: 7 }]);
  });
  test('are no others', () => {
    expect(limited(7)).toEqual([]);
    expect(limitedClasses([pro], [], { ...defaultProgram, ...program })).toEqual([]);
    const none = { ...pro, payoutType: 'noPayout' as const };
    expect(limitedClasses([none], [row(1, 'a')], { ...defaultProgram, ...program })).toEqual([]);
  });
});

describe('whatever the size', () => {
  const results = fc
    .array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 })
    .map((places) => places.map((place, at) => row(place, `r${at}`, { id: `${at}` })));
  const ties = fc.constantFrom('share' as const, 'each' as const);
  const sum = (scene: Scene): number => paid(scene).reduce((all, it) => all + it, 0);
  test('a class pays at most its purse, and more starters never pay less', () => {
    fc.assert(
      fc.property(results, ties, fc.integer({ min: 1, max: 12 }), (rows, rule, entrants) => {
        const of = (more: number) =>
          started(entrants + more, { results: rows, program: { ...program, ties: rule, classesPerBikePerEvent: 9 } });
        expect(sum(of(1))).toBeGreaterThanOrEqual(sum(of(0)));
        expect(sum(of(1))).toBeLessThanOrEqual(60_000);
      }),
    );
  });
  test('every finisher who earns nothing has a reason', () => {
    fc.assert(
      fc.property(results, ties, fc.integer({ min: 1, max: 12 }), (rows, rule, entrants) => {
        const verdicts = judge(started(entrants, { results: rows, program: { ...program, ties: rule } }));
        for (const verdict of verdicts.values())
          expect(verdict.earns !== null || verdict.reasons.length > 0).toBe(true);
      }),
    );
  });
});
