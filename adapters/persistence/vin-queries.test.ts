import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aBike, anId, aRider } from '@rrr/core/testing';
import { sqlQueries } from './queries/index.js';
import { KINDS, newDatabase, type TestDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { sqlUnitOfWork } from './unit-of-work.js';

describe.each(KINDS)('what admins read of VINs on %s', (kind) => {
  let made: TestDatabase;
  const page = { page: 1, limit: 10 };
  const [ada, ben, cy] = ['Ada Abel', 'Ben Blom', 'Cy Cole'].map((fullName, n) =>
    aRider({
      id: anId('rder', n + 1),
      fullName,
      bikes: [
        aBike({
          id: anId('b', n + 1),
          vin: `VBKMXA10XSM00000${n + 1}`,
          vinStatus: n === 0 ? 'verified' : 'unverified',
          model: n === 2 ? '790 Duke' : '450 SX-F',
          year: 2024 + (n % 2),
        }),
      ],
    }),
  );
  beforeAll(async () => {
    made = await newDatabase(kind);
    const pattern = { decidedAt: null, decidedBy: null };
    await putWorld(made.db, {
      riders: [ada, ben, cy].flatMap((it) => it ?? []),
      vinPatterns: [
        {
          id: anId('pat', 1),
          model: '450 SX-F',
          year: 2025,
          pattern: 'VBKMX*',
          status: 'verified',
          decidedAt: '2025-01-01T00:00:00.000Z',
          decidedBy: 'Robin Vale',
        },
        { id: anId('pat', 2), model: '450 SX-F', year: 2024, pattern: 'VBKMY', status: 'unverified', ...pattern },
        { id: anId('pat', 3), model: '790 Duke', year: 2025, pattern: 'VBKD', status: 'unverified', ...pattern },
      ],
    });
    const dispute = (n: number) => ({
      id: anId('d1spute', n),
      vin: `VBKMXA10XSM00000${n}`,
      heldBy: anId('rder', 1),
      claimedBy: anId('rder', 2),
      claimed: { bikeId: null, year: 2025, make: 'KTM', model: 'X' },
      at: `2025-06-0${n}T00:00:00.000Z`,
    });
    await sqlUnitOfWork(made.db).run(async (tx) => {
      for (const n of [1, 2, 3]) await tx.bikes.dispute(dispute(n));
      await tx.vinDisputes.settle(anId('d1spute', 2), '2025-06-09T00:00:00.000Z', 'Robin Vale');
    });
  });
  afterAll(() => made.drop());
  const names = async (asked: object) =>
    (await sqlQueries(made.db, { timeZone: 'America/Los_Angeles' }).vin.report({ ...page, ...asked })).items.map(
      (it) => it.fullName,
    );

  it('reads the verified patterns of years', async () => {
    const { vin } = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
    const ids = async (years: readonly number[], limit = 10) => (await vin.verifiedOf(years, limit)).map((it) => it.id);
    expect(await ids([1995, 2025])).toEqual([anId('pat', 1)]);
    expect([await ids([2024]), await ids([])]).toEqual([[], []]);
  });

  it('lists riders with their bikes by name, status, model, year and VIN', async () => {
    expect(await names({})).toEqual(['Ada Abel', 'Ben Blom', 'Cy Cole']);
    expect(await names({ status: 'unverified' })).toEqual(['Ben Blom', 'Cy Cole']);
    expect(await names({ model: '790' })).toEqual(['Cy Cole']);
    expect(await names({ model: '450 sx-f' })).toEqual(['Ada Abel', 'Ben Blom']);
    expect(await names({ model: '450 SX' })).toEqual([]);
    expect(await names({ year: 2025 })).toEqual(['Ben Blom']);
    expect(await names({ query: 'blo' })).toEqual(['Ben Blom']);
    expect(await names({ query: 'vbkmxa10xsm000003' })).toEqual(['Cy Cole']);
    expect(await names({ query: 'VBKMXA10' })).toEqual(['Ada Abel', 'Ben Blom', 'Cy Cole']);
    expect(await names({ country: 'CA' })).toEqual([]);
    const report = await sqlQueries(made.db, { timeZone: 'America/Los_Angeles' }).vin.report({ page: 2, limit: 2 });
    expect(report).toMatchObject({
      page: 2,
      totalPages: 2,
      items: [{ bikes: [{ vin: 'VBKMXA10XSM000003', holdsVin: true, vinStatus: 'unverified' }] }],
    });
  });

  it('finds patterns by model, year, status and beginning', async () => {
    const patterns = async (asked: object) =>
      (await sqlQueries(made.db, { timeZone: 'America/Los_Angeles' }).vin.patterns({ ...page, ...asked })).items.map(
        (it) => it.pattern,
      );
    expect(await patterns({})).toEqual(['VBKMX*', 'VBKMY', 'VBKD']);
    expect(await patterns({ query: '790' })).toEqual(['VBKD']);
    expect(await patterns({ query: 'vbkmy' })).toEqual(['VBKMY']);
    expect(await patterns({ status: 'unverified', year: 2025 })).toEqual(['VBKD']);
    expect(await patterns({ pattern: 'VBK', model: '450 sx' })).toEqual(['VBKMX*', 'VBKMY']);
    expect(await patterns({ query: '100%' })).toEqual([]);
  });

  it('lists open disputes apart from settled ones, newest first, with both names', async () => {
    const { vin } = sqlQueries(made.db, { timeZone: 'America/Los_Angeles' });
    expect(
      (await vin.disputes({ ...page, open: true })).items.map((it) => [it.id, it.heldByName, it.claimedByName]),
    ).toEqual([3, 1].map((n) => [anId('d1spute', n), 'Ada Abel', 'Ben Blom']));
    expect((await vin.disputes({ ...page, open: false })).items).toMatchObject([
      { id: anId('d1spute', 2), settledBy: 'Robin Vale' },
    ]);
  });

  it('counts bikes and patterns by status, and what is open between riders', async () => {
    expect(await sqlQueries(made.db, { timeZone: 'America/Los_Angeles' }).vin.counts()).toEqual({
      bikes: { unverified: 2, verified: 1, invalid: 0 },
      waitingBikes: 2,
      patterns: { unverified: 2, verified: 1 },
      openDisputes: 2,
    });
  });
});
