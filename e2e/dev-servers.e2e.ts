import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Browser } from 'playwright-core';
import { openBrowser, visit, type Visitor } from './browser.js';
import { cases } from './cases.js';
import { PASSWORD } from './portal.js';
import { freePort, newDataDir } from './running-server.js';

const REMOTES = [
  ['admin', 'Dashboard'],
  ['rider', 'Dashboard'],
  ['dealer', 'Find a rider'],
  ['promoter', 'Results due'],
] as const;

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer();
  const listening = Promise.race([once(probe, 'listening').then(() => true), once(probe, 'error').then(() => false)]);
  probe.listen(port, 'localhost');
  const free = await listening;
  probe.close();
  return free;
};
/** The first of five ports in a row, below those that systems give out by themselves. */
const freePorts = async (first = 20_000 + (process.pid % 2000) * 5): Promise<number> => {
  const all = await Promise.all([0, 1, 2, 3, 4].map((it) => isFree(first + it)));
  return all.every(Boolean) ? first : freePorts(first + 5);
};

let browser: Browser;
let development: ChildProcess;
let dataDir: string;
let first: number;
let printed = '';

/** Resolves with the line in which the development servers say how this frontend was built. */
const saysOf = async (app: string): Promise<string> => {
  for (;;) {
    const [, said] = new RegExp(`^${app}: (.+)$`, 'm').exec(printed) ?? [];
    if (said !== undefined) return said;
    if (development.exitCode !== null) throw new Error(`Development ended:\n${printed}`);
    await Promise.race([once(development.stderr!, 'data'), once(development, 'exit')]);
  }
};

beforeAll(async () => {
  [browser, dataDir, first] = await Promise.all([openBrowser(), newDataDir(), freePorts()]);
  development = spawn(process.execPath, ['tools/dev.mjs'], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'development',
      DEV_PORT: String(first),
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // a group of its own, so that its server ends with it
    detached: true,
  });
  for (const readable of [development.stdout!, development.stderr!])
    readable.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await saysOf('shell');
}, 240_000);
afterAll(async () => {
  await browser.close();
  process.kill(-development.pid!, 'SIGKILL');
  if (development.exitCode === null && development.signalCode === null) await once(development, 'exit');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

const aloneAt = (remote: string): string =>
  `http://localhost:${first + 1 + REMOTES.findIndex(([value]) => value === remote)}`;
const visitAt = (url: string): Promise<Visitor> => visit(browser, url);
const logIn = async ({ context }: Visitor, remote: string, origin: string): Promise<void> => {
  const credentials = { email: `${remote}@example.com`, password: PASSWORD };
  const answer = await context.request.post('/api/login', { data: credentials, headers: { origin } });
  expect(answer.status()).toBe(200);
};

// compiling takes most of the time: the gate waits for the largest remote, `npm run test:full` for all
test.each(cases(REMOTES))(
  'in development the %s frontend builds and runs alone',
  async (remote, heading) => {
    const alone = aloneAt(remote);
    expect({ said: await saysOf(remote), printed }).toMatchObject({ said: alone });
    const visitor = await visitAt(alone);
    await logIn(visitor, remote, alone);
    await visitor.page.goto('/');
    await visitor.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  },
  240_000,
);

test('a frontend alone asks for a log-in, and the shell shows it too', async () => {
  await saysOf('admin');
  const visitor = await visitAt(aloneAt('admin'));
  const { page } = visitor;
  await page.goto('/');
  await page.getByLabel('E-mail').fill('admin@example.com');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.goto(`http://localhost:${first}/auth/admin`);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
}, 240_000);
