import { afterAll } from '@jest/globals';
import { fixedClock } from '@rrr/core/testing';
import { migrate } from '@rrr/persistence';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../app/config.js';
import { makeContainer } from '../../../app/container.js';
import type { Job } from '../../../app/jobs.js';
import { addSources } from '../../../app/metrics-sources.js';
import { beginSealing } from '../../../app/seal-history.js';
import { SERVICES as S } from '../../../app/services.js';
import { exprOf } from './rules.js';
import { firing } from './firing.js';

/** A server's parts on a database of its own: jobs run when a test says so, and the clock stands. */
export const operated = async (now = '2026-11-28T12:00:00.000Z') => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rrr-operated-'));
  const container = makeContainer(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  const clock = fixedClock(now);
  (await container.rebindAsync(S.clock)).toConstantValue(clock);
  const db = container.get(S.database);
  await migrate(db);
  await beginSealing(container);
  afterAll(async () => {
    await container.get(S.watch).ended();
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  addSources(container);
  let before = '';
  return {
    ...{ container, clock, db, dataDir },
    job: (name: string): Job => {
      const found = container.get(S.jobs).find((job) => job.name === name);
      if (!found) throw new Error(`There is no job ${name}`);
      return found;
    },
    /** remembers the metrics as they are, for rules that look at what was added */
    mark: async () => void (before = await container.get(S.metrics).text()),
    /** labels for which the condition of an alert is true now */
    firing: async (alert: string) =>
      firing(exprOf(alert), {
        before,
        after: await container.get(S.metrics).text(),
        now: Date.parse(clock.now()) / 1000,
      }),
  };
};
