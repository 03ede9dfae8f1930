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
  const it = aMeeting({ vinPatterns: [pattern] }, { checks: NOT_HELD, ...program });
  const add = addBike(it.ports);
  for (const { id } of it.riders) it.alterRider(id, { bikes: [] });
  for (const [n, { id }] of it.riders.entries())
    await add({
      actor: { ...it.admin, type: 'rider', subjectId: id },
      riderId: id,
      bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: vinFor(n + 1) },
      from,
    });
  return { ...it, addOf: add };
};
const NOT_HELD = { ...defaultProgram.checks, holdAfterRace: false, holdAbove: 1_000_000_000, purseRaisedDays: 0 };

describe('what was earned on a motorcycle in doubt', () => {
  test('is taken back while it waits, and paid again when its VIN is verified', async () => {
    const it = await meeting();
    await it.run(['Ana Ruiz', 'Ben Ode']);
    const before = it.held();
    expect(before[0]).toBeGreaterThan(0);
    const [, , cy] = it.riders;
    await it.addOf({
      actor: { ...it.admin, type: 'rider', subjectId: cy.id },
      riderId: cy.id,
      bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: vinFor(4) },
      from,
    });
    while (await it.rejudgeDue());
    expect(it.held()).toEqual([0, 0, 0]);
    expect(it.resultOf('Ana Ruiz').verdict.reasons).toMatchObject([{ code: 'NO_VERIFIED_BIKE' }]);
    const dispute = it.stored().vinDisputes.find((one) => one.claimedBy === it.riders[0].id);
    await settleDispute(it.ports)({ actor: it.admin, disputeId: dispute?.id ?? '', outcome: 'verified' });
    while (await it.rejudgeDue());
    expect(it.held()).toEqual([before[0], 0, 0]);
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
    const it = aMeeting({}, { checks: NOT_HELD, ...vinRuns });
    for (const [n, { id }] of it.riders.entries())
      it.alterRider(id, { bikes: [aBike({ id: anId('b', n + 1), vin: vinFor(n + 1) })] });
    it.give({ vinArrivals: arrivals(it.riders) });
    it.alterEvent({ promoterId: anId('pr0m0ter', 1) });
    await it.run(['Ana Ruiz', 'Ben Ode', 'Cy Park']);
    return it;
  };
  const two = { vinRuns: { sameModel: 2, anyModel: 10, hours: 24, serialGap: 20, serialDays: 30 } };

  test('hold their awards whatever the amount', async () => {
    const it = await given(two);
    expect(it.resultOf('Ana Ruiz').verdict).toMatchObject({
      earns: null,
      reasons: [{ code: 'BEING_CHECKED' }],
      signals: expect.arrayContaining(['VIN_RUN']),
    });
  });

  test('hold nothing below the number', async () => {
    const it = await given({});
    expect(it.resultOf('Ana Ruiz').verdict.earns).not.toBeNull();
  });
});
