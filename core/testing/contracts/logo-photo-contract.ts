import { describe, expect, it } from '@jest/globals';
import { checkKey } from '../../eligibility/index.js';
import type { LogoPhoto } from '../../results/index.js';
import { aLogoPhoto } from '../a-logo-photo.js';
import { aRider } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { raceScene } from './race-scene.js';

/** Photos of the maker's logos: those that stand, those that were accepted, and their files. */
export const describeLogoPhotos = (make: MakeBackend): void =>
  describe('logo photo store', () => {
    const { backend, aRace, aResult } = raceScene(make);
    const LATER = '2025-06-20T18:00:00.000Z';
    const giveRider = async () => {
      const rider = aRider({ id: anId('rder', fresh()), bikes: [] });
      await backend.give({ riders: [rider] });
      return rider.id;
    };
    const aPhoto = async (change: Partial<LogoPhoto> = {}) => {
      const photo = aLogoPhoto({ id: anId('ph0t0', fresh()), ...change });
      await backend.uow.run((tx) => tx.logoPhotos.insert(photo));
      return photo;
    };
    const scene = async () => {
      const { event, classes } = await aRace();
      return { event, at: { eventId: event.id, classId: classes[0].id, riderId: await giveRider() } };
    };
    const held = (classId: string, riderId: string) =>
      aResult(classId, {
        riderId,
        verdict: {
          earns: null,
          reasons: [
            {
              code: 'BEING_CHECKED',
              detail: {
                amount: 60_000,
                currency: 'USD',
                bikeId: anId('b', 1),
                since: '2025-06-10T10:00:00.000Z',
                photos: 3,
                photosBy: '2025-07-10',
              },
            },
          ],
          signals: ['LOGO_PHOTOS'],
        },
      });

    it('gives the photos of an event that stand, in the order of their places', async () => {
      const { event, at } = await scene();
      const second = await aPhoto({ ...at, slot: 2 });
      const first = await aPhoto({ ...at, slot: 1 });
      await aPhoto({ ...at, slot: 2, status: 'replaced', replacedAt: LATER });
      await aPhoto({ ...(await scene()).at });
      expect(await backend.uow.run((tx) => tx.logoPhotos.standing(event.id))).toEqual([first, second]);
      expect(await backend.uow.run((tx) => tx.logoPhotos.lock(first.id))).toEqual(first);
      expect(await backend.uow.run((tx) => tx.logoPhotos.lock(anId('n0ne')))).toBeUndefined();
    });

    it('tells whose photos were accepted, if asked', async () => {
      const { event, at } = await scene();
      const photo = await aPhoto(at);
      const accepted = (logos: boolean) =>
        backend.uow.run(
          async (tx) => (await tx.checks.ofEvent({ event, winners: [], podium: [], logos })).logosAccepted,
        );
      expect([await accepted(true), await accepted(false)]).toEqual([new Set(), undefined]);
      const decision = { at: LATER, byName: 'Sam Idris', refusal: null };
      await backend.uow.run((tx) =>
        tx.logoPhotos.update({ id: photo.id, status: 'accepted', replacedAt: null, decision }),
      );
      expect(await accepted(true)).toEqual(new Set([checkKey(at.classId, at.riderId)]));
      expect(await backend.uow.run((tx) => tx.logoPhotos.lock(photo.id))).toEqual({
        ...photo,
        status: 'accepted',
        decision,
      });
    });

    it('finds events with awards that wait for photos, in pages', async () => {
      const scenes = [await scene(), await scene(), await scene()];
      for (const [n, { event, at }] of scenes.entries())
        await backend.uow.run((tx) =>
          tx.results.save(event.id, {
            put: n === 1 ? [aResult(at.classId)] : [held(at.classId, at.riderId)],
            remove: [],
          }),
        );
      const [one, , three] = scenes.map(({ event }) => event.id) as [string, string, string];
      const found = (after: string, limit = 1_000) => backend.uow.run((tx) => tx.logoPhotos.waiting(after, limit));
      const all = await found('');
      expect(all.filter((id) => scenes.some(({ event }) => event.id === id))).toEqual([one, three].toSorted());
      const [first = ''] = all;
      expect([await found('', 1), (await found(first)).includes(first)]).toEqual([[first], false]);
    });

    it('forgets a decision, so that the award is held again', async () => {
      const { event, at } = await scene();
      const decision = {
        classId: at.classId,
        riderId: at.riderId,
        decision: 'refused' as const,
        amount: 60_000,
        place: 1,
        reason: null,
        at: LATER,
        by: null,
      };
      const other = { ...decision, riderId: await giveRider() };
      await backend.uow.run((tx) => tx.checks.decide(event.id, [decision, other]));
      await backend.uow.run((tx) => tx.checks.forget(at));
      expect((await backend.uow.run((tx) => tx.checks.ofEvent({ event, winners: [], podium: [] }))).decisions).toEqual([
        other,
      ]);
    });

    it('are handed over when two riders become one; of one class, those of the rider who is kept stand', async () => {
      const { event, at } = await scene();
      const both = await scene();
      const gone = await giveRider();
      const [moved, kept, lost] = [
        await aPhoto({ ...at, riderId: gone }),
        await aPhoto({ ...both.at, riderId: at.riderId }),
        await aPhoto({ ...both.at, riderId: gone }),
      ];
      await backend.uow.run((tx) => tx.merging.move(gone, at.riderId));
      const standing = (eventId: string) => backend.uow.run((tx) => tx.logoPhotos.standing(eventId));
      expect(await standing(event.id)).toEqual([{ ...moved, riderId: at.riderId }]);
      expect(await standing(both.event.id)).toEqual([kept]);
      expect(await backend.uow.run((tx) => tx.logoPhotos.lock(lost.id))).toMatchObject({
        riderId: at.riderId,
        status: 'replaced',
      });
    });

    it('are among the rider’s own files, and erased with the rider', async () => {
      const { event, at } = await scene();
      const photo = await aPhoto(at);
      const other = await aPhoto({ ...at, riderId: await giveRider() });
      const own = () => backend.uow.run((tx) => tx.deletions.ownFiles(at.riderId));
      expect(await own()).toEqual([{ name: 'photos/1-2025-06-10', key: photo.fileKey }]);
      await backend.uow.run(async (tx) => {
        await tx.deletions.insert({ riderId: at.riderId, requestedAt: LATER, eraseOn: '2003-01-01', erasedAt: null });
        await tx.deletions.erase(at.riderId, LATER);
      });
      expect(await own()).toEqual([]);
      expect(await backend.uow.run((tx) => tx.logoPhotos.standing(event.id))).toEqual([other]);
    });

    it('have a file as long as they stand and their result does', async () => {
      const { event, at } = await scene();
      const replaced = await aPhoto({ ...at, status: 'replaced', replacedAt: LATER });
      const stands = await aPhoto(at);
      const keys = [replaced.fileKey, stands.fileKey];
      const named = (before: string) => backend.uow.run((tx) => tx.uploads.named(keys, before));
      const after = '2025-06-20T18:00:00.001Z';
      expect((await named('2025-06-01T00:00:00.000Z')).toSorted()).toEqual(keys.toSorted());
      // no result of the rider in the class
      expect(await named(after)).toEqual([]);
      await backend.uow.run((tx) => tx.results.save(event.id, { put: [held(at.classId, at.riderId)], remove: [] }));
      expect((await named(LATER)).toSorted()).toEqual(keys.toSorted());
      expect(await named(after)).toEqual([stands.fileKey]);
    });
  });
