import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Database, openDatabase, verifyLedger } from '@rrr/persistence';
import { KINDS, newDatabase } from '../adapters/persistence/testing/databases.js';
import type { ActFlow } from './crash-acts.js';
import { isTried } from './crash-choice.js';
import { putPeople } from './crash-scenes.js';

interface Ended {
  readonly signal: string | null;
  readonly steps: number;
  readonly answer: unknown;
}

/**
 * Acts that no request makes: jobs, and what an admin does. Each runs in a process of its own, which dies at one of its
 * steps.
 */
export const describeActs = (flows: readonly ActFlow[], kinds: typeof KINDS = KINDS): void => {
  beforeAll(() => {
    for (const script of ['tools/server-build.mjs', fileURLToPath(new URL('crash-bundle.mjs', import.meta.url))])
      execFileSync(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit'] });
  });

  describe.each(kinds)('on %s', (kind) => {
    const close: (() => Promise<unknown>)[] = [];
    afterEach(async () => {
      await Promise.all(close.splice(0).map((run) => run()));
    });

    const open = async () => {
      const made = await newDatabase(kind);
      await putPeople(made.db);
      await made.db.close();
      close.push(() => made.drop());
      const env = { PATH: process.env['PATH'], DATABASE_URL: made.url };
      return {
        inside: async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
          const db = openDatabase({ url: made.url });
          return await work(db).finally(() => db.close());
        },
        run: (flow: ActFlow, n: number, dieAt: number): Promise<Ended> =>
          new Promise((resolve, reject) => {
            const worker = fileURLToPath(new URL('crash-worker.mjs', import.meta.url));
            execFile(
              process.execPath,
              [worker, flow.name, JSON.stringify(flow.command(n)), String(dieAt)],
              { env },
              (error, stdout, stderr) => {
                if (error && error.signal === null) return reject(new Error(stderr));
                const told = stdout === '' ? { steps: 0, answer: null } : (JSON.parse(stdout) as Omit<Ended, 'signal'>);
                resolve({ signal: error?.signal ?? null, ...told });
              },
            );
          }),
      };
    };

    test.each(flows)(
      '$name killed at any step leaves all of it or nothing, and once more completes it',
      async (flow) => {
        const { inside, run } = await open();
        await inside((db) => flow.prepare(db, 0));
        const { steps } = await run(flow, 0, 0);
        expect(steps).toBeGreaterThan(4);
        expect(await inside((db) => flow.trace(db, 0))).toEqual(flow.after);
        const left: unknown[] = [];
        // a transaction that a busy database makes start over has more steps: go on until one comes to its end
        for (let [n, over] = [1, false]; !over; n += 1) {
          if (!isTried(n, steps)) continue;
          await inside((db) => flow.prepare(db, n));
          const { signal } = await run(flow, n, n);
          over = await inside(async (db) => {
            const traced = await flow.trace(db, n);
            if (signal === null) {
              expect({ enough: n > steps, traced }).toEqual({ enough: true, traced: flow.after });
              return true;
            }
            expect({ n, signal }).toEqual({ n, signal: 'SIGKILL' });
            expect({ n, one: [flow.before, flow.after] }).toMatchObject({ n, one: expect.arrayContaining([traced]) });
            left.push(traced);
            expect({ n, breaks: (await verifyLedger(db)).breaks }).toEqual({ n, breaks: [] });
            await flow.again(db, n);
            expect({ n, trace: await flow.trace(db, n) }).toEqual({ n, trace: flow.after });
            return false;
          });
        }
        // cut off before the commit, and after it before anyone was told
        expect(left).toEqual(expect.arrayContaining([flow.before, flow.after]));
      },
      300_000,
    );
  });
};
