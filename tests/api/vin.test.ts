import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import { checkDigit, modelYearCharacter } from '@rrr/core/vin';
import type { Browser } from './testing/browser.js';
import { startDemo } from './testing/start-demo.js';

interface Bike {
  readonly _id: string;
  readonly vin: string;
  readonly vinStatus: string;
  readonly version: number;
}
const demo = await startDemo();
const [admin, rider] = [await demo.as('admin'), await demo.as('rider')];
const riderId = (await rider.session()).user._id;
const { riders } = await admin.call(contract.searchRiders, { query: { active: 'true' } });
const otherId = riders.find((it) => it._id !== riderId)?._id ?? '';

/** A VIN of an otherwise unused model with the right check digit. */
const vinFor = (serial: number, year = 2025): string => {
  const plain = `VBKZZZ100${modelYearCharacter(year)}M${String(serial).padStart(6, '0')}`;
  return `${plain.slice(0, 8)}${checkDigit(plain)}${plain.slice(9)}`;
};
const fields = (serial: number, over: object = {}) => ({
  year: 2025,
  make: 'KTM',
  model: 'Test 999',
  vin: vinFor(serial),
  ...over,
});
const add = (by: Browser, role: string, id: string, bike: object) =>
  by.ask(`/api/${role}/rider/${id}/bikes`, { method: 'POST', body: bike });
const added = async (serial: number, over: object = {}) =>
  (await add(rider, 'rider', riderId, fields(serial, over))).of(contract.addBike).bike;
const edit = (by: Browser, role: string, bike: Bike, body: object) =>
  by.ask(`/api/${role}/bike/${bike._id}`, { method: 'PUT', body: { version: bike.version, ...body } });
const decide = (bike: Bike, vinStatus: string) =>
  admin.ask(`/api/admin/bike/${bike._id}/vin-status`, { method: 'PUT', body: { vinStatus, version: bike.version } });
const garage = async (id = riderId) =>
  (await admin.call(contract.getRider, { params: { riderId: id } })).rider.record!.bikes;

test('anybody can read a VIN, and only the program’s own patterns say of which model it is', async () => {
  const { vinPatterns } = await admin.call(contract.listVinPatterns, {
    query: { status: 'verified', model: '450 SX-F' },
  });
  const { pattern, year } = vinPatterns.find((it) => it.model === '450 SX-F')!;
  const vin = pattern.replaceAll('*', '1');
  const read = (typed: string) => demo.visit().call(contract.identifyVin, { body: { vin: typed } });
  expect(await read(`${vin.slice(0, 5)}-${vin.slice(5).toLowerCase()}`)).toEqual({
    make: 'KTM',
    year,
    models: [{ model: '450 SX-F', year }],
  });
  expect(await read(vinFor(77))).toEqual({ make: null, year: 2025, models: [] });
  expect(await demo.visit().refusal(contract.identifyVin, { body: { vin: 'VBK' } })).toMatchObject({
    status: 422,
    code: 'VIN_NOT_VALID',
  });
});

