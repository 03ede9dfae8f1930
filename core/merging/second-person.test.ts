import { describe, expect, it } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { anActor, anId, aRider, refusal } from '../testing/index.js';
import { decideMerge, mergeRiders } from './index.js';
import { admin, given, GONE, KEEP } from './testing/merging.js';

const second = anActor({ accountId: anId('acc', 2), subjectId: anId('admn', 2) });

/** Two administrators and a rider with these amounts of credit, who is to be merged into another. */
const house = (gone: number[] = [2_500, 1_000]) => {
  const scene = given({}, [4_000], gone);
  const ports = { ...scene.ports, program: defaultProgram };
  const balances = () => scene.db.stored().wallets.map(({ riderId, balance }) => [riderId, balance]);
  const waiting = () => scene.db.stored().requests.filter((one) => one.state === 'waiting');
  const pair = { actor: admin, keepId: KEEP, deleteId: GONE };
  return {
    ...scene,
    balances,
    waiting,
    preview: () => mergeRiders(ports)({ ...pair, confirmation: '', apply: null }),
    ask: () => mergeRiders(ports)({ ...pair, confirmation: 'DELETE k.moreno@example.com', apply: scene.key() }),
    decide: (by = second, approve = true) =>
      decideMerge(ports)({ actor: by, requestId: waiting()[0]?.id ?? '', version: 1, approve, answer: null }),
  };
};

describe('merging a rider with money into another', () => {
  it('waits for a second administrator, and moves nothing until then', async () => {
    const it_ = house();
    expect(await it_.preview()).toMatchObject({ needsApproval: true, applied: false });
    const before = it_.balances();
    const asked = await it_.ask();
    expect(asked).toMatchObject({ applied: false, approvalId: it_.waiting()[0]?.id });
    expect(it_.balances()).toEqual(before);
    expect(it_.waiting()[0]?.change).toMatchObject({
      keep: { id: KEEP },
      money: [{ amount: 3_500, currency: 'USD' }],
    });
    expect(await refusal(it_.decide(admin))).toBe('SECOND_PERSON_NEEDED');
    expect(it_.balances()).toEqual(before);
    await it_.decide();
    expect(it_.balances()).toEqual(expect.arrayContaining([[KEEP, 7_500]]));
    expect(it_.db.stored().audit.at(-1)).toMatchObject({ action: 'merge-riders', actorId: admin.accountId });
    expect(await refusal(it_.ask())).toBe('ALREADY_MERGED');
  });

  it('is done as it was previewed, or not at all', async () => {
    const it_ = house();
    await it_.ask();
    it_.db.alter(({ awards }) => ({
      awards: awards.map((one) => (one.riderId === GONE ? { ...one, current: one.current - 1 } : one)),
    }));
    expect(await refusal(it_.decide())).toBe('PREVIEW_OUTDATED');
    expect(it_.waiting()).toHaveLength(1);
  });

  it('does nothing when it is refused', async () => {
    const it_ = house();
    const before = it_.balances();
    await it_.ask();
    await it_.decide(second, false);
    expect([it_.balances(), it_.db.stored().merges, it_.waiting()]).toEqual([before, [], []]);
  });

  it('asked for twice waits once', async () => {
    const it_ = house();
    await it_.ask();
    await it_.ask();
    expect(it_.waiting()).toHaveLength(1);
  });
});

it('a rider without money or results is merged at once', async () => {
  const it_ = house([]);
  expect(await it_.preview()).toMatchObject({ needsApproval: false });
  expect(await it_.ask()).toMatchObject({ applied: true });
});

it('one administrator alone is recorded where approvals are', async () => {
  const it_ = given({
    riders: [aRider({ id: KEEP, email: 'casey@example.com' }), aRider({ id: GONE, email: 'k.moreno@example.com' })],
  });
  await it_.apply();
  expect(it_.db.stored().audit.map((one) => [one.action, one.detail['kind']])).toContainEqual(['done-alone', 'merge']);
});
