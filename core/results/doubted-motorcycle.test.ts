import { describe, expect, test } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { aBike, aMeeting, anId } from '../testing/index.js';
import { addBike, checkDigit, settleDispute, type VinArrival } from '../vin/index.js';

const vinFor = (serial: number): string => {
  const plain = `VBKMXA100SM${String(serial).padStart(6, '0')}`;
  return `${plain.slice(0, 8)}${checkDigit(plain)}${plain.slice(9)}`;
};
const pattern = {
  id: anId('pat'),
  model: '450 SX-F',
  year: 2025,
  pattern: 'VBK',
  status: 'verified' as const,
  decidedAt: null,
  decidedBy: null,
};
const from = { network: '203.0.113', device: null };

/** Three riders whose motorcycles verified by themselves within the hour, before a race. */
const meeting = async (program = {}) => {
  const scene = aMeeting({ vinPatterns: [pattern] }, { checks: NOT_HELD, ...program });
  const add = addBike(scene.ports);
  for (const { id } of scene.riders) scene.alterRider(id, { bikes: [] });
  for (const [n, { id }] of scene.riders.entries())
    await add({
      actor: { ...scene.admin, type: 'rider', subjectId: id },
      riderId: id,
      bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: vinFor(n + 1) },
      from,
    });
  return { ...scene, addOf: add };
};
const NOT_HELD = { ...defaultProgram.checks, holdAfterRace: false, holdAbove: 1_000_000_000, purseRaisedDays: 0 };

describe('what was earned on a motorcycle in doubt', () => {
  test('is taken back while it waits, and paid again when its VIN is verified', async () => {
    const scene = await meeting();
    await scene.run(['Ana Ruiz', 'Ben Ode']);
    const before = scene.held();
    expect(before[0]).toBeGreaterThan(0);
    const [, , cy] = scene.riders;
    await scene.addOf({
      actor: { ...scene.admin, type: 'rider', subjectId: cy.id },
      riderId: cy.id,
      bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: vinFor(4) },
      from,
    });
    while (await scene.rejudgeDue());
    expect(scene.held()).toEqual([0, 0, 0]);
    expect(scene.resultOf('Ana Ruiz').verdict.reasons).toMatchObject([{ code: 'NO_VERIFIED_BIKE' }]);
    const dispute = scene.stored().vinDisputes.find((one) => one.claimedBy === scene.riders[0].id);
    await settleDispute(scene.ports)({ actor: scene.admin, disputeId: dispute?.id ?? '', outcome: 'verified' });
    while (await scene.rejudgeDue());
    expect(scene.held()).toEqual([before[0], 0, 0]);
  });
});

describe('VINs of one promoter’s riders from everywhere', () => {
  const arrivals = (riders: readonly { readonly id: string }[]): readonly VinArrival[] =>
    riders.map(({ id: riderId }, n) => ({
      bikeId: anId('b', n + 1),
      riderId,
      vin: vinFor(n + 1),
      family: '2025/450 sx f',
      network: `network ${n}`,
      device: null,
      at: '2025-06-10T10:00:00.000Z',
    }));
  const given = async (vinRuns: object) => {
    const scene = aMeeting({}, { checks: NOT_HELD, ...vinRuns });
    for (const [n, { id }] of scene.riders.entries())
      scene.alterRider(id, { bikes: [aBike({ id: anId('b', n + 1), vin: vinFor(n + 1) })] });
    scene.give({ vinArrivals: arrivals(scene.riders) });
    scene.alterEvent({ promoterId: anId('pr0m0ter', 1) });
    await scene.run(['Ana Ruiz', 'Ben Ode', 'Cy Park']);
    return scene;
  };
  const two = { vinRuns: { sameModel: 2, anyModel: 10, hours: 24, serialGap: 20, serialDays: 30 } };

  test('hold their awards whatever the amount', async () => {
    const scene = await given(two);
    expect(scene.resultOf('Ana Ruiz').verdict).toMatchObject({
      earns: null,
      reasons: [{ code: 'BEING_CHECKED' }],
      signals: expect.arrayContaining(['VIN_RUN']),
    });
  });

  test('hold nothing below the number', async () => {
    const scene = await given({});
    expect(scene.resultOf('Ana Ruiz').verdict.earns).not.toBeNull();
  });
});
