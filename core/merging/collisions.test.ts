import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Award, issue, statusOf } from '../ledger/index.js';
import { anId } from '../testing/index.js';
import { collisionsOf, losingAwards, type SharedResult } from './index.js';

const [KEEP, GONE] = [anId('rder', 1), anId('rder', 2)];
const NOW = '2025-06-10T18:00:00.000Z';

describe('collisionsOf', () => {
  const at = (
    id: string,
    riderId: string,
    place: number | null,
    type: SharedResult['type'] = 'finished',
  ): SharedResult => ({
    id,
    riderId,
    place,
    type,
    eventId: 'e',
    eventTitle: 'Event',
    classId: 'c',
    className: 'Class',
  });

  it.each([
    ['a place before none', [at('1', KEEP, null, 'DNF'), at('2', GONE, 9)], '2'],
    ['the better of two places', [at('1', KEEP, 4), at('2', GONE, 5)], '1'],
    ['the kept rider’s own of two equal ones', [at('1', GONE, 4), at('2', KEEP, 4)], '2'],
    ['a place before a finish without one', [at('1', KEEP, null), at('2', GONE, 9)], '2'],
    ['the older of two equal ones of the kept rider', [at('2', KEEP, 4), at('3', GONE, 4), at('1', KEEP, 4)], '1'],
    ['a finisher before one disqualified with a place', [at('1', KEEP, 1, 'DQ'), at('2', GONE, 12)], '2'],
  ])('keeps %s', (_, shared, kept) => expect(collisionsOf(shared, KEEP)[0]?.kept.id).toBe(kept));

  it('is none where only one of the two has results', () => {
    expect(collisionsOf([at('1', KEEP, 1), at('2', KEEP, 2), { ...at('3', GONE, 1), classId: 'd' }], KEEP)).toEqual([]);
  });

  it('lists what each class keeps and loses, class by class', () => {
    const inClass = (classId: string, all: readonly SharedResult[]) =>
      all.map((it) => ({ ...it, id: `${classId}${it.id}`, classId }));
    const shared = ['d', 'c', 'e'].flatMap((classId) =>
      inClass(classId, [at('1', KEEP, 2), at('2', GONE, 1), at('3', KEEP, 3)]),
    );
    expect(collisionsOf(shared, KEEP).map((it) => [it.kept.id, ...it.removed.map((one) => one.id)])).toEqual([
      ['c2', 'c1', 'c3'],
      ['d2', 'd1', 'd3'],
      ['e2', 'e1', 'e3'],
    ]);
  });

  it('is the same whatever the order', () => {
    const some = fc.array(
      fc.record({ riderId: fc.constantFrom(KEEP, GONE), place: fc.option(fc.integer({ min: 1, max: 5 })) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(some, (all) => {
        const shared = all.map((it, n) => at(String(n), it.riderId, it.place));
        const ids = (of: readonly SharedResult[]) =>
          collisionsOf(of, KEEP).map((it) => [it.kept.id, it.removed.map((one) => one.id)]);
        expect(ids(shared.toReversed())).toEqual(ids(shared));
      }),
    );
  });
});

describe('losingAwards', () => {
  const award = (id: string, riderId: string, over: Partial<Award> = {}): Award => {
    const { award: made } = issue({
      id,
      riderId,
      currency: 'USD',
      type: 'credit',
      initial: 500,
      awardedAt: NOW,
      expiresOn: '2026-01-01',
      source: null,
      seriesId: null,
      label: id,
      ...over,
    });
    return { ...made, status: statusOf(made) };
  };
  const bonus = (id: string, riderId: string, seriesId: string | null, over: Partial<Award> = {}) =>
    award(id, riderId, { type: 'bonus', seriesId, ...over });
  const source = (classId: string) => ({ source: { eventId: 'e', classId } });
  const result = (riderId: string, place: number): SharedResult => ({
    id: `r${place}`,
    riderId,
    place,
    type: 'finished',
    eventId: 'e',
    eventTitle: 'Event',
    classId: 'c',
    className: 'Class',
  });
  const losing = (kept: readonly Award[], deleted: readonly Award[], shared: readonly SharedResult[] = []) => [
    ...losingAwards(kept, deleted, shared, KEEP),
  ];

  it.each([
    ['kept', KEEP, 'deleted', GONE, 'ofGone'],
    ['deleted', GONE, 'kept', KEEP, 'ofKeep'],
  ])(
    'of a class that the %s one won (%s) takes what the %s one earned, and nothing else',
    (_, winner, _other, loser, lost) => {
      const shared = [result(winner, 1), result(loser, 2)];
      const of = (id: string, riderId: string, other: string) => [
        award(id, riderId, source('c')),
        award(`${id}-other`, riderId, source(other)),
        award(`${id}-given`, riderId),
      ];
      expect(losing(of('ofKeep', KEEP, 'd'), of('ofGone', GONE, 'x'), shared)).toEqual([lost]);
    },
  );

  const taken = { initial: 0, ...source('c') };
  it.each([
    [
      'the deleted rider’s that was taken back, not the kept one’s',
      [award('a', KEEP, source('c'))],
      [award('b', GONE, taken)],
      [],
      ['b'],
    ],
    [
      'the kept rider’s that was taken back, not the deleted one’s',
      [award('a', KEEP, taken)],
      [award('b', GONE, source('c'))],
      [],
      ['a'],
    ],
    ['the deleted rider’s where both were taken back', [award('a', KEEP, taken)], [award('b', GONE, taken)], [], ['b']],
    [
      'the kept rider’s where the deleted one’s result stands, though both were taken back',
      [award('a', KEEP, taken)],
      [award('b', GONE, taken)],
      [result(GONE, 3)],
      ['a'],
    ],
    ['none of another type', [award('a', KEEP, taken)], [award('b', GONE, { ...taken, type: 'cash' })], [], []],
    ['none of another class', [award('a', KEEP, taken)], [award('b', GONE, { initial: 0, ...source('d') })], [], []],
  ])('of two awards of one class takes %s', (_, kept, deleted, shared, lost) =>
    expect(losing(kept, deleted, shared)).toEqual(lost),
  );

  it('takes the deleted rider’s bonus of a series of which the kept one has it, and no other', () => {
    expect(
      losing(
        [bonus('a', KEEP, 's')],
        [
          bonus('b', GONE, 's'),
          bonus('c', GONE, 't'),
          award('d', GONE, { seriesId: 's', ...source('x') }),
          award('e', GONE, { seriesId: 's' }),
        ],
      ),
    ).toEqual(['b']);
  });

  it.each([
    ['the kept one’s where that was taken back', 0, 500, ['a']],
    ['the deleted one’s where that was taken back', 500, 0, ['b']],
    ['the deleted one’s where both were', 0, 0, ['b']],
  ])('of two bonuses of a series takes %s', (_, kept, deleted, lost) =>
    expect(losing([bonus('a', KEEP, 's', { initial: kept })], [bonus('b', GONE, 's', { initial: deleted })])).toEqual(
      lost,
    ),
  );

  it('leaves a bonus beside what counts for its series and is none', () => {
    expect(losing([award('a', KEEP, { seriesId: 's' })], [bonus('b', GONE, 's')])).toEqual([]);
    expect(losing([bonus('a', KEEP, null)], [bonus('b', GONE, null)])).toEqual([]);
  });

  it('leaves one award of a class and type, and one bonus of a series, and never one that is worth less than what it takes', () => {
    const held = (riderId: string, prefix: string) =>
      fc
        .uniqueArray(
          fc.record({ once: fc.constantFrom('c/credit', 'c/cash', 'd/credit', 's'), initial: fc.constantFrom(0, 500) }),
          { selector: (it) => it.once },
        )
        .map((all) =>
          all.map(({ once, initial }) => {
            const [classId = '', type] = once.split('/') as [string, 'credit' | 'cash' | undefined];
            return type
              ? award(`${prefix}${once}`, riderId, { type, initial, ...source(classId) })
              : bonus(`${prefix}${once}`, riderId, 's', { initial });
          }),
        );
    fc.assert(
      fc.property(held(KEEP, 'k'), held(GONE, 'g'), (kept, deleted) => {
        const lost = losingAwards(kept, deleted, [], KEEP);
        const onceOf = (it: Award) => it.id.slice(1);
        const left = [...kept, ...deleted].filter((it) => !lost.has(it.id));
        expect(new Set(left.map(onceOf)).size).toBe(left.length);
        expect(new Set(left.map(onceOf))).toEqual(new Set([...kept, ...deleted].map(onceOf)));
        for (const item of left)
          expect(item.initial).toBe(
            Math.max(...[...kept, ...deleted].filter((one) => onceOf(one) === onceOf(item)).map((one) => one.initial)),
          );
      }),
    );
  });
});