describe('a bike', () => {
  test('is added by its rider, waits unverified, and stands in the garage', async () => {
    const answer = await add(rider, 'rider', riderId, fields(1, { vin: ` ${vinFor(1).toLowerCase()}` }));
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({
      bike: {
        vin: vinFor(1),
        vinStatus: 'unverified',
        holdsVin: true,
        checkDigitFits: true,
        version: 1,
        verifiedBy: null,
      },
    });
    expect((await garage()).map((it) => it.vin)).toContain(vinFor(1));
  });

  test.each([
    ['16 characters', { vin: 'VBKZZZ10XSM00001' }, 'VIN_NOT_VALID'],
    ['an email that VINs have not', { vin: 'VBKZZZ10XSMO00001' }, 'VIN_NOT_VALID'],
    ['another model year', { year: 2024 }, 'VIN_YEAR_MISMATCH'],
  ])('with a VIN of %s is refused', async (_, over, code) =>
    expect((await add(rider, 'rider', riderId, fields(2, over))).json()).toMatchObject({ status: 422, code }),
  );

  test('whose VIN is theirs already is refused, and so is a bike for another rider', async () => {
    await added(1);
    expect((await add(rider, 'rider', riderId, fields(1))).json()).toMatchObject({ status: 409, code: 'VIN_YOURS' });
    expect((await add(rider, 'rider', otherId, fields(3))).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('is decided about by an admin; changed meanwhile, it is looked at again', async () => {
    const bike = await added(4);
    const { bike: edited } = (await edit(rider, 'rider', bike, fields(5))).of(contract.editBike);
    expect((await decide(bike, 'verified')).json()).toMatchObject({ status: 409, code: 'STALE_EDIT' });
    const { bike: verified } = (await decide(edited, 'verified')).of(contract.decideBike);
    expect(verified).toMatchObject({
      vin: vinFor(5),
      vinStatus: 'verified',
      verifiedBy: expect.any(String),
      version: edited.version + 1,
    });
    expect((await edit(rider, 'rider', edited, fields(6))).json()).toMatchObject({ status: 409, code: 'STALE_EDIT' });
    expect((await edit(admin, 'admin', verified, fields(6))).json()).toMatchObject({
      bike: { vin: vinFor(6), vinStatus: 'unverified', verifiedBy: null },
    });
    expect(
      await rider.refusal(contract.decideBike, {
        params: { bikeId: bike._id },
        body: { vinStatus: 'verified', version: 1 },
      }),
    ).toMatchObject({ status: 403 });
  });

  test('is retired by its rider, and its VIN is free for another', async () => {
    const bike = await added(7);
    const retire = (by: Browser, role: string) => by.ask(`/api/${role}/bike/${bike._id}`, { method: 'DELETE' });
    expect((await retire(rider, 'rider')).status).toBe(204);
    expect((await retire(admin, 'admin')).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await garage()).map((it) => it._id)).not.toContain(bike._id);
    expect((await add(admin, 'admin', otherId, fields(7))).status).toBe(201);
  });

  test('of another is not there for a rider', async () => {
    const [theirs] = await garage(otherId);
    if (!theirs) throw new Error('The other rider has no bike');
    expect((await edit(rider, 'rider', theirs, fields(8))).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await rider.refusal(contract.retireBike, { params: { bikeId: theirs._id } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});

describe('a VIN that two riders claim', () => {
  const disputes = async (open: 'true' | 'false') =>
    (await admin.call(contract.listVinDisputes, { query: { open } })).vinDisputes;
  const settle = (id: string, outcome: string) =>
    admin.ask(`/api/vin-disputes/${id}/settle`, { method: 'POST', body: { outcome } });

  test('stays where it is, is listed for admins with both names, and moves when they say so', async () => {
    await add(admin, 'admin', otherId, fields(20));
    expect((await add(rider, 'rider', riderId, fields(20, { model: 'Mine' }))).json()).toMatchObject({
      status: 409,
      code: 'VIN_TAKEN',
    });
    const [dispute] = (await disputes('true')).filter((it) => it.vin === vinFor(20));
    expect(dispute).toMatchObject({
      heldBy: { _id: otherId, fullName: expect.any(String) },
      claimedBy: { _id: riderId },
      claimed: { model: 'Mine' },
      settled: null,
    });
    expect((await settle(dispute?._id ?? '', 'moves')).status).toBe(204);
    expect((await garage()).map((it) => it.vin)).toContain(vinFor(20));
    expect((await garage(otherId)).map((it) => it.vin)).not.toContain(vinFor(20));
    expect((await settle(dispute?._id ?? '', 'stays')).json()).toMatchObject({ status: 409, code: 'DISPUTE_SETTLED' });
    expect((await disputes('false')).find((it) => it._id === dispute?._id)?.settled).toMatchObject({
      by: expect.any(String),
    });
  });
});

describe('VIN patterns', () => {
  const addPattern = (over: object = {}) =>
    admin.ask('/api/vin-patterns', {
      method: 'POST',
      body: { model: 'Test 999', year: 2025, pattern: 'vbkzzz1*', ...over },
    });
  const trust = (word: 'verify' | 'unverify', pattern: string) =>
    admin.ask(`/api/vin-patterns/${word}`, { method: 'POST', body: { pattern } });
  const listed = async (query: string) =>
    (await admin.ask(`/api/vin-patterns?${query}`)).of(contract.listVinPatterns).vinPatterns;

  test('verify bikes only when they are verified themselves, and are removed', async () => {
    const bike = await added(30);
    const { pattern } = (await addPattern()).of(contract.addVinPattern);
    expect(pattern).toMatchObject({
      model: 'Test 999',
      year: 2025,
      pattern: 'VBKZZZ1*',
      status: 'unverified',
      decidedBy: null,
    });
    const run = (patterns: readonly string[]) =>
      admin.ask('/api/vin-patterns/verify-bikes', { method: 'POST', body: { patterns } });
    expect((await run([pattern._id])).json()).toEqual({ looked: 0, verified: 0 });
    expect((await trust('verify', pattern._id)).json()).toMatchObject({
      pattern: { status: 'verified', decidedBy: expect.any(String) },
    });
    const { verified } = (await run([pattern._id])).of(contract.verifyBikes);
    expect(verified).toBeGreaterThan(0);
    expect((await garage()).find((it) => it._id === bike._id)).toMatchObject({
      vinStatus: 'verified',
      verifiedBy: 'VBKZZZ1*',
    });
    expect(await added(31)).toMatchObject({ vinStatus: 'verified' });
    expect((await trust('unverify', pattern._id)).json()).toMatchObject({ pattern: { status: 'unverified' } });
    expect(await added(32)).toMatchObject({ vinStatus: 'unverified' });
    expect((await admin.ask(`/api/vin-patterns/${pattern._id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await listed('model=Test')).toEqual([]);
    expect((await trust('verify', pattern._id)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('are found by model, year, pattern, state and beginning', async () => {
    for (const item of [
      { pattern: 'VBKAAA' },
      { pattern: 'VBKBBB', year: 2024 },
      { pattern: 'VBKAAC', model: 'Test 998' },
    ])
      expect((await addPattern(item)).status).toBe(201);
    const found = async (query: string) => (await listed(query)).map((it) => it.pattern);
    expect(await found('model=test&year=2025')).toEqual(['VBKAAC', 'VBKAAA']);
    expect(await found('model=test&pattern=vbkb')).toEqual(['VBKBBB']);
    expect(await found('query=test%20998')).toEqual(['VBKAAC']);
    expect(await found('model=test&status=verified')).toEqual([]);
    expect((await addPattern({ pattern: 'VBKAAA' })).json()).toMatchObject({ status: 409, code: 'PATTERN_EXISTS' });
    expect((await addPattern({ pattern: '****' })).json()).toMatchObject({ status: 422, code: 'PATTERN_NOT_VALID' });
    expect(await rider.refusal(contract.listVinPatterns)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('the VIN report', () => {
  const report = async (query: string) => (await admin.ask(`/api/vin-report?${query}`)).of(contract.vinReport);

  test('lists riders with all their bikes, by state, model, year, country and VIN', async () => {
    const bike = await added(40, { model: 'Report 1' });
    expect((await report(`query=${bike.vin.slice(0, 15).toLowerCase()}`)).riders.map((it) => it._id)).toContain(
      riderId,
    );
    expect((await report('model=report&year=2025&status=unverified')).riders).toMatchObject([
      {
        _id: riderId,
        email: 'rider@example.com',
        bikes: expect.arrayContaining([expect.objectContaining({ vin: bike.vin })]),
      },
    ]);
    expect((await report('model=report&status=invalid')).riders).toEqual([]);
    const pages = await report('limit=1&country=us');
    expect([pages.riders.length, pages.pagination.totalPages > 1]).toEqual([1, true]);
    expect((await admin.ask('/api/vin-report?status=stolen')).json()).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });

  test('has its counts', async () => {
    const before = await admin.call(contract.vinCounts);
    expect(before).toMatchObject({
      bikes: { verified: expect.any(Number), invalid: expect.any(Number) },
      patterns: { verified: expect.any(Number) },
      openDisputes: expect.any(Number),
    });
    await added(41);
    expect(await admin.call(contract.vinCounts)).toMatchObject({
      bikes: { unverified: before.bikes.unverified + 1 },
    });
  });
});
