import { describe, expect, it } from '@jest/globals';
import { aRiderRecord, riderRows, type World } from '../testing/index.js';
import { admin, fields, garage, NOW, pattern, rider, RIDER, vinFor } from './testing/garage.js';

/** A rider of a country, and a verified pattern that would verify the VIN. */
const from = (country: string): Partial<World> => ({
  ...riderRows([aRiderRecord({ id: RIDER, country })]),
  vinPatterns: [pattern('VBK')],
});
/** the VIN with 0 in the tenth place, as it is written on papers */
const without = (n: number): string => `${vinFor(n).slice(0, 9)}0${vinFor(n).slice(10)}`;
const written = (n: number): string =>
  `${without(n).slice(0, 3)}-${without(n).slice(3, 9)} ${without(n).slice(9)}`.toLowerCase();

describe('a VIN without its model year', () => {
  it.each(['US', 'CA'])('is refused to a rider of %s', async (country) => {
    const { add, db } = garage(from(country));
    await expect(add({ actor: rider, riderId: RIDER, bike: fields(1, { vin: written(1) }) })).rejects.toMatchObject({
      code: 'VIN_YEAR_MISMATCH',
    });
    expect(db.stored().bikes).toEqual([]);
  });

  it.each([
    ['a rider of Australia', 'AU', rider],
    ['an administrator', 'US', admin],
  ])('waits for a decision when %s enters it, whatever pattern it fits', async (_, country, actor) => {
    const { add, db } = garage(from(country));
    const { bike } = await add({ actor, riderId: RIDER, bike: fields(1, { vin: written(1) }) });
    expect(bike).toMatchObject({ vin: without(1), vinStatus: 'unverified', doubt: 'no-year' });
    expect(db.stored().vinDisputes).toMatchObject([
      { vin: without(1), heldBy: RIDER, claimedBy: RIDER, reason: 'no-year', settledAt: null },
    ]);
  });

  it('verifies by itself never, also when waiting bikes are checked against the patterns', async () => {
    const { add, verify } = garage(from('AU'));
    await add({ actor: rider, riderId: RIDER, bike: fields(1, { vin: without(1) }) });
    expect(await verify({ actor: admin })).toEqual({ looked: 1, verified: 0 });
  });

  it('is verified by an administrator with a reason, which stands in the audit', async () => {
    const { add, settle, db } = garage(from('AU'));
    await add({ actor: rider, riderId: RIDER, bike: fields(1, { vin: without(1) }) });
    const disputeId = db.stored().vinDisputes[0]?.id ?? '';
    for (const reason of [undefined, ' '])
      await expect(
        settle({ actor: admin, disputeId, outcome: 'verified', ...(reason === undefined ? {} : { reason }) }),
      ).rejects.toMatchObject({ code: 'REASON_MISSING' });
    await settle({ actor: admin, disputeId, outcome: 'verified', reason: ' Title and photo of the frame ' });
    expect(db.stored().bikes).toMatchObject([{ vinStatus: 'verified', verifiedAt: NOW, verifiedBy: admin.name }]);
    expect(db.stored().bikes[0]).not.toHaveProperty('doubt');
    expect(db.stored().audit.at(-1)).toMatchObject({
      action: 'settle-vin-dispute',
      detail: { outcome: 'verified', reason: 'Title and photo of the frame' },
    });
  });

  it('needs the reason at the bike too, and none to be refused', async () => {
    const { add, decide, db } = garage(from('AU'));
    const { bike } = await add({ actor: rider, riderId: RIDER, bike: fields(1, { vin: without(1) }) });
    const decided = { actor: admin, bikeId: bike.id, version: bike.version };
    await expect(decide({ ...decided, vinStatus: 'verified' })).rejects.toMatchObject({ code: 'REASON_MISSING' });
    await decide({ ...decided, vinStatus: 'invalid' });
    expect(db.stored().vinDisputes).toMatchObject([{ settledAt: NOW }]);
  });

  it('leaves the doubt when the VIN is corrected', async () => {
    const { add, edit, db } = garage(from('AU'));
    const { bike } = await add({ actor: rider, riderId: RIDER, bike: fields(1, { vin: without(1) }) });
    const { bike: now } = await edit({ actor: rider, bikeId: bike.id, version: bike.version, bike: fields(1) });
    expect(now).toMatchObject({ vin: vinFor(1), vinStatus: 'verified' });
    expect(db.stored().vinDisputes).toMatchObject([{ settledAt: NOW }]);
  });

  it('leaves the year of the bike to decide between years thirty years apart', async () => {
    const { add } = garage(from('US'));
    const vin = `${vinFor(1).slice(0, 9)}T${vinFor(1).slice(10)}`;
    for (const [n, year] of [1996, 2026].entries()) {
      const one = `${vin.slice(0, 16)}${n}`;
      const { bike } = await add({ actor: rider, riderId: RIDER, bike: fields(1, { vin: one, year }) });
      expect(bike).toMatchObject({ vin: one, year });
    }
    await expect(add({ actor: rider, riderId: RIDER, bike: fields(1, { vin, year: 2025 }) })).rejects.toMatchObject({
      code: 'VIN_YEAR_MISMATCH',
    });
  });
});
