import { randomInt } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { fakeUnitOfWork } from '@rrr/core/testing';
import { runModel } from '@rrr/core/testing/model';
import { KINDS, newDatabase } from './testing/databases.js';
import { putWorld } from './testing/put-world.js';
import { sha256 } from './testing/shop.js';
import { knexUnitOfWork } from './unit-of-work.js';
import { verifyLedger } from './verify-ledger.js';

/** More by hand: `MODEL_STEPS=100000 npx jest model`; a failure names its seed, `MODEL_SEED=… ` runs it again. */
const STEPS = Number(process.env['MODEL_STEPS'] ?? 1_500);
const seed = Number(process.env['MODEL_SEED'] ?? randomInt(2 ** 31));
jest.setTimeout(60_000 + STEPS * 100);

describe('money never parts from the model', () => {
  it('in memory', async () => {
    const { uow, give } = fakeUnitOfWork();
    const done = await runModel({ uow, give: async (world) => give(world), digest: sha256, seed, steps: STEPS });
    expect(done['redeem']).toBeGreaterThan(0);
  });

  it.each(KINDS)('on %s', async (kind) => {
    const { db, drop } = await newDatabase(kind);
    const done = await runModel({ uow: knexUnitOfWork(db), give: (world) => putWorld(db, world), digest: sha256, seed, steps: STEPS });
    const { breaks, checked } = await verifyLedger(db);
    await drop();
    expect({ seed, breaks }).toEqual({ seed, breaks: [] });
    expect(checked.redemptions).toBe(done['redeem']);
  });
});
