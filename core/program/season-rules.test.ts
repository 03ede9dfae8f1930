import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../shared/index.js';
import { defaultProgram, type Program, type SeasonRules } from './program.js';
import { rulesOn } from './season-rules.js';

const program: Program = {
  ...defaultProgram,
  seasons: [
    { from: '2025-01-01', resultWindowDays: 30 },
    {
      from: '2026-01-01',
      minimumRidersPerClass: 6,
      eligibleBikes: [{ category: 'current', models: [], fromYear: 2025, toYear: 2026 }],
    },
  ],
};

describe('the rules of a day', () => {
  test.each([
    ['before the first season', '2024-12-31', 45, 5],
    ['on the first day of a season', '2025-01-01', 30, 5],
    ['on the last day of a season', '2025-12-31', 30, 5],
    ['in a later season, which does not build on the one before', '2026-07-01', 45, 6],
    ['of an event without a date', null, 45, 5],
  ])('%s', (_, day, resultWindowDays, minimumRidersPerClass) =>
    expect(rulesOn(program, day)).toMatchObject({ resultWindowDays, minimumRidersPerClass }),
  );

  it('are the whole program: what a season leaves out stays', () =>
    expect(rulesOn(program, '2026-07-01')).toEqual({
      ...program,
      minimumRidersPerClass: 6,
      eligibleBikes: program.seasons[1]?.eligibleBikes,
    }));
});

describe('laws', () => {
  const day = fc.integer({ min: 0, max: 4_000 }).map((it) => addDays('2020-01-01', it));
  const seasons = fc
    .uniqueArray(fc.record({ from: day, resultWindowDays: fc.integer({ min: 1, max: 90 }) }), {
      selector: (it) => it.from,
      maxLength: 6,
    })
    .map((all): readonly SeasonRules[] => all.toSorted((a, b) => (a.from < b.from ? -1 : 1)));

  it('rules are constant between seasons', () =>
    fc.assert(
      fc.property(seasons, day, day, (all, a, b) => {
        const [first, last] = a < b ? [a, b] : [b, a];
        fc.pre(!all.some((it) => it.from > first && it.from <= last));
        const given = { ...defaultProgram, seasons: all };
        expect(rulesOn(given, first)).toEqual(rulesOn(given, last));
      }),
    ));

  it('laying the rules of a day over themselves changes nothing, in whatever order the seasons stand', () =>
    fc.assert(
      fc.property(seasons, day, (all, on) => {
        const once = rulesOn({ ...defaultProgram, seasons: all }, on);
        expect(rulesOn(once, on)).toEqual(once);
        expect({ ...rulesOn({ ...defaultProgram, seasons: all.toReversed() }, on), seasons: all }).toEqual(once);
      }),
    ));

  it('a season later than the day does not count', () =>
    fc.assert(
      fc.property(seasons, day, (all, on) => {
        const begun = all.filter((it) => it.from <= on);
        expect({ ...rulesOn({ ...defaultProgram, seasons: begun }, on), seasons: all }).toEqual(
          rulesOn({ ...defaultProgram, seasons: all }, on),
        );
      }),
    ));
});
