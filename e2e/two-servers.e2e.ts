import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { migrate, openDatabase } from '@rrr/persistence';
import { startMariaDb } from '../tools/mariadb.mjs';
import { playAlone } from './alone-scenes.js';
import { startCrashServer } from './crash-process.js';
import { newDataDir } from './running-server.js';

const ROUNDS = Number(process.env['ALONE_ROUNDS'] ?? 3);

beforeAll(() => void execFileSync(process.execPath, ['tools/server-build.mjs'], { stdio: 'ignore' }));

const close: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const run of close.splice(0).toReversed()) await run();
});

test(
  'two servers on one MariaDB: at the same time too, nobody alone enters more than the total, and each request is decided once',
  async () => {
    const mariadb = await startMariaDb();
    close.push(() => mariadb.stop());
    const url = await mariadb.newDatabase('alone');
    const db = openDatabase({ url });
    close.push(() => db.close());
    await migrate(db);
    const urls: string[] = [];
    for (let nth = 0; nth < 2; nth += 1) {
      const dataDir = await newDataDir();
      close.push(() => rm(dataDir, { recursive: true, force: true }));
      const server = await startCrashServer(url, dataDir, 'error', { DATABASE_POOL: '12' });
      close.push(() => server.stop());
      urls.push(server.url);
    }
    const { wrong, most } = await playAlone(urls, db, ROUNDS);
    expect(wrong).toEqual([]);
    expect(most).toBeGreaterThan(0);
  },
  120_000 + ROUNDS * 20_000,
);
