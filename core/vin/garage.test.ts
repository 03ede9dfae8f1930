import { describe, expect, it } from '@jest/globals';
import { anActor, anId, aRider } from '../testing/index.js';
import {
  admin,
  asked,
  byAdmin,
  dispute,
  fields,
  garage,
  kept,
  notThere,
  NOW,
  OTHER,
  pattern,
  rider,
  RIDER,
  vinFor,
} from './testing/garage.js';

const byRider = { at: NOW, actorId: rider.accountId, proxyHostId: null };

describe('adding a bike', () => {
  it('keeps it whole, and records who did with the VIN masked', async () => {
    const { add, db } = garage();
    const { bike } = await add({
      actor: rider,
      riderId: RIDER,
      bike: fields(1, { vin: ` ${vinFor(1).toLowerCase()} ` }),
    });
    const whole = {
      ...fields(1),
      id: bike.id,
      riderId: RIDER,
      vinStatus: 'unverified',
      verifiedAt: null,
      verifiedBy: null,
      holdsVin: true,
      retiredAt: null,
      createdAt: NOW,
      version: 1,
    };
    expect(bike).toEqual(whole);
    expect(db.stored().bikes).toEqual([whole]);
    expect(db.stored().audit).toMatchObject([
      {
        ...byRider,
        action: 'add-bike',
        objectType: 'bike',
        objectId: bike.id,
        detail: { riderId: RIDER, model: { before: null, after: '450 SX-F' }, vin: { before: null, after: '***' } },
      },
    ]);
    expect(JSON.stringify(db.stored().audit)).not.toContain(vinFor(1));
  });

  it('asks for no new judgement while it waits', async () => {
    const { add, db } = garage();
    await add({ actor: rider, riderId: RIDER, bike: fields() });
    expect(db.stored().rejudgings).toEqual([]);
  });

  it('VIN_YEAR_MISMATCH says which year was told, and which character stands in the VIN', async () =>
    await expect(garage().add({ actor: rider, riderId: RIDER, bike: fields(1, { year: 2024 }) })).rejects.toMatchObject(
      { code: 'VIN_YEAR_MISMATCH', detail: { year: 2024, character: 'S' } },
    ));

  it.each([
    ['another rider', {}, anActor({ type: 'rider', subjectId: OTHER })],
    ['a promoter', {}, anActor({ type: 'promoter', subjectId: RIDER })],
    ['anyone, to a rider who is deactivated', { riders: [aRider({ id: RIDER, deactivated: true })] }, admin],
    ['anyone, to a rider who is not there', { riders: [] }, admin],
  ])('NOT_FOUND to %s', async (_, world, actor) => {
    const { add, db } = garage(world);
    await expect(add({ actor, riderId: RIDER, bike: fields() })).rejects.toMatchObject(notThere('rider'));
    expect(db.stored().bikes).toEqual([]);
  });

  it('VIN_TAKEN lists the claim with the bike as it was described', async () => {
    const { add, db } = garage({ bikes: [kept(1, { riderId: OTHER })] });
    await expect(
      add({ actor: rider, riderId: RIDER, bike: fields(1, { make: 'KTM ', model: '350 SX-F' }) }),
    ).rejects.toMatchObject({ code: 'VIN_TAKEN' });
    const { vinDisputes, bikes } = db.stored();
    expect(vinDisputes).toMatchObject([
      {
        vin: vinFor(1),
        heldBy: OTHER,
        claimedBy: RIDER,
        claimed: { bikeId: null, year: 2025, make: 'KTM ', model: '350 SX-F' },
        at: NOW,
      },
    ]);
    expect(bikes).toHaveLength(1);
  });
});

