import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aBike, anId } from '../testing/index.js';
import { type KeptBike, oneOfEachVin } from './index.js';

const [BEFORE, NOW] = ['2025-05-01T00:00:00.000Z', '2025-06-10T18:00:00.000Z'];
const kept = (n: number, over: Partial<KeptBike> = {}): KeptBike => ({
  ...aBike({ id: anId('b', n), vin: 'VBKMXA10XSM000777', vinStatus: 'unverified' }),
  riderId: anId('rder', 1),
  holdsVin: false,
  retiredAt: null,
  verifiedAt: null,
  verifiedBy: null,
  createdAt: BEFORE,
  version: 1,
  ...over,
});
const byPattern = { vinStatus: 'verified', verifiedAt: BEFORE, verifiedBy: 'VBKMX' } as const;
const byAdmin = { ...byPattern, verifiedBy: 'Robin Vale' };
const invalid = { vinStatus: 'invalid' } as const;
const retired = { retiredAt: NOW, version: 2 };

describe('of two bikes with one VIN', () => {
  it.each<[string, KeptBike, KeptBike, readonly KeptBike[]]>([
    [
      'the one that holds it stays, whichever it is',
      kept(1, byPattern),
      kept(2, { holdsVin: true }),
      [kept(1, { ...byPattern, ...retired })],
    ],
    ['a verified one stays where nobody of them holds it', kept(1), kept(2, byPattern), [kept(1, retired)]],
    ['the first stays where they are alike', kept(2), kept(1), [kept(1, retired)]],
    [
      'what is retired stays so, as it was',
      kept(1, { holdsVin: true }),
      kept(2, { ...byPattern, retiredAt: BEFORE }),
      [],
    ],
    ['two that are retired stay so', kept(1, { retiredAt: BEFORE }), kept(2, { ...invalid, retiredAt: BEFORE }), []],
    [
      'what was called invalid stays invalid, though a pattern verified the other',
      kept(1, { ...byPattern, holdsVin: true }),
      kept(2, invalid),
      [kept(1, { ...invalid, holdsVin: true, version: 2 }), kept(2, retired)],
    ],
    [
      'and though it was retired',
      kept(1, { holdsVin: true }),
      kept(2, { ...invalid, retiredAt: BEFORE, version: 4 }),
      [kept(1, { ...invalid, holdsVin: true, version: 2 }), kept(2, { retiredAt: BEFORE, version: 5 })],
    ],
    [
      'an invalid one that stays needs no other',
      kept(1, { ...invalid, holdsVin: true }),
      kept(2, byPattern),
      [kept(2, { ...byPattern, ...retired })],
    ],
    [
      'a verified one of which is not known who verified it was verified by no admin',
      kept(1, { vinStatus: 'verified', holdsVin: true }),
      kept(2, invalid),
      [kept(1, { ...invalid, holdsVin: true, version: 2 }), kept(2, retired)],
    ],
    [
      'an admin who verified the one that stays said otherwise',
      kept(1, { ...byAdmin, holdsVin: true }),
      kept(2, invalid),
      [kept(2, retired)],
    ],
  ])('%s', (_, first, second, became) => expect(oneOfEachVin([first, second], NOW)).toEqual(became));
});

it('bikes of other VINs are left alone', () =>
  expect(oneOfEachVin([kept(1, invalid), kept(2, { vin: 'VBKMXA10XSM000778' })], NOW)).toEqual([]));

it('leaves one bike for each VIN, no VIN held without a bike, no invalid bike beside another, and is idempotent', () => {
  const one = fc.record({
    vin: fc.constantFrom('VBKMXA10XSM000777', 'VBKMXA10XSM000778'),
    standing: fc.constantFrom({}, byPattern, byAdmin, invalid),
    gone: fc.boolean(),
  });
  const garage = fc
    .tuple(fc.array(one, { maxLength: 6 }), fc.nat(5))
    .map(([all, holder]) =>
      all.map(({ vin, standing, gone }, n) =>
        kept(n, { vin, ...standing, retiredAt: gone && n !== holder ? BEFORE : null, holdsVin: n === holder }),
      ),
    );
  fc.assert(
    fc.property(garage, (before) => {
      const became = new Map(oneOfEachVin(before, NOW).map((it) => [it.id, it]));
      const after = before.map((it) => became.get(it.id) ?? it);
      const standing = (all: readonly KeptBike[]) => all.filter((it) => it.retiredAt === null).map((it) => it.vin);
      expect(standing(after).toSorted()).toEqual([...new Set(standing(before))].toSorted());
      expect(after.filter((it) => it.holdsVin).map((it) => it.id)).toEqual(
        before.filter((it) => it.holdsVin).map((it) => it.id),
      );
      for (const vin of standing(after))
        expect(after.filter((it) => it.vin === vin && it.vinStatus === 'invalid' && it.retiredAt !== null)).toEqual([]);
      expect(oneOfEachVin(after, NOW)).toEqual([]);
    }),
  );
});
