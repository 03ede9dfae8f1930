import { describe, expect, it } from '@jest/globals';
import { anId, type World } from '../testing/index.js';
import {
  admin,
  dispute,
  fields,
  garage,
  kept,
  NOW,
  OTHER,
  pattern,
  rider,
  RIDER,
  vinFor,
  waiting,
} from './testing/garage.js';

describe('a bike is one motorcycle', () => {
  const [A, B] = [anId('b', 1), anId('b', 2)];
  /** A race that the rider earned at, on a bike. */
  const raced = (bikeId: string): Partial<World> => ({
    results:
      waiting.results?.map((result) => ({
        ...result,
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
