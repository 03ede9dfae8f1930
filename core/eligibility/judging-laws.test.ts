import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ReasonCode } from './index.js';
import { codes, judge, pro, row, type Scene } from './testing/judging.js';

describe('reasons of every part come together', () => {
  /** one way to fail on each side, and its code */
  const sides: readonly (readonly (readonly [ReasonCode | null, Scene])[])[] = [
    [
      [null, {}],
      ['EVENT_CANCELED', { event: { canceled: true } }],
      ['EVENT_NOT_PAYING', { event: { paying: false } }],
    ],
    [
      [null, {}],
      ['CLASS_NO_PAYOUT', { classes: [{ ...pro, payoutType: 'noPayout' }] }],
      ['LATE_RESULTS', { classes: [{ ...pro, resultsReceivedAt: '2025-09-01T12:00:00.000Z' }] }],
    ],
    [
      [null, {}],
      ['CLASS_TOO_SMALL', { results: [row(1, 'a')] }],
    ],
    [
      [null, {}],
      ['RIDER_FACTORY', { rider: { factory: true } }],
      ['RIDER_DEACTIVATED', { rider: { deactivated: true } }],
      ['NO_VERIFIED_BIKE', { rider: { bikes: [] } }],
      ['CONSENT_MISSING', { rider: { bornOn: null } }],
    ],
  ];
  const combinations = sides.reduce<readonly (readonly (readonly [ReasonCode | null, Scene])[])[]>(
    (all, side) => all.flatMap((some) => side.map((it) => [...some, it])),
    [[]],
  );
  test.each(combinations.map((all) => [all.flatMap(([code]) => code ?? []), all.map(([, scene]) => scene)] as const))(
    '%p',
    (expected, scenes) => {
      expect([...codes(Object.assign({}, ...scenes) as Scene)].toSorted()).toEqual([...expected].toSorted());
    },
  );
});

test('the order of the rows decides nothing', () => {
  const classes = [pro, { ...pro, id: 'open' }, { ...pro, id: 'vet' }];
  const someRow = fc.record({
    classId: fc.constantFrom('pro', 'open', 'vet'),
    place: fc.integer({ min: 1, max: 6 }),
    rider: fc.constantFrom('a', 'b', 'c', null),
    type: fc.constantFrom('finished' as const, 'DNF' as const, 'DNS' as const),
  });
  fc.assert(
    fc.property(fc.array(someRow, { maxLength: 25 }), fc.infiniteStream(fc.nat()), (rows, chance) => {
      const results = rows.map((drawn, at) =>
        row(drawn.place, drawn.rider, { id: `r${at}`, classId: drawn.classId, type: drawn.type, number: String(at) }),
      );
      const shuffled = results
        .map((it) => [chance.next().value, it] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, result]) => result);
      const [one, other] = [judge({ classes, results }), judge({ classes, results: shuffled })];
      for (const { id } of results) expect(other.get(id)).toEqual(one.get(id));
    }),
  );
});

test('no bike earns in more classes than the limit, no rider twice in a class', () => {
  const ids = ['k1', 'k2', 'k3', 'k4'];
  const classes = ids.map((id) => ({ ...pro, id, entrants: 20 }));
  const someRow = fc.record({
    classId: fc.constantFrom(...ids),
    place: fc.integer({ min: 1, max: 3 }),
    rider: fc.constantFrom('a', 'b', 'c'),
  });
  fc.assert(
    fc.property(fc.array(someRow, { maxLength: 30 }), (rows) => {
      const results = rows.map((it, at) => row(it.place, it.rider, { id: `r${at}`, classId: it.classId }));
      const earning = results.filter((it) => judge({ classes, results }).get(it.id)?.earns);
      for (const who of ['a', 'b', 'c']) {
        const theirs = earning.filter((it) => it.riderId === who);
        expect(theirs.length).toBeLessThanOrEqual(2);
        expect(new Set(theirs.map((it) => it.classId)).size).toBe(theirs.length);
      }
    }),
    { numRuns: 50 },
  );
});
