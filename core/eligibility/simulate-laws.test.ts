import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram } from '../program/index.js';
import { aBike, aClass, anId, aRider } from '../testing/index.js';
import { evaluateEvent } from './evaluate-event.js';
import { resultOf, event, given } from './testing/simulating.js';

describe('laws', () => {
  const field = fc.uniqueArray(
    fc.record({
      place: fc.option(fc.integer({ min: 1, max: 6 })),
      type: fc.constantFrom('finished' as const, 'DNF' as const, 'DNS' as const),
      who: fc.integer({ min: 1, max: 8 }),
      classNumber: fc.integer({ min: 1, max: 3 }),
    }),
    { selector: (it) => `${it.who}/${it.classNumber}`, minLength: 1, maxLength: 20 },
  );
  const riders = [1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
    aRider({
      id: anId('rder', n),
      factory: n === 7,
      bikes: n === 8 ? [] : [aBike({ id: anId('b', n), year: n === 6 ? 2015 : 2025 })],
    }),
  );
  const classes = [1, 2, 3].map((n) =>
    aClass({
      id: anId('c0ass', n),
      name: `Class ${n}`,
      entrants: n === 1 ? 9 : null,
      places: [
        { place: 1, amount: 1_000 * n },
        { place: 2, amount: 700 * n },
      ],
    }),
  );

  it('simulating a stored result again says what its judging said', () =>
    fc.assert(
      fc.asyncProperty(field, fc.nat(), async (all, pick) => {
        const results = all.map((drawn, n) =>
          resultOf(n + 1, {
            classId: anId('c0ass', drawn.classNumber),
            place: drawn.place,
            type: drawn.type,
            riderId: anId('rder', drawn.who),
            riderName: `Rider ${drawn.who}`,
          }),
        );
        const { simulate } = given({ riders, classes, results });
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
          },
          defaultProgram,
        );
        const one = results[pick % results.length];
        if (!one) throw new Error('no result');
        const { verdict, amount } = await simulate({
          inClass: one.classId,
          place: one.place,
          type: one.type,
          rider: one.riderId,
          starters: null,
        });
        expect(verdict).toEqual(verdicts.get(one.id));
        expect(amount.amount).toBe(verdicts.get(one.id)?.earns?.amount ?? 0);
      }),
    ));

  it('what a tie leaves over goes to whom the results give it, also where the account has another name', async () => {
    const tied = ['Zoe Last', 'Abe First', 'Moe Mid'].map((riderName, n) =>
      resultOf(n + 1, { classId: anId('c0ass', 1), place: 1, riderId: anId('rder', n + 1), riderName }),
    );
    const amounts = await Promise.all(
      tied.map(async ({ riderId, place, type }) => {
        const { simulate } = given({
          riders: riders.map((it) => ({ ...it, fullName: 'Zed Zane' })),
          classes,
          results: tied,
        });
        return (await simulate({ inClass: anId('c0ass', 1), place, type, rider: riderId, starters: null })).amount
          .amount;
      }),
    );
    expect(amounts).toEqual([566, 568, 566]);
  });

  it('more starters never earn less', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }), async (a, b) => {
        const { simulate } = given();
        const [few, many] = await Promise.all(
          [Math.min(a, b), Math.max(a, b)].map((starters) => simulate({ starters })),
        );
        expect(few?.amount.amount ?? 0).toBeLessThanOrEqual(many?.amount.amount ?? 0);
      }),
    ));
});
