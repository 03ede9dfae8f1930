import { describe, expect, it } from '@jest/globals';
import { fakeUnitOfWork } from '../fake-unit-of-work.js';
import { plainDigest } from '../fixed-ports.js';
import { Drift, runModel, shortestReplay } from './index.js';

// a fixed seed, because the acts and the length of replays depend on it; the runs on real databases use random seeds
const seed = Number(process.env['MODEL_SEED'] ?? 11);

const CASH = [
  'cash out',
  'cash out nothing',
  'send',
  'send refused: CLAIM_SENT',
  'send refused: CLAIM_OUTDATED',
  'send refused: ORDER_DOUBTFUL',
  'send what was ordered',
  'order',
  'cancel order',
  'undo sent',
  'undo sent refused: CLAIM_NOT_SENT',
  'cancel claim',
  'cancel claim refused',
  'refresh claim',
  'refund',
  'refund refused',
  'undo refund',
  'undo refund refused',
  'cheque run',
];

const APPROVALS = [
  ...['ask', 'approved', 'refused'],
  ...['SECOND_PERSON_NEEDED', 'REQUEST_CLOSED', 'EXPIRES_IN_PAST', 'DAILY_ADJUSTMENT_LIMIT'].map(
    (it) => `decide refused: ${it}`,
  ),
];

const REFUSED = [
  ...['INSUFFICIENT_CREDIT', 'REDEMPTION_OVER_LIMIT', 'DAILY_REDEMPTION_LIMIT'].map((it) => `redeem refused: ${it}`),
  ...['INSUFFICIENT_CREDIT', 'ADJUSTMENT_OVER_LIMIT'].map((it) => `adjust refused: ${it}`),
];

/** The program in memory; `spoil` breaks it at times. */
const run = (steps: number, only?: readonly number[], spoil = false) => {
  const { uow, give } = fakeUnitOfWork();
  const spoiled: typeof uow = {
    run: (work) =>
      uow.run((tx) =>
        work({
          ...tx,
          // forgets the corrected value of an award
          wallets: {
            ...tx.wallets,
            awardsById: async (ids) =>
              (await tx.wallets.awardsById(ids)).map((it) => (it.initial === 0 ? { ...it, initial: 1 } : it)),
          },
        }),
      ),
  };
  return runModel({
    uow: spoil ? spoiled : uow,
    give: async (world) => give(world),
    digest: plainDigest,
    seed,
    steps,
    ...(only ? { only } : {}),
  });
};

describe('the model', () => {
  it('agrees with the program in memory, and performs every act', async () => {
    const done = await run(3_000);
    for (const act of [
      'redeem',
      ...REFUSED,
      'undo',
      'undo refused',
      'expire',
      'adjust',
      'merge',
      ...APPROVALS,
      ...CASH,
    ])
      expect([seed, act, (done[act] ?? 0) > 0]).toEqual([seed, act, true]);
  });

  it('reports where a faulty program differs, and finds a shorter replay', async () => {
    const drift = await run(2_500, undefined, true).catch((it: unknown) => it);
    expect(drift).toBeInstanceOf(Drift);
    const fails = (only: readonly number[]) =>
      run(2_500, only, true).then(
        () => false,
        (it: unknown) => it instanceof Drift,
      );
    const steps = await shortestReplay(drift as Drift, fails);
    // an award, and a correction that takes it back
    expect(steps.length).toBeLessThanOrEqual(4);
    expect(await fails(steps)).toBe(true);
  });
});
