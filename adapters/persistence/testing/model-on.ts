import { randomInt } from 'node:crypto';
import { expect } from '@jest/globals';
import { Drift, runModel, shortestReplay } from '@rrr/core/testing/model';
import type { DatabaseKind } from '../open-database.js';
import { knexUnitOfWork } from '../unit-of-work.js';
import { compareSummaries } from '../summaries/compare-summaries.js';
import { verifyLedger } from '../verify-ledger.js';
import { newDatabase } from './databases.js';
import { putWorld } from './put-world.js';
import { sha256 } from './shop.js';

/** `npm run model -- --steps 1000000` sets these. */
const numbers = (text: string | undefined): readonly number[] | undefined => (text ? text.split(',').map(Number) : undefined);
export const SEED = Number(process.env['MODEL_SEED'] ?? randomInt(2 ** 31));
export const STEPS = Number(process.env['MODEL_STEPS'] ?? 100_000);
const ONLY = numbers(process.env['MODEL_ONLY']);

/** Milliseconds within which so many steps are done even on a busy machine. */
export const PATIENCE = 120_000 + STEPS * 50;

/** One run on a new database, its ledger verified at the end. @throws Drift */
const runOn = async (kind: DatabaseKind, only: readonly number[] | undefined) => {
  const { db, drop } = await newDatabase(kind);
  try {
    const done = await runModel({ uow: knexUnitOfWork(db), give: (world) => putWorld(db, world), digest: sha256, seed: SEED, steps: STEPS, ...(only ? { only } : {}) });
    const { breaks, checked } = await verifyLedger(db);
    expect({ seed: SEED, breaks, figures: await compareSummaries(db) }).toEqual({ seed: SEED, breaks: [], figures: [] });
    return { done, checked };
  } finally {
    await drop();
  }
};

const failsOn = (kind: DatabaseKind) => (only: readonly number[]): Promise<boolean> =>
  runOn(kind, only).then(
    () => false,
    (failed: unknown) => failed instanceof Drift,
  );

/** Runs the model; where they part, says the shortest way there that was found. */
export const modelOn = async (kind: DatabaseKind): Promise<void> => {
  try {
    const { done, checked } = await runOn(kind, ONLY);
    expect(checked.redemptions).toBe(done['redeem'] ?? 0);
  } catch (failed) {
    if (!(failed instanceof Drift)) throw failed;
    const steps = await shortestReplay(failed, failsOn(kind), 60);
    throw new Error(`${failed.message}\nAgain: npm run model -- --seed ${SEED} --steps ${failed.step} --only ${steps.join(',')}`, { cause: failed });
  }
};
