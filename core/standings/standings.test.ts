import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lawRuns } from '../testing/law-runs.js';
import { inRounds } from './read-standings.js';
import { DEFAULT_RULES } from './standings-rules.js';
import { type Round, type RoundResult, standingsOf } from './standings.js';

const rounds: readonly Round[] = ['r1', 'r2', 'r3'].map((eventId, at) => ({
  eventId,
  title: `Round ${at + 1}`,
  on: `2025-0${at + 3}-01`,
  hasResults: true,
}));
const row = (
  eventId: string,
  riderId: string | null,
  place: number | null,
  more: Partial<RoundResult> = {},
): RoundResult => ({
  eventId,
  place,
  type: place === null ? 'DNF' : 'finished',
  riderId,
  riderName: riderId ?? 'Someone',
  bike: 'KTM',
  rode: true,
  reasons: [],
  ...more,
});
const RULES = { points: [25, 22, 20], bestRounds: null };
const shown = (results: readonly RoundResult[], rules = RULES as Parameters<typeof standingsOf>[2]) =>
  standingsOf(rounds, results, rules).map((it) => [it.name, it.rank, it.points]);

describe('standings', () => {
  test('add the points of all rounds; who only started is not in them', () =>
    expect(
      shown([
        row('r1', 'ana', 1),
        row('r1', 'ben', 2),
        row('r2', 'ben', 1),
        row('r2', 'ana', 3),
        row('r3', 'cy', null),
      ]),
    ).toEqual([
      ['ben', 1, 47],
      ['ana', 2, 45],
    ]));

  test('count a rider’s best rounds where the series says so', () => {
    const all = [
      row('r1', 'ana', 1),
      row('r2', 'ana', 3),
      row('r3', 'ana', 2),
      row('r1', 'ben', 2),
      row('r2', 'ben', 1),
    ];
    expect(shown(all, { ...RULES, bestRounds: 2 })).toEqual([
      ['ana', 1, 47],
      ['ben', 2, 47],
    ]);
    const [ana] = standingsOf(rounds, all, { ...RULES, bestRounds: 2 });
    expect(ana?.scores.map((it) => [it.eventId, it.counts])).toEqual([
      ['r1', true],
      ['r2', false],
      ['r3', true],
    ]);
  });

  test('decide by wins, then by the last round, and else share the rank', () => {
    const wins = [row('r1', 'ana', 1), row('r2', 'ana', 3), row('r1', 'ben', 2), row('r2', 'ben', 2)];
    const rules = { points: [25, 22, 19], bestRounds: null };
    expect(shown(wins, rules)).toEqual([
      ['ana', 1, 44],
      ['ben', 2, 44],
    ]);
    const last = [row('r1', 'ana', 1), row('r3', 'ana', 2), row('r1', 'ben', 2), row('r3', 'ben', 1)];
    expect(shown(last).map(([name]) => name)).toEqual(['ben', 'ana']);
    expect(shown([row('r1', 'ana', 1), row('r1', 'ben', 1), row('r1', 'cy', 3)])).toEqual([
      ['ana', 1, 25],
      ['ben', 1, 25],
      ['cy', 3, 20],
    ]);
  });

  test('take the better of two rows of one round, and one name without a rider for one person', () =>
    expect(
      shown([
        row('r1', null, 4, { riderName: 'Jo Field' }),
        row('r1', null, 1, { riderName: 'JO  FIELD' }),
        row('r2', null, 2, { riderName: 'jo field' }),
      ]),
    ).toEqual([['JO  FIELD', 1, 47]]));

  test('do not depend on the order of the rows, and give no points that the table does not have', () => {
    const anyRow = fc.record({
      event: fc.constantFrom('r1', 'r2', 'r3'),
      rider: fc.constantFrom('a', 'b', 'c', 'd', null),
      place: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
    });
    fc.assert(
      fc.property(
        fc
          .array(anyRow, { maxLength: 15 })
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
        ([all, mixed], bestRounds) => {
          const rules = { points: DEFAULT_RULES.points, bestRounds };
          const of = (some: typeof all) =>
            standingsOf(
              rounds,
              some.map((it) => row(it.event, it.rider, it.place)),
              rules,
            );
          expect(of(mixed).map((it) => [it.key, it.rank, it.points])).toEqual(
            of(all).map((it) => [it.key, it.rank, it.points]),
          );
          for (const standing of of(all)) expect(standing.points).toBeLessThanOrEqual(25 * (bestRounds ?? 3));
        },
      ),
      { numRuns: lawRuns(200) },
    );
  });
});

describe('events that are linked as one race', () => {
  const of = (eventId: string, linkedTo: string | null, hasResults = true) => ({
    ...{ eventId, title: `Event ${eventId}`, on: '2025-03-01', classId: `class of ${eventId}`, className: '450 A' },
    ...{ hasResults, linkedTo },
  });
  const results = [row('e1', 'ana', 2), row('e2', 'ana', 1), row('e2', 'ben', 2), row('e3', 'ben', 1)];

  test('are one round, in which everybody counts once', () => {
    const seen = inRounds([of('e1', 'e2'), of('e2', 'e1'), of('e3', null)], results);
    expect(seen.rounds.map((it) => [it.eventId, it.title])).toEqual([
      ['e1', 'Event e1 / Event e2'],
      ['e3', 'Event e3'],
    ]);
    expect(standingsOf(seen.rounds, seen.rows, RULES).map((it) => [it.name, it.points, it.wins])).toEqual([
      ['ben', 47, 1],
      ['ana', 25, 1],
    ]);
    const apart = inRounds([of('e1', null), of('e2', null), of('e3', null)], results);
    expect(standingsOf(apart.rounds, apart.rows, RULES).map((it) => it.points)).toEqual([47, 47]);
  });

  test('have results once both have, and stand alone where the other is not in the season', () => {
    const open = (first: boolean, second: boolean) =>
      inRounds([of('e1', 'e2', first), of('e2', 'e1', second)], []).rounds.map((it) => it.hasResults);
    expect([open(true, true), open(true, false), open(false, true)]).toEqual([[true], [false], [false]]);
    expect(inRounds([of('e2', 'e1')], results).rounds.map((it) => it.eventId)).toEqual(['e2']);
  });
});
