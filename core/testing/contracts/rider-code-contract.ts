import { describe, expect, it } from '@jest/globals';
import { aRider } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

/** The codes that riders show at a counter. */
export const describeRiderCodes = (make: MakeBackend): void =>
  describe('rider codes', () => {
    const backend = useBackend(make);
    const expiresAt = '2025-06-10T18:01:00.000Z';
    const aSeal = (n: number) => n.toString(16).padStart(64, '5');
    const someone = async () => {
      const n = fresh();
      const rider = aRider({ id: anId('c0der1der', n), email: `coded${n}@example.com` });
      await backend.give({ riders: [rider] });
      return { riderId: rider.id, seal: aSeal(n), expiresAt };
    };
    const put = (code: { riderId: string; seal: string; expiresAt: string }) =>
      backend.uow.run((tx) => tx.riderCodes.put(code));
    const take = (seal: string) => backend.uow.run((tx) => tx.riderCodes.take(seal));

    it('gives a code once', async () => {
      const [code, other] = [await someone(), await someone()];
      await put(code);
      await put(other);
      expect(await take(code.seal)).toEqual(code);
      expect(await take(code.seal)).toBeUndefined();
      expect(await take(other.seal)).toEqual(other);
    });

    it('keeps the newest of a rider', async () => {
      const code = await someone();
      await put(code);
      const newer = { ...code, seal: aSeal(9_000 + fresh()), expiresAt: '2025-06-10T18:02:00.000Z' };
      await put(newer);
      expect(await take(code.seal)).toBeUndefined();
      expect(await take(newer.seal)).toEqual(newer);
    });

    it('gives a code to one of many concurrent requests', async () => {
      const code = await someone();
      await put(code);
      const taken = await Promise.all(Array.from({ length: 10 }, () => take(code.seal)));
      expect(taken.filter((found) => found !== undefined)).toEqual([code]);
    });

    it('leaves the code where the transaction was rolled back', async () => {
      const code = await someone();
      await put(code);
      await backend.uow
        .run(async (tx) => {
          await tx.riderCodes.take(code.seal);
          throw new Error('refused');
        })
        .catch(() => undefined);
      expect(await take(code.seal)).toEqual(code);
    });
  });
