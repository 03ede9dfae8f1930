import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase } from '@rrr/persistence';
import { damagedCopy, withManyRows } from '../adapters/persistence/testing/damaged-file.js';
import { cli } from './cli.js';
import { readConfig } from './config.js';
import { makeContainer } from './container.js';
import { startServer } from './server.js';
import { SERVICES } from './services.js';
import { startFailure } from './start-failure.js';

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'refuse-damage-'));
  const db = openDatabase({ url: `sqlite:${join(folder, 'sound.sqlite')}`, waitForDisk: false });
  await migrate(db);
  await withManyRows(db);
  await db.close();
  damagedCopy(join(folder, 'sound.sqlite'), join(folder, 'damaged.sqlite'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const settings = (file: string) => ({
  NODE_ENV: 'test',
  DATA_DIR: folder,
  DATABASE_URL: `sqlite:${join(folder, file)}`,
  LOG_LEVEL: 'silent',
  DEMO: 'false',
  PORT: '0',
  HOST: '127.0.0.1',
});
const DAMAGED =
  /^The database file .*damaged\.sqlite is damaged \(.+\): move it away and restore the last backup with npm run cli -- restore \(docs\/deploy\.md, "Back up and restore"\)\.$/;
const refusal = async (file: string): Promise<string | null> => {
  const config = readConfig(settings(file));
  const container = makeContainer(config);
  const error: unknown = await startServer(config, undefined, container).then(
    () => null,
    (failed: unknown) => failed,
  );
  await container.get(SERVICES.database).close();
  return startFailure(error, config);
};

test('a server does not start on a damaged file, and says which and what to do', async () => {
  expect(await refusal('damaged.sqlite')).toMatch(DAMAGED);
});

test('a server does not start on a file that is something else', async () => {
  writeFileSync(join(folder, 'text.sqlite'), 'not a database '.repeat(500));
  expect(await refusal('text.sqlite')).toMatch(/text\.sqlite is not a SQLite database: correct DATABASE_URL/);
});

test.each(['ledger:verify', 'migrate', 'backup'])(
  '%s fails on a damaged file, and passes on a sound one',
  async (name) => {
    const said: string[] = [];
    const args = name === 'backup' ? [name, join(folder, 'backup')] : [name];
    const run = (file: string) => cli(args, settings(file), (text) => void said.push(text));
    expect(await run('damaged.sqlite')).toBe(2);
    expect(said).toEqual([expect.stringMatching(DAMAGED)]);
    await cli(['migrate'], settings('sound.sqlite'), () => undefined);
    expect(await run('sound.sqlite')).toBe(0);
  },
);
