import { describe, expect, it } from '@jest/globals';
import { aBike, aClass, anActor, anEvent, anId, aResult } from '../testing/index.js';
import { admin, bike, given, NOW, OTHER, pattern, rider, RIDER, vinFor } from './testing/bikes.js';

describe('a bike in the garage', () => {
  it('waits unverified where no pattern knows it', async () => {
    const { add, db } = given();
    expect(await add({ actor: rider, riderId: RIDER, bike: bike(1, { vin: vinFor(1).toLowerCase() }) })).toMatchObject({
      bike: { vinStatus: 'unverified', vin: vinFor(1), holdsVin: true },
      checkDigitFits: true,
    });
    expect(db.stored().audit.at(-1)).toMatchObject({
      action: 'add-bike',
      detail: { riderId: RIDER, vin: { before: null, after: '***' } },
    });
  });

  it('is verified at once by a pattern of its model and year, and what waited for it is judged again', async () => {
    const event = anEvent();
    const { add, db } = given({
      vinPatterns: [pattern('VBKMX*')],
      events: [event],
      classes: [aClass()],
      results: [
        aResult({
          id: anId('res0t'),
          classId: aClass().id,
          riderId: RIDER,
          verdict: { earns: null, reasons: [{ code: 'NO_VERIFIED_BIKE', detail: {} }] },
        }),
      ],
    });
    expect((await add({ actor: rider, riderId: RIDER, bike: bike() })).bike).toMatchObject({
      vinStatus: 'verified',
      verifiedBy: 'VBKMX*',
      verifiedAt: NOW,
    });
    expect(db.stored().rejudgings).toEqual([{ eventId: event.id, askedAt: NOW }]);
  });

  it('a check digit that does not fit is a warning that holds it at unverified', async () => {
    const { add } = given({ vinPatterns: [pattern('VBK')] });
    const vin = vinFor(1).replace(/^(.{8})./, (_, head: string) => `${head}${vinFor(1).charAt(8) === '1' ? '2' : '1'}`);
    expect(await add({ actor: rider, riderId: RIDER, bike: bike(1, { vin }) })).toMatchObject({
      bike: { vinStatus: 'unverified' },
      checkDigitFits: false,
    });
  });

  it.each([
    ['VIN_NOT_VALID', { vin: 'VBKMXA10XSM00000' }, rider],
    ['VIN_NOT_VALID', { vin: 'VBKMXA10XSMO00001' }, rider],
    ['VIN_YEAR_MISMATCH', { year: 2024 }, rider],
    ['NOT_FOUND', {}, anActor({ type: 'rider', subjectId: OTHER })],
    ['NOT_FOUND', {}, anActor({ type: 'dealer', subjectId: RIDER })],
  ] as const)('%s for %j', async (code, over, actor) => {
    const { add, db } = given();
    await expect(add({ actor, riderId: RIDER, bike: bike(1, over) })).rejects.toMatchObject({ code });
    expect(db.stored().bikes).toEqual([]);
  });

  it('VIN_TAKEN: a second claim of a VIN is refused and listed for the admins, once', async () => {
    const { add, db } = given();
    await add({ actor: admin, riderId: OTHER, bike: bike() });
    for (let n = 0; n < 2; n += 1)
      await expect(add({ actor: rider, riderId: RIDER, bike: bike() })).rejects.toMatchObject({ code: 'VIN_TAKEN' });
    expect(db.stored().vinDisputes).toMatchObject([
      {
        vin: vinFor(1),
        heldBy: OTHER,
        claimedBy: RIDER,
        claimed: { bikeId: null, model: '450 SX-F' },
        settledAt: null,
      },
    ]);
    await expect(add({ actor: admin, riderId: OTHER, bike: bike() })).rejects.toMatchObject({ code: 'VIN_YOURS' });
  });

  it('a claim is settled when the VIN comes to the claimant by itself', async () => {
    const { add, retire, db } = given();
    const { bike: held } = await add({ actor: admin, riderId: OTHER, bike: bike() });
    await add({ actor: rider, riderId: RIDER, bike: bike() }).catch(() => undefined);
    await retire({ actor: admin, bikeId: held.id });
    await add({ actor: rider, riderId: RIDER, bike: bike() });
    expect(db.stored().vinDisputes).toMatchObject([{ claimedBy: RIDER, settledAt: NOW, settledBy: rider.name }]);
  });

  it('edited, it starts over at unverified; the same again changes nothing', async () => {
    const { add, edit, decide, db } = given();
    const { bike: kept } = await add({ actor: rider, riderId: RIDER, bike: bike() });
    await decide({ actor: admin, bikeId: kept.id, version: 1, vinStatus: 'verified' });
    const audits = db.stored().audit.length;
    expect((await edit({ actor: rider, bikeId: kept.id, version: 2, bike: bike() })).bike.vinStatus).toBe('verified');
    expect(db.stored().audit).toHaveLength(audits);
    expect(
      (await edit({ actor: rider, bikeId: kept.id, version: 2, bike: bike(1, { model: '350 SX-F' }) })).bike,
    ).toMatchObject({ id: kept.id, version: 3, vinStatus: 'unverified', verifiedBy: null });
    await expect(
      edit({ actor: anActor({ type: 'rider', subjectId: OTHER }), bikeId: kept.id, version: 3, bike: bike(3) }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('edited by two at once, the first edit stands: STALE_EDIT for the second, and for a decision on an older version', async () => {
    const { add, edit, decide, db } = given();
    const { bike: kept } = await add({ actor: rider, riderId: RIDER, bike: bike() });
    const { bike: edited } = await edit({ actor: rider, bikeId: kept.id, version: kept.version, bike: bike(2) });
    const stale = { code: 'STALE_EDIT', detail: { what: 'bike', version: edited.version } };
    await expect(edit({ actor: admin, bikeId: kept.id, version: kept.version, bike: bike(3) })).rejects.toMatchObject(
      stale,
    );
    await expect(
      decide({ actor: admin, bikeId: kept.id, version: kept.version, vinStatus: 'verified' }),
    ).rejects.toMatchObject(stale);
    expect(db.stored().bikes).toEqual([edited]);
    expect(
      await decide({ actor: admin, bikeId: kept.id, version: edited.version, vinStatus: 'verified' }),
    ).toMatchObject({ vin: vinFor(2), vinStatus: 'verified', version: edited.version + 1 });
  });

  it('sold, it frees its VIN and is gone from the garage', async () => {
    const { add, retire } = given();
    const { bike: kept } = await add({ actor: rider, riderId: RIDER, bike: bike() });
    await retire({ actor: rider, bikeId: kept.id });
    await expect(retire({ actor: rider, bikeId: kept.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(add({ actor: admin, riderId: OTHER, bike: bike() })).resolves.toMatchObject({
      bike: { holdsVin: true },
    });
  });

  it('is decided about by admins alone, with the state before and after in the audit', async () => {
    const { add, decide, db } = given();
    const { bike: kept } = await add({ actor: rider, riderId: RIDER, bike: bike() });
    await expect(decide({ actor: rider, bikeId: kept.id, version: 1, vinStatus: 'verified' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await decide({ actor: admin, bikeId: kept.id, version: 1, vinStatus: 'invalid' })).toMatchObject({
      vinStatus: 'invalid',
      verifiedBy: null,
    });
    expect(db.stored().audit.at(-1)).toMatchObject({
      action: 'decide-bike',
      detail: { vinStatus: { before: 'unverified', after: 'invalid' } },
    });
  });

  it('BIKE_WITHOUT_VIN: a bike whose VIN another has cannot be verified', async () => {
    const { decide } = given({
      bikes: [
        {
          ...aBike({ vinStatus: 'unverified' }),
          riderId: RIDER,
          holdsVin: false,
          retiredAt: null,
          verifiedAt: null,
          verifiedBy: null,
          createdAt: null,
          version: 1,
        },
      ],
    });
    await expect(decide({ actor: admin, bikeId: aBike().id, version: 1, vinStatus: 'verified' })).rejects.toMatchObject(
      { code: 'BIKE_WITHOUT_VIN' },
    );
  });
});

describe('a dispute', () => {
  const disputed = async () => {
    const all = given({ vinPatterns: [pattern('VBK')] });
    await all.add({ actor: admin, riderId: OTHER, bike: bike() });
    await all.add({ actor: rider, riderId: RIDER, bike: bike() }).catch(() => undefined);
    return { ...all, disputeId: all.db.stored().vinDisputes[0]?.id ?? '' };
  };

  it('moves the VIN: the holder’s bike is retired, the claimant’s is checked like any other', async () => {
    const { settle, db, disputeId } = await disputed();
    await settle({ actor: admin, disputeId, outcome: 'moves' });
    expect(db.stored().bikes.map((it) => [it.riderId, it.holdsVin, it.retiredAt !== null, it.vinStatus])).toEqual([
      [OTHER, false, true, 'verified'],
      [RIDER, true, false, 'verified'],
    ]);
    expect(db.stored().vinDisputes[0]).toMatchObject({ settledAt: NOW, settledBy: admin.name });
    await expect(settle({ actor: admin, disputeId, outcome: 'stays' })).rejects.toMatchObject({
      code: 'DISPUTE_SETTLED',
    });
  });

  it('leaves the VIN where it is, and is for admins alone', async () => {
    const { settle, db, disputeId } = await disputed();
    const before = db.stored().bikes;
    await expect(settle({ actor: rider, disputeId, outcome: 'moves' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await settle({ actor: admin, disputeId, outcome: 'stays' });
    expect(db.stored().bikes).toEqual(before);
    await expect(settle({ actor: admin, disputeId: anId('n0ne'), outcome: 'stays' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
