import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram } from '../program/index.js';
import { aClass, aRider } from '../testing/builders.js';
import { anId } from '../testing/fixed-ports.js';
import { newOfNetwork } from './new-of-network.js';
import { unusualSizes } from './unusual-sizes.js';

const program = { ...defaultProgram, checks: { ...defaultProgram.checks, newRidersPerNetwork: 2 } };
const event = { startsOn: '2025-06-07' };
const NEW = '2025-05-20T18:00:00.000Z';
const rider = (n: number, network: string | null, at = NEW) =>
  aRider({ id: anId('rder', n), enrolment: { at, phone: null, address: null, network } });
const found = (riders: readonly ReturnType<typeof rider>[], of: Partial<typeof event> = {}) =>
  newOfNetwork(
    riders.map((it) => it.id),
    new Map(riders.map((it) => [it.id, it])),
    { ...event, ...of },
    program,
  );

describe('new riders of one network', () => {
  it('are a crowd from the program’s number on', () => {
    const three = [rider(1, 'a'), rider(2, 'a'), rider(3, 'a')];
    expect([found(three.slice(0, 2)).size, [...found(three).keys()]]).toEqual([0, three.map((it) => it.id)]);
    expect(found(three).get(three[0]?.id ?? '')).toHaveLength(3);
  });

  test.each([
    ['of other networks', rider(3, 'b')],
    ['of no known network', rider(3, null)],
    ['who enrolled long before', rider(3, 'a', '2025-05-01T18:00:00.000Z')],
  ])('riders %s do not count', (_, third) => expect(found([rider(1, 'a'), rider(2, 'a'), third]).size).toBe(0));

  it('no network at all is none', () => expect(found([1, 2, 3].map((n) => rider(n, null))).size).toBe(0));

  it('riders who enrolled after the race count', () =>
    expect(found([1, 2, 3].map((n) => rider(n, 'a', '2025-07-01T18:00:00.000Z'))).size).toBe(3));

  it('a rider who is paid twice counts once', () => {
    const two = [rider(1, 'a'), rider(2, 'a')];
    const riders = new Map(two.map((it) => [it.id, it]));
    expect(newOfNetwork([...riders.keys(), ...riders.keys()], riders, event, program).size).toBe(0);
  });

  it('law: everybody of a network is told, or nobody; the order does not matter', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', null), { maxLength: 12 }), (networks) => {
        const riders = networks.map((network, n) => rider(n + 1, network));
        const [there, back] = [found(riders), found(riders.toReversed())];
        const counts = new Map<string | null, number>();
        for (const network of networks) counts.set(network, (counts.get(network) ?? 0) + 1);
        for (const [n, { id }] of riders.entries()) {
          const network = networks[n] ?? null;
          expect(there.has(id)).toBe(network !== null && (counts.get(network) ?? 0) > 2);
          expect(back.has(id)).toBe(there.has(id));
        }
      }),
    ));
});

describe('the size of a class', () => {
  const inClass = aClass({ name: '450  a' });
  const results = (count: number, type: 'finished' | 'DNS' = 'finished') =>
    Array.from({ length: count }, () => ({ classId: inClass.id, type }));
  const before = (starters: number, on = '2025-05-03', name = '450 A') => ({
    name,
    starters,
    event: 'Ridge Creek',
    on,
  });
  const isUnusual = (now: number, last: number): boolean =>
    unusualSizes([inClass], results(now), [before(last)], defaultProgram).length > 0;

  test.each([
    [12, 6, true],
    [9, 3, true],
    [6, 12, true],
    [6, 3, false],
    [30, 22, false],
    [8, 30, true],
    [11, 6, false],
  ])('%d starters after %d', (now, last, expected) => expect(isUnusual(now, last)).toBe(expected));

  it('the newest class of the name counts; another name does not', () => {
    const earlier = [before(30, '2025-05-10'), before(6, '2025-05-03'), before(6, '2025-05-20', '250 A')];
    expect(unusualSizes([inClass], results(8), earlier, defaultProgram)).toEqual([
      { classId: inClass.id, name: '450  a', starters: 8, before: before(30, '2025-05-10') },
    ]);
  });

  it('who did not start does not count, what the promoter states does', () => {
    const mixed = [...results(4), ...results(20, 'DNS')];
    expect(unusualSizes([inClass], mixed, [before(6)], defaultProgram)).toEqual([]);
    expect(unusualSizes([{ ...inClass, entrants: 14 }], mixed, [before(6)], defaultProgram)).toMatchObject([
      { starters: 14 },
    ]);
  });

  it('a class without results is no question', () =>
    expect(unusualSizes([inClass], [], [before(30)], defaultProgram)).toEqual([]));

  it('law: it is the same up as down', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (a, b) =>
        expect(isUnusual(a, b)).toBe(isUnusual(b, a)),
      ),
    ));
});
