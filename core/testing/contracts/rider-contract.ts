import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isVerified } from '../../riders/index.js';
import { aDocument, anId, aRider } from '../builders.js';
import { type Backend, fresh, type MakeBackend } from './backend.js';

/** Riders and what is theirs. */
export const describeRiderStores = (make: MakeBackend): void =>
  describe('rider stores', () => {
    let it_: Backend;
    beforeAll(async () => void (it_ = await make()));
    afterAll(() => it_.end());

    const giveRider = async (over: Parameters<typeof aRider>[0] = {}) => {
      const rider = aRider({ id: anId('rder', fresh()), bikes: [], ...over });
      await it_.give({ riders: [rider] });
      return rider;
    };

    it('know the document of each kind that stands, and not what was replaced', async () => {
      const [mine, other] = [await giveRider(), await giveRider()];
      const of = (riderId: string, change: Parameters<typeof aDocument>[0]) => aDocument({ id: anId('d0c', fresh()), riderId, ...change });
      const replaced = of(mine.id, { kind: 'licence', status: 'replaced', uploadedAt: '2025-05-01T00:00:00.000Z', keyId: null });
      const licence = of(mine.id, { kind: 'licence', uploadedAt: '2025-05-02T00:00:00.000Z' });
      const w9 = of(mine.id, { kind: 'w9', status: 'refused', decision: { at: '2025-05-04T00:00:00.000Z', byName: 'Robin Vale', refusal: 'Not signed – à refaire' } });
      await it_.give({ documents: [replaced, of(other.id, { kind: 'licence', status: 'verified' })] });
      await it_.uow.run(async (tx) => {
        await tx.documents.insert(w9);
        await tx.documents.insert(licence);
      });
      expect(await it_.uow.run((tx) => tx.documents.standing(mine.id))).toEqual([licence, w9]);

      const decision = { at: '2025-05-03T00:00:00.000Z', byName: 'Robin Vale', refusal: null };
      await it_.uow.run((tx) => tx.documents.decide({ id: licence.id, status: 'verified', decision }));
      const standing = await it_.uow.run((tx) => tx.documents.standing(mine.id));
      expect(standing).toEqual([{ ...licence, status: 'verified', decision }, w9]);
      expect([isVerified(standing, 'licence'), isVerified(standing, 'w9')]).toEqual([true, false]);
      expect(await it_.uow.run((tx) => tx.documents.lock(replaced.id))).toEqual(replaced);
      expect(await it_.uow.run((tx) => tx.documents.lock(anId('n00ne')))).toBeUndefined();
    });
  });
