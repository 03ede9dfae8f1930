import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { migrate, openDatabase, sqlOn, verifyLedger } from '@rrr/persistence';
import { type Direction, silentProxy } from '../../adapters/persistence/testing/silent-proxy.js';
import { startMariaDb } from '../../tools/mariadb.mjs';
import { startCrashServer } from '../crash-process.js';
import { ask, putPeople, putRider, redemption } from '../crash-scenes.js';
import { newDataDir } from '../running-server.js';
import { chaosSeconds, chaosTimeout, expectWork, sayFigure } from './length.js';

beforeAll(() => void execFileSync(process.execPath, ['tools/server-build.mjs'], { stdio: 'ignore' }));

const close: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const run of close.splice(0).toReversed()) await run();
});

const SECONDS = chaosSeconds(16);
const RIDERS = 12;
const rider = (n: number): string => anId('rder', 1 + (n % RIDERS));
const DIRECTIONS: readonly Direction[] = ['up', 'down', 'both'];
/** how long the server may need after the network is back, on a busy machine too */
const BACK_WITHIN = 30_000;

interface Told {
  readonly n: number;
  readonly at: number;
  readonly status: number | null;
  readonly code?: string;
  readonly retryAfter?: string | null;
}

test(
  'connections to MariaDB that go silent cost one request each, the server comes back by itself, and nothing is lost',
  async () => {
    const mariadb = await startMariaDb();
    close.push(() => mariadb.stop());
    const url = await mariadb.newDatabase('silent');
    const db = openDatabase({ url });
    close.push(() => db.close());
    await migrate(db);
    await putPeople(db);
    for (let n = 0; n < RIDERS; n += 1) await putRider(db, rider(n), [900_000, 900_000]);
    const proxy = await silentProxy(mariadb.port);
    close.push(() => proxy.stop());
    const dataDir = await newDataDir();
    close.push(() => rm(dataDir, { recursive: true, force: true }));
    const server = await startCrashServer(proxy.through(url), dataDir, 'silent', {
      DATABASE_POOL: '10',
      DATABASE_STATEMENT_SECONDS: '3',
      DATABASE_LONG_STATEMENT_SECONDS: '10',
    });
    close.push(() => server.stop());

    const told: Told[] = [];
    const redeem = async (n: number): Promise<Told> => {
      const answer = await ask(server.url, await redemption(rider(n), 1, `redemption-${n}`)).catch(() => null);
      const body = answer ? ((await answer.json()) as { code?: string }) : {};
      const item: Told = {
        n,
        at: performance.now(),
        status: answer?.status ?? null,
        ...(body.code ? { code: body.code } : {}),
        retryAfter: answer?.headers.get('retry-after') ?? null,
      };
      told.push(item);
      return item;
    };
    const health = (path: string): Promise<number> =>
      fetch(`${server.url}${path}`).then(async (it) => (await it.text(), it.status));
    const until = async (what: () => Promise<boolean>): Promise<number> => {
      const began = performance.now();
      while (!(await what())) await pause(50);
      return performance.now() - began;
    };

    let [next, over] = [0, false];
    const customers = Array.from({ length: RIDERS }, async (_, own) => {
      while (!over) {
        // each at their own rider, and again with the same key when they are told to come again
        const n = (next += 1) * RIDERS + own;
        while ((await redeem(n)).status !== 201 && !over) await pause(50);
      }
    });
    const served = (since: number): number =>
      new Set(told.filter((it) => it.status === 201 && it.at > since).map((it) => rider(it.n))).size;
    await until(async () => served(0) === RIDERS);

    // one connection after the other
    let silenced = 0;
    const began = performance.now();
    while (performance.now() - began < SECONDS * 500 || silenced < 20) {
      if (proxy.silenceOne(DIRECTIONS[silenced % 3] ?? 'both')) silenced += 1;
      await pause(100 + Math.random() * 300);
    }
    // every connection that still is silent is met by someone
    await until(async () => served(performance.now() - 4_000) === RIDERS);
    const sorry = told.filter((it) => it.status !== 201).length;
    sayFigure(
      'silent-database',
      `${silenced} connections silenced one by one: ${told.length - sorry} redemptions, ${sorry} answers 503`,
    );
    // on a busy machine a statement may be late by itself
    expect(sorry).toBeLessThanOrEqual(silenced + RIDERS);

    // all of them, and the way to new ones
    const back: number[] = [];
    for (const from = performance.now(); performance.now() - from < SECONDS * 500 || back.length < 2;) {
      proxy.silence(DIRECTIONS[back.length % 3]);
      expect(await until(async () => (await health('/readyz')) === 503)).toBeLessThan(BACK_WITHIN);
      expect(await health('/healthz')).toBe(200);
      await pause(500);
      proxy.speak();
      const spoke = performance.now();
      back.push(await until(async () => served(spoke) === RIDERS));
      expect(await until(async () => (await health('/readyz')) === 200)).toBeLessThan(BACK_WITHIN);
    }
    sayFigure(
      'silent-database',
      `${back.length} times all silent: every customer was served again after ` +
        `${back.map((it) => `${(it / 1_000).toFixed(1)} s`).join(', ')}`,
    );
    expect(Math.max(...back)).toBeLessThan(BACK_WITHIN);
    over = true;
    await Promise.all(customers);
    expectWork({
      redemptions: [told.length - sorry, 10 * RIDERS],
      silenced: [silenced, 20],
      'all silent': [back.length, 2],
    });

    // done, or a clear not now
    const clear = ['UNAVAILABLE', 'OUTCOME_UNKNOWN', 'RIDER_BUSY'];
    const isClear = ({ status, code = '', retryAfter }: Told): boolean =>
      status === 503 && clear.includes(code) && Number(retryAfter) >= 1;
    const unclear = told.filter((it) => it.status !== 201 && !isClear(it));
    expect(unclear).toEqual([]);
    const lastOf = new Map(told.map((it) => [it.n, it.status]));
    const again = [...lastOf.keys()];
    await Promise.all(
      Array.from({ length: RIDERS }, async () => {
        for (let n = again.pop(); n !== undefined; n = again.pop())
          expect({ n, status: (await redeem(n)).status }).toEqual({ n, status: 201 });
      }),
    );
    const [sum] = await sqlOn(db.read, 'mysql').rows<{ amount: number | string; count: number | string }>(
      'SELECT SUM(amount) AS amount, COUNT(*) AS count FROM redemptions',
    );
    expect([Number(sum?.count), Number(sum?.amount)]).toEqual([lastOf.size, lastOf.size]);
    expect((await verifyLedger(db)).breaks).toEqual([]);
    // no lock outlives the silence: one transaction may have waited for the locks of another that was silent
    const held = (): Promise<readonly object[]> =>
      sqlOn(db.read, 'mysql').rows<object>(
        `SELECT t.trx_started, t.trx_isolation_level, t.trx_rows_modified, t.trx_query,
          p.command, p.time, p.info FROM information_schema.innodb_trx t
       LEFT JOIN information_schema.processlist p ON p.id = t.trx_mysql_thread_id WHERE t.trx_started < NOW() - INTERVAL 10 SECOND`,
      );
    const since = performance.now();
    await until(async () => (await held()).length === 0 || performance.now() - since > BACK_WITHIN);
    expect(await held()).toEqual([]);
  },
  chaosTimeout(SECONDS),
);
