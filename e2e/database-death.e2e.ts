import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { migrate, openDatabase, sqlOn, verifyLedger } from '@rrr/persistence';
import { startMariaDb } from '../tools/mariadb.mjs';
import { startCrashServer } from './crash-process.js';
import { ask, putPeople, putRider, redemption } from './crash-scenes.js';
import { newDataDir } from './running-server.js';

beforeAll(() => void execFileSync(process.execPath, ['tools/server-build.mjs'], { stdio: 'ignore' }));

const close: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const run of close.splice(0).toReversed()) await run();
});

const RIDERS = 12;
const rider = (n: number): string => anId('rder', 1 + (n % RIDERS));

/** What came back for one redemption: its status, or null where the connection broke. */
interface Told {
  readonly n: number;
  readonly status: number | null;
}

test('MariaDB killed under load and started again: the server lives on, says so meanwhile, and loses nothing it acknowledged', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'rrr-killed-'));
  close.push(() => rm(dir, { recursive: true, force: true }));
  let mariadb = await startMariaDb({ dir });
  close.push(() => mariadb.stop('SIGKILL'));
  const databaseUrl = await mariadb.newDatabase('killed');
  const db = openDatabase({ url: databaseUrl });
  await migrate(db);
  await putPeople(db);
  for (let n = 0; n < RIDERS; n += 1) await putRider(db, rider(n), [900_000, 900_000]);
  const dataDir = await newDataDir();
  close.push(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startCrashServer(databaseUrl, dataDir, 'silent');
  close.push(() => server.stop());

  const told: Told[] = [];
  let [next, over] = [0, false];
  const redeem = async (n: number): Promise<number | null> =>
    ask(server.url, await redemption(rider(n), 100, `redemption-${n}`)).then(
      async (it) => (await it.text(), it.status),
      () => null,
    );
  const customers = Array.from({ length: RIDERS }, async () => {
    while (!over) {
      const n = (next += 1);
      const status = await redeem(n);
      told.push({ n, status });
      // as people do who are told to come again
      if (status !== 201) await pause(50);
    }
  });
  /** as many answers of this status as asked, from now on */
  const answers = async (status: number, count: number): Promise<void> => {
    const from = told.length;
    while (told.slice(from).filter((it) => it.status === status).length < count) await pause(20);
  };

  for (let round = 0; round < 2; round += 1) {
    await answers(201, 40);
    await mariadb.stop('SIGKILL');
    await answers(503, 5);
    mariadb = await startMariaDb({ dir, port: mariadb.port });
    await answers(201, 40);
  }
  over = true;
  await Promise.all(customers);

  // nothing but done, or not now
  expect([...new Set(told.map((it) => it.status))].filter((it) => it !== 201 && it !== 503)).toEqual([]);
  const rows = await sqlOn(db.read, 'mysql').rows<{ idem_key: string }>(
    "SELECT idem_key FROM idempotency_keys WHERE idem_key LIKE 'redemption-%'",
  );
  const stored = new Set(rows.map((it) => it.idem_key));
  expect(told.filter((it) => it.status === 201 && !stored.has(`redemption-${it.n}`))).toEqual([]);
  // those who were told to come again do, and are served once
  for (const item of told.filter(({ status }) => status !== 201))
    expect({ n: item.n, status: await redeem(item.n) }).toEqual({ n: item.n, status: 201 });
  const [sum] = await sqlOn(db.read, 'mysql').rows<{ amount: number | string; count: number | string }>(
    'SELECT SUM(amount) AS amount, COUNT(*) AS count FROM redemptions',
  );
  expect([Number(sum?.count), Number(sum?.amount)]).toEqual([next, next * 100]);
  expect((await verifyLedger(db)).breaks).toEqual([]);
  await db.close();
}, 240_000);
