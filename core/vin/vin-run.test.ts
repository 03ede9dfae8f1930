import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anId, aRider } from '../testing/index.js';
import { runAmong, type VinArrival, type VinFrom } from './index.js';
import { admin, byAdmin, fields, garage, NOW, pattern, rider, vinFor } from './testing/garage.js';

const vinRuns = { sameModel: 3, anyModel: 10, hours: 24, serialGap: 20, serialDays: 30 };
const HOUR = 3_600_000;
const arrival = (n: number, over: Partial<VinArrival> = {}): VinArrival => ({
  bikeId: anId('b', n),
  riderId: anId('rder', n),
  vin: vinFor(n),
  family: '2025/450 sx f',
  network: 'n',
  device: null,
  at: NOW,
  ...over,
});
const hoursAgo = (hours: number): string => new Date(Date.parse(NOW) - hours * HOUR).toISOString();

describe('a run', () => {
  test('is more than three new VINs of one model and year, whatever their order', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 9 }), (serials) => {
        const all = serials.map((n) => arrival(n));
        for (const vinArrival of all) {
          const others = all.filter((other) => other !== vinArrival);
          const run = runAmong(vinArrival, others, { vinRuns });
          expect(run.length).toBe(all.length > 3 ? others.length : 0);
          expect(new Set(runAmong(vinArrival, others.toReversed(), { vinRuns }))).toEqual(new Set(run));
        }
      }),
    ));

  test('counts neighbours of days before, but not distant numbers of days before', () => {
    const at = hoursAgo(24 * 20);
    const near = [11, 12, 13].map((n) => arrival(n, { at }));
    const far = [100_011, 200_012, 300_013].map((n) => arrival(n, { at }));
    expect(runAmong(arrival(10), near, { vinRuns })).toHaveLength(3);
    expect(runAmong(arrival(10), far, { vinRuns })).toEqual([]);
    const old = near.map((it) => ({ ...it, at: hoursAgo(24 * 31) }));
    expect(runAmong(arrival(10), old, { vinRuns })).toEqual([]);
  });

  test('counts one VIN once, and other models only when there are many', () => {
    const same = [1, 2, 3, 4].map((n) => arrival(10, { bikeId: anId('b', n) }));
    expect(runAmong(arrival(11), same, { vinRuns })).toEqual([]);
    const models = Array.from({ length: 10 }, (_, n) => arrival(n + 1, { family: `2025/${n}` }));
    expect(runAmong(arrival(99), models.slice(1), { vinRuns })).toEqual([]);
    expect(runAmong(arrival(99), models, { vinRuns })).toHaveLength(10);
  });
});

const riders = Array.from({ length: 12 }, (_, n) => aRider({ id: anId('rder', n + 1), bikes: [] }));
const network = { network: '203.0.113', device: null };
const scene = () => {
  const setup = garage({ riders, vinPatterns: [pattern('VBKMXA*')] });
  const enter = (n: number, serial = n, from: VinFrom = network) =>
    setup.add({
      actor: { ...rider, subjectId: anId('rder', n) },
      riderId: anId('rder', n),
      bike: fields(serial),
      from,
    });
  const statuses = () => setup.db.stored().bikes.map((bike) => [bike.vinStatus, bike.doubt ?? null].join(' '));
  return { ...setup, enter, statuses };
};

