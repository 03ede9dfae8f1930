import { describe, expect, test } from '@jest/globals';
import type { RaceClass } from '../events/index.js';
import { defaultProgram } from '../program/index.js';
import { aClass, anEvent, anId, aRider } from '../testing/index.js';
import { evaluateEvent, type ResultToEvaluate, type Verdict } from './index.js';

const event = anEvent({ paying: true });
const { place, class: inClass, event: inEvent } = defaultProgram.limits;
const [bike] = aRider().bikes;
if (!bike) throw new Error('The rider of the tests has no bike');
const riders = Array.from({ length: 12 }, (_, at) =>
  aRider({ id: anId('rder', at + 1), bikes: [{ ...bike, id: anId('b1ke', at + 1), vin: `VIN${at}` }] }),
);

const classOf = (n: number, amounts: readonly number[]): RaceClass =>
  aClass({
    id: anId('c0ass', n),
    eventId: event.id,
    name: `Class ${n}`,
    payoutType: 'dealerCredit',
    entrants: 20,
    places: amounts.map((amount, at) => ({ place: at + 1, amount })),
  });
const row = (inside: RaceClass, at: number, finish: number): ResultToEvaluate => ({
  id: `${inside.id}-${at}`,
  classId: inside.id,
  place: finish,
  type: 'finished',
  riderName: 'Casey',
  number: null,
  bike: null,
  riderId: riders[at]?.id ?? null,
});
const judge = (
  classes: readonly RaceClass[],
  results: readonly ResultToEvaluate[],
  earned: readonly (readonly [ResultToEvaluate, number])[] = [],
): readonly Verdict[] => {
  const verdicts = evaluateEvent(
    {
      event,
      classes,
      results,
      riders: new Map(riders.map((it) => [it.id, it])),
      now: '2025-06-10T18:00:00.000Z',
      keptBikes: new Map(),
      vins: new Map(),
      claimed: [],
      keptAmounts: new Map(earned.map(([result, amount]) => [result.id, amount])),
    },
    defaultProgram,
  );
  return results.map((it) => verdicts.get(it.id) ?? { earns: null, reasons: [] });
};
const said = (verdicts: readonly Verdict[]) =>
  verdicts.map(
    (verdict) =>
      verdict.earns?.amount ??
      verdict.reasons.map(({ code, detail }) => [code, detail['of'], detail['limit'], detail['asked']]),
  );
const over = (of: string, limit: number, asked: number) => [['PURSE_OVER_LIMIT', of, limit, asked]];

describe('a purse above a limit, however it came to be stored', () => {
  test('of a place pays nothing there, and what is within it elsewhere', () => {
    const raceClass = classOf(1, [place + 1, 500]);
    expect(said(judge([raceClass], [row(raceClass, 0, 1), row(raceClass, 1, 2)]))).toEqual([
      over('place', place, place + 1),
      500,
    ]);
  });
  test('of a class pays nothing in the class', () => {
    const [raceClass, other] = [classOf(1, [place, place, place]), classOf(2, [700])];
    expect(said(judge([raceClass, other], [row(raceClass, 0, 1), row(raceClass, 1, 3), row(other, 2, 1)]))).toEqual([
      over('class', inClass, 3 * place),
      over('class', inClass, 3 * place),
      700,
    ]);
  });
  test('of an event pays nothing in the event', () => {
    const classes = Array.from({ length: 5 }, (_, n) => classOf(n + 1, [place, place, 500_000]));
    expect(
      said(
        judge(
          classes,
          classes.map((it, at) => row(it, at, 1)),
        ),
      ),
    ).toEqual(classes.map(() => over('event', inEvent, 5 * inClass)));
  });
  test('takes back nothing that was earned before there was a limit, and pays no more of it', () => {
    const raceClass = classOf(1, [place + 5]);
    const first = row(raceClass, 0, 1);
    expect(said(judge([raceClass], [first], [[first, place + 5]]))).toEqual([place + 5]);
    expect(said(judge([raceClass], [first], [[first, place + 4]]))).toEqual([over('place', place, place + 5)]);
  });
});

test('places that are tied share the purse, so they exceed no limit that it keeps', () => {
  const raceClass = classOf(1, [place]);
  const rows = [row(raceClass, 0, 1), row(raceClass, 1, 1), row(raceClass, 2, 1)];
  expect(said(judge([raceClass], rows)).toSorted()).toEqual([333_333, 333_333, 333_334]);
});

test('a tie with a place above the limit pays nothing, even if each share is below it', () => {
  const raceClass = classOf(1, [place + 2]);
  const rows = [row(raceClass, 0, 1), row(raceClass, 1, 1)];
  expect(said(judge([raceClass], rows))).toEqual(rows.map(() => over('place', place, place + 2)));
});
