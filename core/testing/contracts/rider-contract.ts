import { describe, expect, it } from '@jest/globals';
import { isVerified } from '../../riders/index.js';
import { aDealer, aDocument, aRider, aRiderRecord, riderRows } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

/** Riders and their records. */
export const describeRiderStores = (make: MakeBackend): void =>
  describe('rider stores', () => {
    const it_ = useBackend(make);

    const giveRider = async (over: Parameters<typeof aRider>[0] = {}) => {
      const rider = aRider({ id: anId('rder', fresh()), bikes: [], ...over });
      await it_.give({ riders: [rider] });
      return rider;
    };

    it('find the current document of each kind, not replaced ones', async () => {
      const [mine, other] = [await giveRider(), await giveRider()];
      const of = (riderId: string, change: Parameters<typeof aDocument>[0]) =>
        aDocument({ id: anId('d0c', fresh()), riderId, ...change });
      const replaced = of(mine.id, {
        kind: 'licence',
        status: 'replaced',
        uploadedAt: '2025-05-01T00:00:00.000Z',
        keyId: null,
      });
      const licence = of(mine.id, { kind: 'licence', uploadedAt: '2025-05-02T00:00:00.000Z' });
      const w9 = of(mine.id, {
        kind: 'w9',
        status: 'refused',
        decision: { at: '2025-05-04T00:00:00.000Z', byName: 'Robin Vale', refusal: 'Not signed – à refaire' },
      });
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
      await it_.uow.run((tx) => tx.documents.sealed(replaced.fileKey, 'k2'));
      expect((await it_.uow.run((tx) => tx.documents.lock(replaced.id)))?.keyId).toBe('k2');
      expect(await it_.uow.run((tx) => tx.documents.lock(anId('n00ne')))).toBeUndefined();
    });

    it('keep a rider’s whole record, from which the view for evaluation is derived', async () => {
      const n = fresh();
      const rider = aRiderRecord({
        id: anId('rder', n),
        email: `zoe${n}@example.com`,
        firstName: 'Zoë',
        lastName: 'Núñez',
        bornOn: '2010-02-28',
        sex: 'non-binary',
        raceStyle: 'flat',
        amaNumber: `AMA-00${n}77`,
        zipcode: 'T2P 1J9',
        country: 'CA',
        state: 'AB',
        bio: 'Depuis 2019',
        socialMedia: '@zoe',
        showName: true,
        profileImage: 'images/zoe.png',
        professional: true,
        taxStatus: 'non-resident-alien',
        tax: {
          country: 'CA',
          treatyCountry: 'CA',
          treatyBasisPoints: 1_500,
          statedAt: '2025-06-01T10:00:00.000Z',
          confirmed: { at: '2025-06-02T10:00:00.000Z', byName: 'Robin Vale', basisPoints: 1_500 },
        },
        addressLine2: 'Apt 3',
        consent: { by: 'Iris Núñez', at: '2025-06-01T10:00:00.000Z' },
      });
      await it_.uow.run((tx) => tx.riders.insert(rider, 'a digest'));
      const [facts] = riderRows([rider]).riders;
      const enrolment = { ...facts?.enrolment, network: 'a digest' };
      await it_.uow.run(async (tx) => {
        expect(await tx.riders.lock(rider.id)).toEqual(rider);
        expect(await tx.riderFacts.byIds([rider.id])).toEqual([{ ...facts, enrolment }]);
        expect(
          (await tx.riderFacts.sought({ amaNumbers: [`${n}77`], emails: [], nameKeys: [] })).map(
            (riderFacts) => riderFacts.id,
          ),
        ).toEqual([rider.id]);
      });
      const edited = {
        ...rider,
        lastName: 'Björk',
        amaNumber: null,
        deactivated: true,
        factory: true,
        consent: null,
        taxStatus: null,
        tax: null,
        version: 2,
      };
      await it_.uow.run((tx) => tx.riders.save({ ...edited, email: 'not-by-this-way@example.com' }));
      await it_.uow.run(async (tx) => {
        expect(await tx.riders.lock(rider.id)).toEqual(edited);
        expect((await tx.riderFacts.byIds([rider.id]))[0]).toMatchObject({
          fullName: 'Zoë Björk',
          deactivated: true,
          factory: true,
          parentalConsent: false,
          enrolment: { network: 'a digest' },
        });
        expect(await tx.riderFacts.sought({ amaNumbers: [`${n}77`], emails: [], nameKeys: ['zoe nunez'] })).toEqual([]);
      });
      await it_.uow.run((tx) => tx.riders.setEmail(rider.id, `bjork${n}@example.com`));
      await it_.uow.run(async (tx) => {
        expect(await tx.riders.lock(rider.id)).toEqual({ ...edited, email: `bjork${n}@example.com` });
        expect(
          (await tx.riderFacts.sought({ amaNumbers: [], emails: [`bjork${n}@example.com`], nameKeys: [] })).map(
            (riderFacts) => riderFacts.id,
          ),
        ).toEqual([rider.id]);
      });
    });

    it('find a rider’s record however it was written, but none of a merged rider', async () => {
      const [kept, gone] = [await giveRider({ fullName: 'Ana Ruiz' }), await giveRider()];
      expect(await it_.uow.run((tx) => tx.riders.lock(kept.id))).toMatchObject({
        firstName: 'Ana',
        lastName: 'Ruiz',
        email: kept.email,
        consent: null,
        version: 1,
      });
      await it_.uow.run(async (tx) => {
        await tx.merging.close(gone.id, kept.id, '2025-06-10T18:00:00.000Z');
        await tx.merging.record({
          id: anId('merge', fresh()),
          keptId: kept.id,
          deletedId: gone.id,
          at: '2025-06-10T18:00:00.000Z',
          byName: 'Robin Vale',
          record: {},
        });
      });
      expect(await it_.uow.run((tx) => tx.riders.lock(gone.id))).toBeUndefined();
      expect(await it_.uow.run((tx) => tx.riders.lock(anId('n00ne')))).toBeUndefined();
    });

    it('keep names, numbers and addresses with search keys longer than themselves', async () => {
      const n = fresh();
      const rider = aRiderRecord({
        id: anId('rder', n),
        email: `${n}${'e'.repeat(230)}@example.com`,
        phone1: '5'.repeat(40),
        firstName: 'æ'.repeat(60),
        lastName: 'ß'.repeat(60),
        amaNumber: 'ﬃ'.repeat(40),
      });
      await it_.uow.run((tx) => tx.riders.insert(rider));
      expect(await it_.uow.run((tx) => tx.riders.lock(rider.id))).toEqual(rider);
    });

    it('keep a PIN and its wrong tries', async () => {
      const { id } = await giveRider();
      expect(await it_.uow.run((tx) => tx.riderPins.lock(id))).toEqual({ seal: null, failures: 0, lockedUntil: null });
      const pin = { seal: 'sealed', failures: 5, lockedUntil: '2025-06-10T18:15:00.000Z' };
      await it_.uow.run((tx) => tx.riderPins.save(id, pin));
      await it_.uow.run((tx) => tx.riderPins.save(id, { ...pin, failures: 0, lockedUntil: null }));
      expect(await it_.uow.run((tx) => tx.riderPins.lock(id))).toEqual({
        seal: 'sealed',
        failures: 0,
        lockedUntil: null,
      });
    });

    it('keep notes and timecards until someone removes them', async () => {
      const { id: riderId } = await giveRider();
      const note = {
        id: anId('n0te', fresh()),
        riderId,
        text: 'Rang – à rappeler',
        byName: 'Robin Vale',
        at: '2025-06-10T18:00:00.000Z',
      };
      const timecard = {
        id: anId('tcard', fresh()),
        riderId,
        fileName: 'été.pdf',
        fileKey: 'timecards/1',
        contentType: 'application/pdf',
        bytes: 9,
        uploadedAt: '2025-06-10T18:00:00.000Z',
        uploadedBy: 'Robin Vale',
      };
      await it_.uow.run(async (tx) => {
        await tx.notes.insert(note);
        await tx.timecards.insert(timecard);
      });
      await it_.uow.run(async (tx) => {
        expect([await tx.notes.lock(note.id), await tx.timecards.lock(timecard.id)]).toEqual([note, timecard]);
        expect(await tx.merging.holdings(riderId)).toMatchObject({ notes: 1, timecards: 1, favourites: 0 });
        await tx.notes.remove(note.id);
        await tx.timecards.remove(timecard.id);
        expect([await tx.notes.lock(note.id), await tx.timecards.lock(timecard.id)]).toEqual([undefined, undefined]);
      });
    });

    it('keep each favourite once', async () => {
      const { id: riderId } = await giveRider();
      const dealer = aDealer({ id: anId('dea0er', fresh()), dealerId: String(70_000 + fresh()) });
      await it_.give({ dealers: [dealer] });
      const favourite = { riderId, kind: 'dealer' as const, targetId: dealer.id };
      await it_.uow.run(async (tx) => {
        expect([
          await tx.favourites.exists(favourite),
          await tx.favourites.exists({ ...favourite, kind: 'event' }),
        ]).toEqual([true, false]);
        const add = () => tx.favourites.add({ ...favourite, at: '2025-06-10T18:00:00.000Z' });
        expect([await add(), await add()]).toEqual([true, false]);
        expect([
          await tx.favourites.remove({ ...favourite, kind: 'event' }),
          await tx.favourites.remove(favourite),
          await tx.favourites.remove(favourite),
        ]).toEqual([false, true, false]);
      });
    });

    it('hand over favourites, notes and timecards when two riders become one', async () => {
      const [keep, gone] = [await giveRider(), await giveRider()];
      const at = '2025-06-10T18:00:00.000Z';
      const [shared, other] = [fresh(), fresh()].map((n) => anId('dea0er', n)) as [string, string];
      await it_.give({
        notes: [{ id: anId('n0te', fresh()), riderId: gone.id, text: 'x', byName: 'Robin Vale', at }],
        favourites: [
          { riderId: keep.id, kind: 'dealer', targetId: shared, at },
          ...[shared, other].map((targetId) => ({ riderId: gone.id, kind: 'dealer' as const, targetId, at })),
        ],
      });
      await it_.uow.run((tx) => tx.merging.move(gone.id, keep.id));
      await it_.uow.run(async (tx) => {
        expect(await tx.merging.holdings(keep.id)).toMatchObject({ notes: 1, favourites: 2 });
        expect(await tx.merging.holdings(gone.id)).toMatchObject({ notes: 0, favourites: 0 });
      });
    });
  });
