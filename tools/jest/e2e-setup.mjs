// Setup shared by browser tests: the product is built and started once, and each server of a test copies its demo data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../mariadb.mjs';

/** A build takes a minute or two on a busy machine. */
const MINUTES = 10;

/** The last postal codes that a new server reads into its database: with them, it has all. */
const FAR_APART = ['03301', '59801', '99201'];

const answers = async (url, isRight) => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    const body = await response.text();
    return response.ok && isRight(body);
  } catch {
    return false;
  }
};

export default async () => {
  const all = mkdtempSync(path.join(tmpdir(), 'rrr-demo-'));
  const folder = path.join(all, 'data');
  const port = await freePort();
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'development', LOG_LEVEL: 'warn', PORT: port, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const giveUpAt = Date.now() + MINUTES * 60_000;
  const until = async (url, isRight) => {
    while (!(await answers(`http://localhost:${port}${url}`, isRight))) {
      if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error('The demo server did not start');
      await pause(100);
    }
  };
  await until('/readyz', () => true);
  for (const zip of FAR_APART)
    await until(`/api/dealers-lean?zipcode=${zip}&zipDistance=500&limit=1`, (body) => JSON.parse(body).around !== null);
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  globalThis.demoFolder = all;
  process.env.E2E_DEMO_DATA = folder;
  process.env.TEST_TEMPLATES = all;
};
