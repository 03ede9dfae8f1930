import { describe, expect, it } from '@jest/globals';
import { addressOf } from '../../images/index.js';
import { aDealer, aDocument, aRider } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

/** Files that were sent: how many, and which of them a record still has. */
export const describeUploadStore = (make: MakeBackend): void =>
  describe('upload store', () => {
    const backend = useBackend(make);

    const giveRider = async () => {
      const rider = aRider({ id: anId('rder', fresh()), bikes: [] });
      await backend.give({ riders: [rider] });
      return rider;
    };

    it('count the files of a day, each record for itself, and forget the day before', async () => {
      const [one, other] = [anId('sender', fresh()), anId('sender', fresh())];
      const count = (subjectId: string, day: string) => backend.uow.run((tx) => tx.uploads.count(subjectId, day));
      const counted = await Promise.all([count(one, '2025-06-10'), count(one, '2025-06-10'), count(one, '2025-06-10')]);
      expect(counted.toSorted()).toEqual([1, 2, 3]);
      expect([
        await count(other, '2025-06-10'),
        await count(one, '2025-06-11'),
        await count(one, '2025-06-11'),
      ]).toEqual([1, 1, 2]);
      await expect(
        backend.uow.run(async (tx) => {
          await tx.uploads.count(one, '2025-06-11');
          throw new Error('Refused');
        }),
      ).rejects.toThrow('Refused');
      expect(await count(one, '2025-06-11')).toBe(3);
    });

    it('find all files of a record, including those of replaced documents', async () => {
      const n = fresh();
      const { id: riderId } = await giveRider();
      const document = aDocument({ id: anId('d0c', 5000 + n), riderId, status: 'replaced' });
      const timecard = {
        id: anId('tcard', 5000 + n),
        riderId,
        fileName: 'a.pdf',
        fileKey: 'timecards/1',
        contentType: 'application/pdf',
        bytes: 9,
        uploadedAt: '2025-06-10T18:00:00.000Z',
        uploadedBy: 'Robin Vale',
      };
      const [mine, theirs, nobodys] = [anId('mage', n), anId('mage', 5000 + n), anId('mage', 6000 + n)];
      const dealer = aDealer({
        id: anId('dea0er', 5000 + n),
        dealerId: String(80_000 + n),
        profileImage: addressOf(theirs),
      });
      await backend.give({ dealers: [dealer] });
      await backend.uow.run(async (tx) => {
        const rider = await tx.riders.lock(riderId);
        if (rider) await tx.riders.save({ ...rider, profileImage: addressOf(mine) });
        await tx.documents.insert(document);
        await tx.timecards.insert(timecard);
      });
      const named = [
        `documents/${document.id}`,
        `timecards/${timecard.id}`,
        `portraits/${mine}`,
        `portraits/${mine}.small`,
        `portraits/${theirs}`,
      ];
      const left = [
        `documents/${timecard.id}`,
        `timecards/${document.id}`,
        `portraits/${nobodys}`,
        `portraits/${riderId}.small`,
      ];
      expect(
        (await backend.uow.run((tx) => tx.uploads.named([...left, ...named], '2026-06-10T18:00:00.000Z'))).toSorted(),
      ).toEqual(named.toSorted());
      expect(await backend.uow.run((tx) => tx.uploads.named([], '2026-06-10T18:00:00.000Z'))).toEqual([]);
    });

    it('name a replaced document until the moment given', async () => {
      const n = fresh();
      const { id: riderId } = await giveRider();
      const replaced = aDocument({
        id: anId('d0c', 5000 + n),
        riderId,
        status: 'replaced',
        uploadedAt: '2025-06-01T18:00:00.000Z',
      });
      const newer = aDocument({ id: anId('d0c', 6000 + n), riderId, uploadedAt: '2025-07-01T18:00:00.000Z' });
      await backend.uow.run(async (tx) => {
        await tx.documents.insert(replaced);
        await tx.documents.insert(newer);
      });
      const keys = [`documents/${replaced.id}`, `documents/${newer.id}`];
      const named = (before: string) => backend.uow.run((tx) => tx.uploads.named(keys, before));
      expect(await named('2025-07-01T18:00:00.000Z')).toEqual(keys);
      expect(await named('2025-07-01T18:00:00.001Z')).toEqual([keys[1]]);
    });
  });
