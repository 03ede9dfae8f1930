import { describe, expect, it } from '@jest/globals';
import {
  aBike,
  aClass,
  anActor,
  anEvent,
  anId,
  aRider,
  fakeUnitOfWork,
  fixedClock,
  sequentialIds,
  type World,
} from '../testing/index.js';
import {
  addBike,
  checkDigit,
  decideBike,
  editBike,
  type KeptBike,
  modelYearCharacter,
  retireBike,
  settleDispute,
  verifyBikes,
  type VinDispute,
  type VinPattern,
} from './index.js';

const NOW = '2025-06-10T18:00:00.000Z';
const [RIDER, OTHER] = [anId('rder', 1), anId('rder', 2)];
const admin = anActor({ proxyHostId: anId('acc', 7) });
const rider = anActor({ accountId: anId('acc', 2), type: 'rider', subjectId: RIDER, name: 'Casey Moreno' });
const byAdmin = { at: NOW, actorId: admin.accountId, proxyHostId: admin.proxyHostId };
const byRider = { at: NOW, actorId: rider.accountId, proxyHostId: null };

const vinFor = (serial: number, year = 2025): string => {
  const plain = `VBKMXA100${modelYearCharacter(year)}M${String(serial).padStart(6, '0')}`;
  return `${plain.slice(0, 8)}${checkDigit(plain)}${plain.slice(9)}`;
};
const fields = (serial = 1, over = {}) => ({
  year: 2025,
  make: 'KTM',
  model: '450 SX-F',
  vin: vinFor(serial),
  ...over,
});
const kept = (n: number, over: Partial<KeptBike> = {}): KeptBike => ({
  ...aBike({ id: anId('b', n), vin: vinFor(n), vinStatus: 'unverified' }),
  riderId: RIDER,
  holdsVin: true,
  retiredAt: null,
  verifiedAt: null,
  verifiedBy: null,
  createdAt: '2025-01-01T00:00:00.000Z',
  version: 1,
  ...over,
});
const pattern = (text: string, over: Partial<VinPattern> = {}): VinPattern => ({
  id: anId('pat', text.length),
  model: '450 SX-F',
  year: 2025,
  pattern: text,
  status: 'verified',
  decidedAt: NOW,
  decidedBy: 'Robin Vale',
  ...over,
});
const dispute = (over: Partial<VinDispute> = {}): VinDispute => ({
  id: anId('disp'),
  vin: vinFor(1),
  heldBy: OTHER,
  claimedBy: RIDER,
  claimed: { bikeId: null, year: 2025, make: 'KTM', model: '450 SX-F' },
  at: '2025-06-01T00:00:00.000Z',
  settledAt: null,
  settledBy: null,
  ...over,
});
/** A race of the rider that waits for a verified bike. */
const waiting: Partial<World> = {
  events: [anEvent()],
  classes: [aClass()],
  results: [
    {
      id: anId('res0t'),
      classId: aClass().id,
      place: 1,
      type: 'finished',
      riderName: 'Casey',
      number: null,
      hometown: null,
      bike: null,
      email: null,
      amaNumber: null,
      riderId: RIDER,
      verdict: { earns: null, reasons: [{ code: 'NO_VERIFIED_BIKE', detail: {} }] },
    },
  ],
};
const asked = [{ eventId: anEvent().id, askedAt: NOW }];

const garage = (world: Partial<World> = {}) => {
  const db = fakeUnitOfWork({
    riders: [aRider({ id: RIDER, bikes: [] }), aRider({ id: OTHER, bikes: [] })],
    ...waiting,
    ...world,
  });
  const ports = { uow: db.uow, clock: fixedClock(NOW), ids: sequentialIds() };
  return {
    db,
    add: addBike(ports),
    edit: editBike(ports),
    retire: retireBike(ports),
    decide: decideBike(ports),
    settle: settleDispute(ports),
    verify: verifyBikes(ports),
  };
};
const notThere = (what: string) => ({ code: 'NOT_FOUND', detail: { what } });

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

