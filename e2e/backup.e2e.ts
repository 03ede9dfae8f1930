import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { type Database, openDatabase } from '@rrr/persistence';
import { emptyDatabase, KINDS, newDatabase, type TestDatabase } from '../adapters/persistence/testing/databases.js';
import { KEY, startCrashServer } from './crash-process.js';
import { ask, putPeople, putRider, redemption } from './crash-scenes.js';
import { runCommand } from './production.js';

const RIDERS = 300;
/** riders who redeem at the same time */
const AT_ONCE = 4;
const text = KEY.toString('base64');
const KEYS = { SESSION_KEY: text, PIN_KEY: text, FILE_KEYS: `a:${text}`, AUDIT_KEY: `a:${text}` };
const MINUTES = 300_000;
const riderOf = (n: number): string => anId('rder', n);

type Settings = Readonly<Record<string, string>>;
const begin = (args: readonly string[], env: Settings): ChildProcess =>
  spawn(process.execPath, ['tools/cli.mjs', ...args], {
    env: { ...process.env, NODE_OPTIONS: '', ...KEYS, ...env },
    stdio: 'ignore',
  });

beforeAll(() => void execFileSync(process.execPath, ['tools/server-build.mjs'], { stdio: 'ignore' }), 900_000);

describe.each(KINDS)('a backup of %s', (kind) => {
  let made: TestDatabase;
  let [base, dataDir] = ['', ''];
  let places: TestDatabase[] = [];
  const inside = async <T>(url: string, work: (db: Database) => Promise<T>): Promise<T> => {
    const db = openDatabase({ url });
    return await work(db).finally(() => db.close());
  };
  const source = (): Settings => ({ DATA_DIR: dataDir, DATABASE_URL: made.url, ...KEYS });
  const place = async (): Promise<Settings> => {
    const DATA_DIR = mkdtempSync(join(base, 'place-'));
    if (kind === 'sqlite') return { DATA_DIR, DATABASE_URL: `sqlite:${join(DATA_DIR, 'rewards.sqlite')}`, ...KEYS };
    const empty = await emptyDatabase(kind);
    places.push(empty);
    return { DATA_DIR, DATABASE_URL: empty.url, ...KEYS };
  };
  beforeEach(async () => {
    [made, base] = [await newDatabase(kind), mkdtempSync(join(tmpdir(), 'rrr-backup-'))];
    dataDir = join(base, 'data');
    await putPeople(made.db);
    await made.db.close();
  });
  afterEach(async () => {
    await Promise.all([made, ...places].map((it) => it.drop()));
    places = [];
    rmSync(base, { recursive: true, force: true });
  });

  test(
    'made while money moves has all that was acknowledged before it began, and passes every check',
    async () => {
      await inside(made.url, async (db) => {
        for (let n = 1; n <= RIDERS; n += 1) await putRider(db, riderOf(n), [500, 600]);
      });
      const server = await startCrashServer(made.url, dataDir, 'error', KEYS);
      const acknowledged: string[] = [];
      let [next, isOver] = [0, false];
      const redeem = async (): Promise<void> => {
        while (!isOver && next < RIDERS) {
          const n = (next += 1);
          const answer = await ask(server.url, await redemption(riderOf(n), 800, `backup-number-${n}`));
          const { id } = (await answer.json()) as { id: string };
          if (answer.status === 201) acknowledged.push(id);
        }
      };
      const writers = Array.from({ length: AT_ONCE }, redeem);
      while (acknowledged.length < 20) await nextTurn();
      const before = [...acknowledged];
      const folder = join(base, 'backup');
      await runCommand(['backup', folder], source());
      isOver = true;
      await Promise.all(writers);
      await server.stop();
      // money moved during the backup
      expect(acknowledged.length).toBeGreaterThan(before.length);
      const to = await place();
      expect(await runCommand(['restore', folder], to)).toContain('All is as the backup says');
      expect(await runCommand(['ledger:verify'], to)).toContain('All seven invariants hold.');
      expect(await runCommand(['audit:verify'], to)).toContain('The audit log is intact.');
      const restored = await inside(String(to['DATABASE_URL']), (db) =>
        Promise.resolve(db.read('redemptions').pluck('id')),
      );
      expect(before.filter((it) => !restored.includes(it))).toEqual([]);
      expect(restored.length).toBeLessThanOrEqual(acknowledged.length);
    },
    MINUTES,
  );

  test(
    'that was killed is not taken for a whole one',
    async () => {
      const folder = join(base, 'backup');
      const child = begin(['backup', folder], source());
      const ended = once(child, 'exit');
      while (child.exitCode === null && !existsSync(`${folder}.partial`)) await nextTurn();
      child.kill('SIGKILL');
      await ended;
      expect(readdirSync(base)).not.toContain('backup');
      const to = await place();
      for (const name of [folder, `${folder}.partial`])
        await expect(runCommand(['restore', name], to)).rejects.toThrow(/exited with 2:\n.*it is not a whole backup/);
      await expect(runCommand(['backup', folder], source())).rejects.toThrow(
        /exited with 2:\n.*was interrupted or still/,
      );
      rmSync(`${folder}.partial`, { recursive: true });
      expect(await runCommand(['backup', folder], source())).toContain('Backed up the database');
    },
    MINUTES,
  );
});

test(
  'a restore that was killed leaves a MariaDB that no restore and no server takes',
  async () => {
    const base = mkdtempSync(join(tmpdir(), 'rrr-backup-'));
    const [made, empty] = [await newDatabase('mysql'), await emptyDatabase('mysql')];
    const folder = join(base, 'backup');
    await runCommand(['backup', folder], { DATA_DIR: base, DATABASE_URL: made.url, ...KEYS });
    const to = { DATA_DIR: base, DATABASE_URL: empty.url, ...KEYS };
    const child = begin(['restore', folder], to);
    const ended = once(child, 'exit');
    while (child.exitCode === null && !(await empty.db.read.schema.hasTable('accounts'))) await nextTurn();
    child.kill('SIGKILL');
    await ended;
    for (const args of [['restore', folder], ['backup', join(base, 'other')], ['migrate']])
      await expect(runCommand(args, to)).rejects.toThrow(
        /exited with 2:\nA restore into .* was interrupted, so it has a part of the data only: drop the database/,
      );
    await Promise.all([made, empty].map((it) => it.drop()));
    rmSync(base, { recursive: true });
  },
  MINUTES,
);