describe('invented VINs from one network', () => {
  test('all wait from the fourth on, also those that verified before', async () => {
    const setup = scene();
    for (const n of [1, 2, 3]) expect((await setup.enter(n)).bike.vinStatus).toBe('verified');
    for (const n of [4, 5])
      expect((await setup.enter(n)).bike).toMatchObject({ vinStatus: 'unverified', doubt: 'run' });
    expect(setup.statuses()).toEqual(Array.from({ length: 5 }, () => 'unverified run'));
    const { vinDisputes, rejudgings } = setup.db.stored();
    expect(vinDisputes).toHaveLength(5);
    expect(new Set(vinDisputes.map((dispute) => dispute.runId)).size).toBe(1);
    expect(vinDisputes.every((dispute) => dispute.reason === 'run' && dispute.heldBy === dispute.claimedBy)).toBe(true);
    expect(rejudgings).toHaveLength(1);
  });

  test('wait when entered at once, and no check against patterns verifies them', async () => {
    const setup = scene();
    await Promise.all(riders.map((_, n) => setup.enter(n + 1)));
    expect(setup.statuses()).toEqual(riders.map(() => 'unverified run'));
    expect(await setup.verify({ actor: admin })).toEqual({ looked: 0, verified: 0 });
    expect(setup.statuses()).toEqual(riders.map(() => 'unverified run'));
  });

  test('that waited for a pattern wait as a run when it comes', async () => {
    const setup = garage({ riders });
    for (const n of [1, 2, 3, 4])
      await setup.add({
        actor: { ...rider, subjectId: anId('rder', n) },
        riderId: anId('rder', n),
        bike: fields(n),
        from: network,
      });
    setup.db.give({ vinPatterns: [pattern('VBKMXA*')] });
    expect(await setup.verify({ actor: admin })).toEqual({ looked: 4, verified: 0 });
    expect(setup.db.stored().bikes.map((bike) => bike.doubt)).toEqual(['run', 'run', 'run', 'run']);
    expect(new Set(setup.db.stored().vinDisputes.map((dispute) => dispute.runId)).size).toBe(1);
  });

  test('count by browser too, and not for administrators or other networks', async () => {
    const browser = scene();
    for (const n of [1, 2, 3, 4]) await browser.enter(n, n, { network: `203.0.${n}`, device: 'd' });
    expect(browser.statuses()).toEqual(Array.from({ length: 4 }, () => 'unverified run'));
    const apart = scene();
    for (const n of [1, 2, 3, 4]) await apart.enter(n, n, { network: `203.0.${n}`, device: null });
    expect(apart.statuses()).toEqual(Array.from({ length: 4 }, () => 'verified '));
    const desk = scene();
    for (const n of [1, 2, 3, 4])
      await desk.add({ actor: admin, riderId: anId('rder', n), bike: fields(n), from: network });
    expect(desk.statuses()).toEqual(Array.from({ length: 4 }, () => 'verified '));
  });

  test('leave alone what an administrator verified', async () => {
    const setup = scene();
    const { bike } = await setup.enter(1);
    await setup.decide({ actor: admin, bikeId: bike.id, version: 1, vinStatus: 'unverified' });
    await setup.decide({ actor: admin, bikeId: bike.id, version: 2, vinStatus: 'verified' });
    for (const n of [2, 3, 4]) await setup.enter(n);
    expect(setup.statuses()).toEqual(['verified ', ...Array.from({ length: 3 }, () => 'unverified run')]);
  });
});

describe('a run is decided', () => {
  const run = async () => {
    const setup = scene();
    for (const n of [1, 2, 3, 4]) await setup.enter(n);
    const [first] = setup.db.stored().vinDisputes;
    return { ...setup, runId: first?.runId ?? '', first: first?.id ?? '' };
  };

  test('at once: all are refused, once, and in the audit log', async () => {
    const setup = await run();
    expect(await setup.settleRun({ actor: admin, runId: setup.runId, outcome: 'refused' })).toBe(4);
    expect(setup.statuses()).toEqual(Array.from({ length: 4 }, () => 'invalid '));
    expect(setup.db.stored().vinDisputes.every((dispute) => dispute.settledAt !== null)).toBe(true);
    expect(setup.db.stored().audit.at(-1)).toMatchObject({
      ...byAdmin,
      action: 'settle-vin-run',
      detail: { runId: setup.runId, outcome: 'refused', count: 4 },
    });
    await expect(setup.settleRun({ actor: admin, runId: setup.runId, outcome: 'refused' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(setup.settleRun({ actor: rider, runId: setup.runId, outcome: 'refused' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('one by one, in its own words', async () => {
    const setup = await run();
    await expect(setup.settle({ actor: admin, disputeId: setup.first, outcome: 'moves' })).rejects.toMatchObject({
      code: 'DISPUTE_OF_ANOTHER_KIND',
    });
    await setup.settle({ actor: admin, disputeId: setup.first, outcome: 'verified' });
    expect(setup.statuses().toSorted()).toEqual(['unverified run', 'unverified run', 'unverified run', 'verified ']);
    await expect(setup.settle({ actor: admin, disputeId: setup.first, outcome: 'verified' })).rejects.toMatchObject({
      code: 'DISPUTE_SETTLED',
    });
  });

  test('a doubt is over when an administrator decides about the bike, or the rider sells it', async () => {
    const setup = await run();
    const [a, b] = setup.db.stored().bikes;
    await setup.decide({ actor: admin, bikeId: a?.id ?? '', version: a?.version ?? 0, vinStatus: 'verified' });
    await setup.retire({ actor: admin, bikeId: b?.id ?? '' });
    expect(setup.db.stored().vinDisputes.filter((dispute) => dispute.settledAt === null)).toHaveLength(2);
  });
});
