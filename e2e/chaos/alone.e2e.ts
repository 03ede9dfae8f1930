import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { migrate, openDatabase } from '@rrr/persistence';
import { type Galera, startGalera } from '../../tools/galera.mjs';
import { playAlone } from '../alone-scenes.js';
import { startCrashServer } from '../crash-process.js';
import { newDataDir } from '../running-server.js';
import { expectWork, sayFigure } from './length.js';

const ROUNDS = Number(process.env['ALONE_ROUNDS'] ?? 30);

let cluster: Galera;
const close: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  execFileSync(process.execPath, ['tools/server-build.mjs'], { stdio: 'ignore' });
  cluster = await startGalera({ flags: ['--innodb-flush-method=nosync'] });
}, 300_000);
afterAll(async () => {
  for (const run of close.toReversed()) await run();
  await cluster.stop();
});

test(
  'two nodes of a cluster, a server on each: nobody alone enters more than the total, and each request is decided once',
  async () => {
    const url = await cluster.newDatabase('alone');
    const db = openDatabase({ url });
    close.push(() => db.close());
    await migrate(db);
    const nodes = cluster.nodes.slice(0, 2).map((it) => openDatabase({ url: it.url('alone'), poolSize: 1 }));
    for (const node of nodes) close.push(() => node.close());
    // a read waits outside of a transaction only
    for (const { read } of nodes) await read.raw('SET SESSION wsrep_sync_wait = 1');
    const caughtUp = async (): Promise<void> => {
      for (const { read } of nodes) await read.raw('SELECT COUNT(*) FROM sessions');
    };
    const urls: string[] = [];
    for (const node of cluster.nodes.slice(0, 2)) {
      const dataDir = await newDataDir();
      close.push(() => rm(dataDir, { recursive: true, force: true }));
      const server = await startCrashServer(node.url('alone'), dataDir, 'silent', { DATABASE_POOL: '12' });
      close.push(() => server.stop());
      urls.push(server.url);
    }
    const { wrong, most, least } = await playAlone(urls, db, ROUNDS, caughtUp);
    sayFigure(
      'alone',
      `${ROUNDS} rounds on two nodes: one administrator paid ${least} to ${most}, ${wrong.length} wrong`,
    );
    expectWork({ paid: [most, 1] });
    expect(wrong).toEqual([]);
  },
  300_000 + ROUNDS * 30_000,
);
