import { randomInt } from 'node:crypto';
import { expect } from '@jest/globals';
import { Drift, runModel, shortestReplay } from '@rrr/core/testing/model';
import type { DatabaseKind } from '../database-url.js';
import { sqlUnitOfWork } from '../unit-of-work.js';
import { compareSummaries } from '../summaries/compare-summaries.js';
import { verifyLedger } from '../verify-ledger.js';
import { newDatabase } from './databases.js';
import { putWorld } from './put-world.js';
import { sha256 } from './shop.js';

const numbers = (text: string | undefined): readonly number[] | undefined =>
  text ? text.split(',').map(Number) : undefined;
const { MODEL_SEED, MODEL_STEPS, MODEL_ONLY } = process.env;
const ONLY = numbers(MODEL_ONLY);
/** Number of steps per run; `npm run model -- --steps 1000000` sets it. */
const STEPS = Number(MODEL_STEPS ?? 3_000);
const drawn = randomInt(2 ** 31);
const asked = MODEL_SEED ?? (MODEL_STEPS === undefined ? undefined : drawn);
/**
 * Tests run one fixed seed and one random seed, which is printed. A manual run uses the given seed, or a random one.
 */
export const SEEDS: readonly number[] = asked === undefined ? [11, drawn] : [Number(asked)];

/** Time limit in milliseconds for this many steps, also on a busy machine. */
export const PATIENCE = 120_000 + STEPS * 50;

/** One run on a new database; verifies the ledger at the end. @throws Drift */
const runOn = async (kind: DatabaseKind, seed: number, only: readonly number[] | undefined) => {
  const { db, drop } = await newDatabase(kind);
  try {
    const done = await runModel({
      uow: sqlUnitOfWork(db),
      give: (world) => putWorld(db, world),
      digest: sha256,
      seed,
      steps: STEPS,
      ...(only ? { only } : {}),
    });
    const { breaks, checked } = await verifyLedger(db);
    expect({ seed, breaks, figures: await compareSummaries(db) }).toEqual({ seed, breaks: [], figures: [] });
    return { done, checked };
  } finally {
    await drop();
  }
};

const failsOn =
  (kind: DatabaseKind, seed: number) =>
  (only: readonly number[]): Promise<boolean> =>
    runOn(kind, seed, only).then(
      () => false,
      (failed: unknown) => failed instanceof Drift,
    );

/** Runs the model; on a difference, reports the shortest replay found. */
export const modelOn = async (kind: DatabaseKind, seed: number): Promise<void> => {
  process.stdout.write(`The model on ${kind}: seed ${seed}, ${STEPS} steps\n`);
  try {
    const { done, checked } = await runOn(kind, seed, ONLY);
    expect(checked.redemptions).toBe(done['redeem'] ?? 0);
  } catch (failed) {
    if (!(failed instanceof Drift)) throw failed;
    const steps = await shortestReplay(failed, failsOn(kind, seed), 60);
    throw new Error(
      `${failed.message}\nAgain: npm run model -- --seed ${seed} --steps ${failed.step} --only ${steps.join(',')}`,
      { cause: failed },
    );
  }
};
