import { describe, expect, it } from '@jest/globals';
import { aBike } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { vinScene } from './vin-scene.js';

/** VIN patterns, and the bikes that they verify. */
export const describeVinPatterns = (make: MakeBackend): void =>
  describe('vin stores', () => {
    const { at, vin, person, run } = vinScene(make);

    it('walks over unverified bikes and verifies many at once', async () => {
      const bikes = Array.from({ length: 5 }, () =>
        aBike({ id: anId('b', 80_000 + fresh()), vin: vin(), vinStatus: 'unverified' }),
      );
      const { rider } = await person(bikes);
      const before = anId('b', 80_000);
      const page = await run((tx) => tx.bikes.unverified(before, 3));
      expect(page.map((bike) => bike.id)).toEqual(bikes.slice(0, 3).map((bike) => bike.id));
      await run((tx) =>
        tx.bikes.verify(
          page.map((bike, n) => ({ id: bike.id, pattern: `VBK${n}` })),
          at,
        ),
      );
      expect(await run((tx) => tx.bikes.ofRider(rider.id))).toMatchObject(
        [0, 1, 2]
          .map((n) => ({ vinStatus: 'verified', verifiedBy: `VBK${n}`, verifiedAt: at, version: 2 }))
          .concat([{}, {}] as never),
      );
      expect((await run((tx) => tx.bikes.unverified(before, 2))).map((bike) => bike.id)).toEqual(
        bikes.slice(3).map((bike) => bike.id),
      );
    });

    it('keeps patterns, one of a kind, and finds those of a model and year', async () => {
      const model = `Model ${fresh()}`;
      const pattern = (pattern_: string, over = {}) => ({
        id: anId('pat', fresh()),
        model,
        year: 2025,
        pattern: pattern_,
        status: 'unverified' as const,
        decidedAt: null,
        decidedBy: null,
        ...over,
      });
      const [one, two] = [
        pattern('VBK*'),
        pattern('VBKM', { status: 'verified', decidedAt: at, decidedBy: 'Robin Vale' }),
      ];
      await run((tx) => tx.vinPatterns.insert([one, two]));
      await expect(run((tx) => tx.vinPatterns.insert([{ ...one, id: anId('pat', fresh()) }]))).rejects.toMatchObject({
        code: 'CONFLICT',
      });
      expect(await run((tx) => tx.vinPatterns.verifiedFor(model.toUpperCase(), 2025))).toEqual([two]);
      expect(await run((tx) => tx.vinPatterns.verified([one.id, two.id]))).toEqual([two]);
      await run((tx) => tx.vinPatterns.save({ ...one, status: 'verified', decidedAt: at, decidedBy: 'Kim' }));
      expect(await run((tx) => tx.vinPatterns.byId(one.id))).toEqual({
        ...one,
        status: 'verified',
        decidedAt: at,
        decidedBy: 'Kim',
      });
      await run((tx) => tx.vinPatterns.remove(two.id));
      expect(
        (await run((tx) => tx.vinPatterns.ofYears([2025])))
          .filter((vinPattern) => vinPattern.model === model)
          .map((vinPattern) => vinPattern.id),
      ).toEqual([one.id]);
    });

    it('keeps models with letters that become two in search keys, and finds their patterns', async () => {
      const model = 'ß'.repeat(60);
      const { rider } = await person([]);
      const kept = {
        ...aBike({ id: anId('b', 70_000 + fresh()), vin: vin(), model }),
        riderId: rider.id,
        holdsVin: true,
        retiredAt: null,
        verifiedAt: null,
        verifiedBy: null,
        createdAt: at,
        version: 1,
      };
      await run((tx) => tx.bikes.insert(rider.id, kept));
      expect(await run((tx) => tx.bikes.ofRider(rider.id))).toEqual([kept]);
      const pattern = {
        id: anId('pat', fresh()),
        model,
        year: 2025,
        pattern: 'VBKM',
        status: 'verified' as const,
        decidedAt: at,
        decidedBy: 'Kim',
      };
      await run((tx) => tx.vinPatterns.insert([pattern]));
      expect(await run((tx) => tx.vinPatterns.verifiedFor(model, 2025))).toEqual([pattern]);
    });
  });
