import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeRelease } from '../tools/release.mjs';
import { newDataDir } from './running-server.js';

const root = resolve(import.meta.dirname, '..');
let [folder, dataDir] = ['', ''];
let server: ChildProcess | undefined;
beforeAll(async () => {
  [folder, dataDir] = [join(await newDataDir(), 'release'), await newDataDir()];
  writeRelease(folder);
  // what `npm ci --omit=dev` would install by the lock of the release, and nothing else
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { optional?: boolean }>;
  };
  for (const [place, { optional }] of Object.entries(lock.packages)) {
    // a package within another comes with it
    if (place === '' || place.lastIndexOf('node_modules/') > 0) continue;
    if (optional && !existsSync(join(root, place))) continue;
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    symlinkSync(join(root, place), join(folder, place));
  }
}, 120_000);
afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  for (const made of [dirname(folder), dataDir]) rmSync(made, { recursive: true, force: true });
});

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });

test('a release runs by itself: its server, its pages, its commands', async () => {
  const PORT = String(await freePort());
  const { PATH } = process.env;
  const env = { PATH, PORT, HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  // links are followed to the repository otherwise, where all packages are
  const node = ['--preserve-symlinks', 'run.mjs'];
  server = spawn(process.execPath, [...node, 'server'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(server, 'exit').then(() => 'gone');
  // the welcome comes when it listens
  expect(await Promise.race([once(server.stdout!, 'data'), gone])).not.toBe('gone');
  const base = `http://127.0.0.1:${PORT}`;
  const status = async (path: string): Promise<number | undefined> =>
    (await fetch(base + path).catch(() => undefined))?.status;
  while ((await status('/readyz')) !== 200 && server.exitCode === null) await new Promise(setImmediate);
  for (const path of ['/', '/fr/events', '/auth/rider', '/api/config', '/api/docs'])
    expect([path, await status(path)]).toEqual([path, 200]);
  const [, script = ''] = /src="(\/[^"]+\.js)"/.exec(await (await fetch(base)).text()) ?? [];
  expect(await status(script)).toBe(200);

  const verified = spawnSync(process.execPath, [...node, 'cli', 'ledger:verify'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  expect(verified.stdout).toContain('All seven invariants hold.');
}, 180_000);
