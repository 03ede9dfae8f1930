import { describe, expect, it } from '@jest/globals';
import { defaultProgram } from '../../program/index.js';
import { addBike } from '../../vin/index.js';
import { aResult } from '../a-result.js';
import { aBike, aClass, anActor, anEvent } from '../builders.js';
import { anId, fixedClock, plainDigest } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { vinScene } from './vin-scene.js';

/** Bikes, holders of VINs, and disputes (domain.md §9). */
export const describeVinStores = (make: MakeBackend): void =>
  describe('vin stores', () => {
    const { backend, at, ids, vin, person, run } = vinScene(make);

    it('keeps a bike with its rider, changes it, and lets go of its VIN when it is sold', async () => {
      const { rider } = await person([]);
      const kept = {
        id: anId('b', 70_000 + fresh()),
        riderId: rider.id,
        year: 2025,
        make: 'KTM',
        model: '450 SX-F',
        vin: vin(),
        vinStatus: 'unverified' as const,
        holdsVin: true,
        retiredAt: null,
        verifiedAt: null,
        verifiedBy: null,
        createdAt: at,
        version: 1,
      };
      await run((tx) => tx.bikes.insert(rider.id, kept));
      expect(await run((tx) => tx.bikes.byId(kept.id))).toEqual({
        bike: kept,
        rider: { id: rider.id, fullName: rider.fullName, country: 'US', deactivated: false },
      });
      const changed = {
        ...kept,
        model: '350 XC-F',
        vinStatus: 'verified' as const,
        verifiedAt: at,
        verifiedBy: 'Robin Vale',
        version: 2,
      };
      await run((tx) => tx.bikes.save(changed));
      expect(await run((tx) => tx.bikes.holderOf(kept.vin))).toEqual(changed);
      expect(await run((tx) => tx.bikes.ofRider(rider.id))).toEqual([changed]);
      await expect(run((tx) => tx.bikes.insert(rider.id, { ...kept, vin: vin() }))).rejects.toMatchObject({
        code: 'CONFLICT',
      });
      await run((tx) => tx.bikes.save({ ...kept, id: anId('b', 70_000 + fresh()), vin: vin() }));
      expect(await run((tx) => tx.bikes.allOf(rider.id))).toEqual([changed]);
      await run((tx) => tx.bikes.retire(kept.id, at));
      expect(await run((tx) => tx.bikes.byId(kept.id))).toBeUndefined();
      expect(await run((tx) => tx.bikes.holderOf(kept.vin))).toBeUndefined();
      expect(await run((tx) => tx.bikes.ofRider(rider.id))).toEqual([]);
      expect(await run((tx) => tx.bikes.owner(anId('n0b0dy')))).toBeUndefined();
    });

    it('finds a rider’s earlier bike of a VIN: invalid before others, active before retired; and knows which earned', async () => {
      const text = vin();
      const [b1, b2, b3, b4] = Array.from({ length: 4 }, () => aBike({ id: anId('b', 70_000 + fresh()), vin: text }));
      const { rider } = await person([]);
      const insert = (bike: ReturnType<typeof aBike> | undefined, over = {}) =>
        run((tx) =>
          tx.bikes.insert(rider.id, {
            ...aBike(bike),
            holdsVin: false,
            retiredAt: at,
            verifiedAt: null,
            verifiedBy: null,
            createdAt: at,
            version: 1,
            ...over,
          }),
        );
      const former = (of = rider.id) => run(async (tx) => (await tx.bikes.former(of, text))?.id);
      await insert(b1, { holdsVin: true, retiredAt: null });
      expect(await former()).toBeUndefined();
      await run((tx) => tx.bikes.retire(b1?.id ?? '', at));
      expect([await former(), await former(anId('n0b0dy'))]).toEqual([b1?.id, undefined]);
      await insert(b3, { retiredAt: null });
      await insert(b4);
      expect(await former()).toBe(b3?.id);
      await insert(b2, { vinStatus: 'invalid' });
      expect(await former()).toBe(b2?.id);
      expect(
        (await run((tx) => tx.bikes.allOf(rider.id))).map((bike) => [bike.id, bike.retiredAt, bike.vinStatus]),
      ).toEqual([
        [b1?.id, at, 'verified'],
        [b2?.id, at, 'invalid'],
        [b3?.id, null, 'verified'],
        [b4?.id, at, 'verified'],
      ]);

      const n = fresh();
      const [event, inClass] = [
        anEvent({ id: anId('event', n), promoterId: null, promoterApproved: false }),
        aClass({ id: anId('c0ass', n), eventId: anId('event', n) }),
      ];
      const result = {
        classId: inClass.id,
        type: 'finished' as const,
        riderName: 'A',
        number: null,
        hometown: null,
        bike: null,
        email: null,
        amaNumber: null,
        riderId: rider.id,
      };
      await backend.give({
        events: [event],
        classes: [inClass],
        results: [
          {
            ...result,
            id: anId('res0t', n),
            place: 1,
            verdict: { earns: { amount: 500, type: 'credit', bikeId: b1?.id ?? '' }, reasons: [] },
          },
          {
            ...result,
            id: anId('res0t', fresh()),
            place: 2,
            verdict: { earns: null, reasons: [], stood: b2?.id ?? '' },
          },
        ],
      });
      for (const [bike, earned] of [
        [b1, true],
        [b2, true],
        [b3, false],
      ] as const)
        expect(await run((tx) => tx.bikes.hasEarned({ id: bike?.id ?? '', riderId: rider.id }))).toBe(earned);
    });

    it('frees the VINs of a rider and gives back those that nobody took', async () => {
      const bikes = [0, 1].map(() => aBike({ id: anId('b', 70_000 + fresh()), vin: vin() }));
      const [{ rider }, other] = [await person(bikes), await person([])];
      await run((tx) => tx.bikes.freeVins(rider.id));
      expect(await run((tx) => tx.riderFacts.byIds([rider.id]))).toMatchObject([{ bikes: [] }]);
      const [lost] = bikes;
      await run((tx) =>
        tx.bikes.insert(other.rider.id, {
          ...aBike({ id: anId('b', 70_000 + fresh()), vin: lost?.vin ?? '' }),
          holdsVin: true,
          retiredAt: null,
          verifiedAt: null,
          verifiedBy: null,
          createdAt: at,
          version: 1,
        }),
      );
      expect(await run((tx) => tx.bikes.reclaimVins(rider.id))).toEqual([
        { vin: lost?.vin, bikeId: lost?.id, heldBy: other.rider.id },
      ]);
      expect(await run((tx) => tx.riderFacts.byIds([rider.id]))).toMatchObject([{ bikes: [{ id: bikes[1]?.id }] }]);
    });

    it('gives a VIN to one of two riders who claim it concurrently, and tells the other', async () => {
      const [one, other] = [await person([]), await person([])];
      const add = addBike({
        uow: backend.uow,
        clock: fixedClock(at),
        ids,
        digest: plainDigest,
        program: defaultProgram,
      });
      const claim = { year: 2025, make: 'KTM', model: '450 SX-F', vin: vin() };
      const both = await Promise.allSettled(
        [one, other].map(({ rider }) => add({ actor: anActor(), riderId: rider.id, bike: claim })),
      );
      expect(
        both
          .map((result) => (result.status === 'fulfilled' ? 'done' : (result.reason as { code?: string }).code))
          .toSorted(),
      ).toEqual(['VIN_TAKEN', 'done']);
    });

    it('lists a dispute once for a claim, and settles it', async () => {
      const [{ rider: holder, bike }, { rider: claimant }] = [await person(), await person([])];
      const dispute = (id: string) => ({
        id,
        vin: bike.vin,
        heldBy: holder.id,
        claimedBy: claimant.id,
        claimed: { bikeId: null, year: 2025, make: 'KTM', model: '450 SX-F' },
        at,
      });
      const [first, second] = [anId('d1spute', fresh()), anId('d1spute', fresh())];
      await run((tx) => tx.bikes.dispute(dispute(first)));
      await run((tx) => tx.bikes.dispute(dispute(second)));
      expect(await run((tx) => tx.vinDisputes.lock(first))).toBeUndefined();
      expect(await run((tx) => tx.vinDisputes.lock(second))).toEqual({
        ...dispute(second),
        settledAt: null,
        settledBy: null,
      });
      await run((tx) => tx.vinDisputes.settle(second, at, 'Robin Vale'));
      expect(await run((tx) => tx.vinDisputes.lock(second))).toMatchObject({ settledAt: at, settledBy: 'Robin Vale' });
      const third = anId('d1spute', fresh());
      await run((tx) => tx.bikes.dispute(dispute(third)));
      await run((tx) => tx.vinDisputes.settleClaims(bike.vin, claimant.id, at, 'Kim'));
      expect(await run((tx) => tx.vinDisputes.lock(third))).toMatchObject({ settledBy: 'Kim' });
    });

    it('queues the events of a rider to be evaluated again', async () => {
      const n = fresh();
      const [event, inClass] = [
        anEvent({ id: anId('event', n), promoterId: null, promoterApproved: false }),
        aClass({ id: anId('c0ass', n), eventId: anId('event', n) }),
      ];
      const { rider } = await person([]);
      await backend.give({
        events: [event],
        classes: [inClass],
        results: [aResult({ id: anId('res0t', n), classId: inClass.id, riderName: 'A', riderId: rider.id })],
      });
      await run((tx) => tx.rejudging.askForRiders([rider.id], at));
      await run((tx) => tx.rejudging.ask([event.id], at));
      expect(await run((tx) => tx.rejudging.next('2100-01-01T00:00:00.000Z'))).toBe(event.id);
      await run((tx) => tx.rejudging.done(event.id));
      expect(await run((tx) => tx.rejudging.next('2100-01-01T00:00:00.000Z'))).toBeUndefined();
    });
  });