describe('editing a bike', () => {
  it('checks it anew, says in the audit what changed and nothing else, and keeps its age', async () => {
    const { edit, db } = garage({ bikes: [kept(1, { model: '350 SX-F' })], vinPatterns: [pattern('VBKMX')] });
    const { bike, checkDigitFits } = await edit({ actor: rider, bikeId: anId('b', 1), version: 1, bike: fields(1) });
    expect([bike, checkDigitFits]).toEqual([
      kept(1, { vinStatus: 'verified', verifiedAt: NOW, verifiedBy: 'VBKMX', version: 2 }),
      true,
    ]);
    expect(db.stored().bikes).toEqual([bike]);
    const { audit, rejudgings } = db.stored();
    expect(audit).toMatchObject([{ ...byRider, action: 'edit-bike', objectType: 'bike', objectId: bike.id }]);
    expect(audit[0]?.detail).toEqual({
      riderId: RIDER,
      model: { before: '350 SX-F', after: '450 SX-F' },
      vinStatus: { before: 'unverified', after: 'verified' },
      verifiedAt: { before: null, after: NOW },
      verifiedBy: { before: null, after: 'VBKMX' },
    });
    expect(rejudgings).toEqual(asked);
  });

  it.each([
    ['the make', { make: 'GasGas' }],
    ['the model', { model: '350 SX-F' }],
    ['the VIN', { vin: vinFor(9) }],
    ['the year', { year: 2024, vin: vinFor(1, 2024) }],
  ])('by %s alone takes back that it was verified', async (_, change) => {
    const { edit } = garage({ bikes: [kept(1, { vinStatus: 'verified', verifiedAt: NOW, verifiedBy: 'Robin Vale' })] });
    expect(
      (await edit({ actor: admin, bikeId: anId('b', 1), version: 1, bike: fields(1, change) })).bike,
    ).toMatchObject({ ...change, vinStatus: 'unverified', verifiedAt: null, verifiedBy: null });
  });

  it('by the same fields again changes nothing, not even for a claim of its VIN', async () => {
    const before = { bikes: [kept(1)], vinDisputes: [dispute({ claimedBy: RIDER })] };
    const { edit, db } = garage(before);
    expect(await edit({ actor: rider, bikeId: anId('b', 1), version: 1, bike: fields(1) })).toEqual({
      bike: kept(1),
      checkDigitFits: true,
    });
    expect(db.stored()).toMatchObject({ ...before, audit: [], rejudgings: [] });
  });

  it('of a rider who is deactivated gives it no VIN to hold', async () => {
    const { edit } = garage({
      riders: [aRider({ id: RIDER, deactivated: true, bikes: [] })],
      bikes: [kept(1, { holdsVin: false })],
      vinPatterns: [pattern('VBK')],
    });
    expect((await edit({ actor: admin, bikeId: anId('b', 1), version: 1, bike: fields(2) })).bike).toMatchObject({
      holdsVin: false,
      vinStatus: 'verified',
    });
  });

  it('to a VIN that stands on another bike: VIN_TAKEN with this bike named in the claim, or VIN_YOURS', async () => {
    const { edit, db } = garage({ bikes: [kept(1), kept(2), kept(3, { riderId: OTHER })] });
    await expect(edit({ actor: rider, bikeId: anId('b', 1), version: 1, bike: fields(3) })).rejects.toMatchObject({
      code: 'VIN_TAKEN',
    });
    expect(db.stored().vinDisputes).toMatchObject([
      {
        vin: vinFor(3),
        heldBy: OTHER,
        claimedBy: RIDER,
        claimed: { bikeId: anId('b', 1), year: 2025, make: 'KTM', model: '450 SX-F' },
      },
    ]);
    await expect(edit({ actor: rider, bikeId: anId('b', 1), version: 1, bike: fields(2) })).rejects.toMatchObject({
      code: 'VIN_YOURS',
    });
    expect(db.stored().bikes.map((it) => it.vin)).toEqual([1, 2, 3].map((n) => vinFor(n)));
  });

  it('settles the rider’s own claim of the VIN', async () => {
    const { edit, db } = garage({ bikes: [kept(2)], vinDisputes: [dispute()] });
    await edit({ actor: admin, bikeId: anId('b', 2), version: 1, bike: fields(1) });
    expect(db.stored().vinDisputes).toMatchObject([{ settledAt: NOW, settledBy: 'Robin Vale' }]);
  });

  it.each([
    ['another rider', anActor({ type: 'rider', subjectId: OTHER }), 1],
    ['a dealer', anActor({ type: 'dealer', subjectId: RIDER }), 1],
    ['anyone, of a bike that is not there', admin, 8],
  ] as const)('NOT_FOUND to %s', async (_, actor, n) => {
    const { edit, retire, db } = garage({ bikes: [kept(1)] });
    await expect(edit({ actor, bikeId: anId('b', n), version: 1, bike: fields(3) })).rejects.toMatchObject(
      notThere('bike'),
    );
    await expect(retire({ actor, bikeId: anId('b', n) })).rejects.toMatchObject(notThere('bike'));
    expect(db.stored().bikes).toEqual([kept(1)]);
  });
});

describe('retiring a bike', () => {
  it('says when, frees its VIN, and is in the audit; nothing is judged again', async () => {
    const { retire, db } = garage({ bikes: [kept(1, { vinStatus: 'verified' })] });
    await retire({ actor: admin, bikeId: anId('b', 1) });
    const { bikes, audit, rejudgings } = db.stored();
    expect(bikes).toEqual([kept(1, { vinStatus: 'verified', holdsVin: false, retiredAt: NOW })]);
    expect(audit).toMatchObject([
      {
        ...byAdmin,
        action: 'retire-bike',
        objectType: 'bike',
        objectId: anId('b', 1),
        detail: { riderId: RIDER, vin: { before: '***', after: null } },
      },
    ]);
    expect(rejudgings).toEqual([]);
  });
});