describe('a bike is one motorcycle', () => {
  const [A, B] = [anId('b', 1), anId('b', 2)];
  /** A race that the rider earned at, on a bike. */
  const raced = (bikeId: string): Partial<World> => ({
    results:
      waiting.results?.map((it) => ({
        ...it,
        verdict: { earns: { amount: 5_000, type: 'credit', bikeId }, reasons: [] },
      })) ?? [],
  });
  const verified = { vinStatus: 'verified', verifiedAt: NOW, verifiedBy: 'VBK' } as const;

  it('sold and added again, it is the same bike, checked anew', async () => {
    const { retire, add, db } = garage({ bikes: [kept(1, { ...verified, version: 4 })] });
    await retire({ actor: rider, bikeId: A });
    const { bike } = await add({ actor: rider, riderId: RIDER, bike: fields(1, { model: '350 SX-F' }) });
    expect(bike).toEqual(kept(1, { model: '350 SX-F', version: 5 }));
    expect(db.stored().bikes).toEqual([bike]);
    expect(db.stored().audit.map((it) => [it.action, it.objectId])).toEqual([
      ['retire-bike', A],
      ['add-bike', A],
    ]);
  });

  it('another rider’s was never theirs', async () => {
    const { add, db } = garage({ bikes: [kept(1, { riderId: OTHER, holdsVin: false, retiredAt: NOW })] });
    expect((await add({ actor: rider, riderId: RIDER, bike: fields(1) })).bike.id).not.toBe(A);
    expect(db.stored().bikes).toHaveLength(2);
  });

  it.each<[string, Partial<World>]>([
    ['verified', { bikes: [kept(1, verified)] }],
    ['called invalid', { bikes: [kept(1, { vinStatus: 'invalid' })] }],
    ['that earned', { bikes: [kept(1)], ...raced(A) }],
  ])('one %s keeps its VIN: written with another, it is retired, and there is one more', async (_, world) => {
    const { edit, db } = garage(world);
    const [before] = world.bikes ?? [];
    const { bike } = await edit({ actor: rider, bikeId: A, version: 1, bike: fields(2) });
    expect(bike).toMatchObject({ ...fields(2), vinStatus: 'unverified', holdsVin: true, version: 1 });
    expect(db.stored().bikes.find((it) => it.id === A)).toEqual({ ...before, holdsVin: false, retiredAt: NOW });
    expect(db.stored().audit.map((it) => [it.action, it.objectId])).toEqual([
      ['retire-bike', A],
      ['add-bike', bike.id],
    ]);
    // and back again, it is the first
    expect((await edit({ actor: rider, bikeId: bike.id, version: 1, bike: fields(1) })).bike.id).toBe(A);
    expect(
      db
        .stored()
        .bikes.filter((it) => it.holdsVin)
        .map((it) => it.id),
    ).toEqual([A]);
  });

  it('a slip of the pen is mended in its place', async () => {
    const { edit } = garage({ bikes: [kept(1)], ...raced(B) });
    expect((await edit({ actor: rider, bikeId: A, version: 1, bike: fields(2) })).bike).toMatchObject({
      id: A,
      version: 2,
    });
  });

  it('comes back as itself by a dispute too', async () => {
    const mine = kept(1, { holdsVin: false, retiredAt: NOW });
    const { settle, db } = garage({
      bikes: [mine, kept(2, { riderId: OTHER, vin: vinFor(1) })],
      vinDisputes: [dispute()],
      vinPatterns: [pattern('VBK')],
    });
    await settle({ actor: admin, disputeId: dispute().id, outcome: 'moves' });
    expect(db.stored().bikes.map((it) => [it.id, it.holdsVin])).toEqual([
      [A, true],
      [B, false],
    ]);
  });

  it('what an admin called invalid stays so, whatever its rider writes, until an admin says otherwise', async () => {
    const invalid = kept(1, { vinStatus: 'invalid' });
    const { edit, retire, add, verify, decide, db } = garage({
      bikes: [invalid],
      vinPatterns: [pattern('VBK'), pattern('VBKMX', { model: '350 SX-F' })],
    });
    const stays = (version: number, over = {}) => ({ ...invalid, ...over, version });
    expect((await edit({ actor: rider, bikeId: A, version: 1, bike: fields(1, { make: 'ktm' }) })).bike).toEqual(
      stays(2, { make: 'ktm' }),
    );
    expect((await edit({ actor: admin, bikeId: A, version: 2, bike: fields(1, { model: '350 SX-F' }) })).bike).toEqual(
      stays(3, { model: '350 SX-F' }),
    );
    await retire({ actor: rider, bikeId: A });
    expect((await add({ actor: rider, riderId: RIDER, bike: fields(1) })).bike).toEqual(stays(4));
    const { bike: another } = await edit({ actor: rider, bikeId: A, version: 4, bike: fields(2) });
    expect([
      another.vinStatus,
      (await edit({ actor: rider, bikeId: another.id, version: 1, bike: fields(1) })).bike,
    ]).toEqual(['verified', stays(5)]);
    expect(await verify({ actor: admin })).toEqual({ looked: 0, verified: 0 });
    expect(db.stored().bikes.find((it) => it.id === A)?.vinStatus).toBe('invalid');
    expect(await decide({ actor: admin, bikeId: A, version: 5, vinStatus: 'verified' })).toMatchObject({
      vinStatus: 'verified',
      version: 6,
    });
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

describe('deciding about a bike', () => {
  it('verified: by whom and when, and what waited for it is judged again', async () => {
    const { decide, db } = garage({ bikes: [kept(1)] });
    const verified = kept(1, { vinStatus: 'verified', verifiedAt: NOW, verifiedBy: 'Robin Vale', version: 2 });
    expect(await decide({ actor: admin, bikeId: anId('b', 1), version: 1, vinStatus: 'verified' })).toEqual(verified);
    expect(db.stored().bikes).toEqual([verified]);
    expect(db.stored().rejudgings).toEqual(asked);
    expect(db.stored().audit).toMatchObject([
      { ...byAdmin, action: 'decide-bike', objectType: 'bike', objectId: anId('b', 1) },
    ]);
  });

  it.each(['invalid', 'unverified'] as const)(
    '%s: nobody verified it, and nothing is judged again',
    async (vinStatus) => {
      const { decide, db } = garage({
        bikes: [kept(1, { vinStatus: 'verified', verifiedAt: NOW, verifiedBy: 'VBK' })],
      });
      expect(await decide({ actor: admin, bikeId: anId('b', 1), version: 1, vinStatus })).toEqual(
        kept(1, { vinStatus, version: 2 }),
      );
      expect(db.stored().rejudgings).toEqual([]);
    },
  );

  it('as it stands already changes nothing: who verified it first stays', async () => {
    const verified = kept(1, { vinStatus: 'verified', verifiedAt: '2025-01-02T00:00:00.000Z', verifiedBy: 'VBK' });
    const { decide, db } = garage({ bikes: [verified] });
    const before = db.stored();
    expect(await decide({ actor: admin, bikeId: anId('b', 1), version: 1, vinStatus: 'verified' })).toEqual(verified);
    expect(db.stored()).toEqual(before);
  });

  it('a bike without its VIN can still be called invalid', async () =>
    expect(
      await garage({ bikes: [kept(1, { holdsVin: false })] }).decide({
        actor: admin,
        bikeId: anId('b', 1),
        version: 1,
        vinStatus: 'invalid',
      }),
    ).toMatchObject({ vinStatus: 'invalid' }));

  it('NOT_FOUND to all but admins, and of a bike that is not there', async () => {
    const { decide } = garage({ bikes: [kept(1)] });
    await expect(
      decide({ actor: rider, bikeId: anId('b', 1), version: 1, vinStatus: 'verified' }),
    ).rejects.toMatchObject(notThere('bike'));
    await expect(
      decide({ actor: admin, bikeId: anId('b', 8), version: 1, vinStatus: 'verified' }),
    ).rejects.toMatchObject(notThere('bike'));
  });
});

describe('settling a dispute', () => {
  const id = dispute().id;

  it('stands in the audit with its outcome and both riders', async () => {
    const { settle, db } = garage({ bikes: [kept(1, { riderId: OTHER })], vinDisputes: [dispute()] });
    await settle({ actor: admin, disputeId: id, outcome: 'stays' });
    expect(db.stored().audit).toMatchObject([
      {
        ...byAdmin,
        action: 'settle-vin-dispute',
        objectType: 'vin-dispute',
        objectId: id,
        detail: { outcome: 'stays', heldBy: OTHER, claimedBy: RIDER },
      },
    ]);
    expect(db.stored().vinDisputes).toEqual([dispute({ settledAt: NOW, settledBy: 'Robin Vale' })]);
  });

  it('moves the VIN to a new bike as it was described, retires the holder’s, and records all three acts', async () => {
    const { settle, db } = garage({
      bikes: [kept(1, { riderId: OTHER })],
      vinDisputes: [dispute()],
      vinPatterns: [pattern('VBK')],
    });
    await settle({ actor: admin, disputeId: id, outcome: 'moves' });
    const { bikes, audit, rejudgings } = db.stored();
    const made = bikes.find((it) => it.riderId === RIDER);
    expect(made).toEqual({
      ...fields(1),
      id: made?.id,
      riderId: RIDER,
      holdsVin: true,
      retiredAt: null,
      createdAt: NOW,
      version: 1,
      vinStatus: 'verified',
      verifiedAt: NOW,
      verifiedBy: 'VBK',
    });
    expect(bikes.find((it) => it.riderId === OTHER)).toEqual(
      kept(1, { riderId: OTHER, holdsVin: false, retiredAt: NOW }),
    );
    expect(audit.map((it) => [it.action, it.objectId])).toEqual([
      ['retire-bike', anId('b', 1)],
      ['add-bike', made?.id],
      ['settle-vin-dispute', id],
    ]);
    expect(rejudgings).toEqual(asked);
  });

  it('moves the VIN to the claimant’s bike that went without it', async () => {
    const own = kept(2, { vin: vinFor(5), holdsVin: false });
    const { settle, db } = garage({
      bikes: [kept(1, { riderId: OTHER }), own],
      vinDisputes: [dispute({ claimed: { bikeId: own.id, year: 2025, make: 'KTM', model: '350 SX-F' } })],
    });
    await settle({ actor: admin, disputeId: id, outcome: 'moves' });
    expect(db.stored().bikes.filter((it) => it.riderId === RIDER)).toEqual([
      { ...own, model: '350 SX-F', vin: vinFor(1), holdsVin: true, version: 2 },
    ]);
    expect(db.stored().audit[1]?.detail).toEqual({
      riderId: RIDER,
      model: { before: '450 SX-F', after: '350 SX-F' },
      vin: { before: '***', after: '***' },
      holdsVin: { before: false, after: true },
    });
  });

  it('makes a new bike where the one that was claimed for is somebody else’s by now', async () => {
    const { settle, db } = garage({
      bikes: [kept(2, { riderId: OTHER })],
      vinDisputes: [dispute({ claimed: { bikeId: anId('b', 2), year: 2025, make: 'KTM', model: '450 SX-F' } })],
    });
    await settle({ actor: admin, disputeId: id, outcome: 'moves' });
    expect(db.stored().bikes.map((it) => [it.riderId, it.vin])).toEqual(
      expect.arrayContaining([
        [OTHER, vinFor(2)],
        [RIDER, vinFor(1)],
      ]),
    );
  });

  it('takes the VIN from whoever holds it by now, from nobody if nobody does, and leaves it with a claimant who has it', async () => {
    const third = garage({
      riders: [1, 2, 3].map((n) => aRider({ id: anId('rder', n), bikes: [] })),
      bikes: [kept(1, { riderId: anId('rder', 3) })],
      vinDisputes: [dispute()],
    });
    await third.settle({ actor: admin, disputeId: id, outcome: 'moves' });
    expect(
      third.db
        .stored()
        .bikes.map((it) => [it.riderId, it.holdsVin])
        .toSorted(),
    ).toEqual([
      [RIDER, true],
      [anId('rder', 3), false],
    ]);

    const nobody = garage({ vinDisputes: [dispute()] });
    await nobody.settle({ actor: admin, disputeId: id, outcome: 'moves' });
    expect(nobody.db.stored().audit.map((it) => it.action)).toEqual(['add-bike', 'settle-vin-dispute']);

    const theirs = garage({ bikes: [kept(1)], vinDisputes: [dispute()] });
    await theirs.settle({ actor: admin, disputeId: id, outcome: 'moves' });
    expect([theirs.db.stored().bikes, theirs.db.stored().audit.map((it) => it.action)]).toEqual([
      [kept(1)],
      ['settle-vin-dispute'],
    ]);
  });

  it('NOT_FOUND to all but admins, of a dispute that is not there, and to a claimant who is deactivated or gone', async () => {
    const { settle } = garage({ vinDisputes: [dispute()] });
    await expect(settle({ actor: rider, disputeId: id, outcome: 'stays' })).rejects.toMatchObject(notThere('dispute'));
    await expect(settle({ actor: admin, disputeId: anId('n0ne'), outcome: 'stays' })).rejects.toMatchObject(
      notThere('dispute'),
    );
    for (const riders of [[], [aRider({ id: RIDER, deactivated: true })]])
      await expect(
        garage({ riders, vinDisputes: [dispute()] }).settle({ actor: admin, disputeId: id, outcome: 'moves' }),
      ).rejects.toMatchObject(notThere('rider'));
  });
});

describe('verifying bikes', () => {
  it('says in the audit which, asks for their riders, and marks each with the pattern that did it', async () => {
    const { verify, db } = garage({
      bikes: [kept(1), kept(2), kept(3, { model: '125 SX' })],
      vinPatterns: [pattern('VBK'), pattern('VBKMX')],
    });
    expect(await verify({ actor: admin })).toEqual({ looked: 3, verified: 2 });
    const { bikes, audit, rejudgings } = db.stored();
    expect(bikes).toEqual([
      ...[1, 2].map((n) => kept(n, { vinStatus: 'verified', verifiedAt: NOW, verifiedBy: 'VBKMX', version: 2 })),
      kept(3, { model: '125 SX' }),
    ]);
    expect(audit).toMatchObject([
      {
        ...byAdmin,
        action: 'verify-bikes',
        objectType: 'bike',
        objectId: anId('b', 1),
        detail: { count: 2, bikes: [anId('b', 1), anId('b', 2)] },
      },
    ]);
    expect(rejudgings).toEqual(asked);
  });

  it('by some patterns alone leaves what the others would verify', async () => {
    const [one, other] = [pattern('VBK'), pattern('VBKM', { year: 2024 })];
    const { verify } = garage({ bikes: [kept(1)], vinPatterns: [one, other] });
    expect(await verify({ actor: admin, patternIds: [other.id] })).toEqual({ looked: 1, verified: 0 });
    expect(await verify({ actor: null, patternIds: [one.id] })).toEqual({ looked: 1, verified: 1 });
  });

  it('that finds none writes nothing', async () => {
    const { verify, db } = garage({ bikes: [kept(1)], vinPatterns: [pattern('XXX')] });
    const before = db.stored();
    await verify({ actor: admin });
    expect(db.stored()).toEqual(before);
  });

  it('goes a thousand at a time, and ends when a thousand were the last', async () => {
    const { verify, db } = garage({
      bikes: Array.from({ length: 1_000 }, (_, n) => kept(n + 1)),
      vinPatterns: [pattern('VBK')],
    });
    expect(await verify({ actor: admin })).toEqual({ looked: 1_000, verified: 1_000 });
    db.give({ bikes: Array.from({ length: 1_001 }, (_, n) => kept(n + 2_001)) });
    await verify({ actor: admin });
    expect(db.stored().audit.map((it) => it.detail['count'])).toEqual([1_000, 1_000, 1]);
  });

  it('NOT_FOUND to all but admins and the program itself', async () =>
    await expect(garage().verify({ actor: rider })).rejects.toMatchObject(notThere('pattern')));
});
