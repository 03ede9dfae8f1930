import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { migrate, openDatabase } from '@rrr/persistence';
import mysql from 'mysql2/promise';
import { startMariaDb } from '../tools/mariadb.mjs';
import { freePort } from './running-server.js';

jest.setTimeout(240_000);

const folder = mkdtempSync(join(tmpdir(), 'rrr-start-'));
chmodSync(folder, 0o755);
let mariadb: Awaited<ReturnType<typeof startMariaDb>>;
let empty = '';

beforeAll(async () => {
  execFileSync(process.execPath, ['tools/server-build.mjs'], { stdio: 'ignore' });
  mariadb = await startMariaDb();
  empty = await mariadb.newDatabase('rewards');
  const root = await mysql.createConnection({ socketPath: mariadb.socketPath, user: 'root' });
  await root.query("CREATE USER 'rewards'@'%' IDENTIFIED BY 'right'");
  await root.query("GRANT SELECT, INSERT, UPDATE, DELETE ON rewards.* TO 'rewards'@'%'");
  await root.query("CREATE USER 'stranger'@'%' IDENTIFIED BY 'right'");
  await root.end();
});
afterAll(async () => {
  await mariadb.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly text: string;
}

/** Runs a program of the product until it ends, or until it has said `until`. */
const run = async (
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  { uid, until }: { uid?: number; until?: string } = {},
): Promise<Ended> => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const child = spawn(process.execPath, ['--enable-source-maps', ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'development',
      DEMO: 'false',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (until !== undefined && text.includes(until)) child.kill('SIGKILL');
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text };
};
const SERVER = ['dist/app/main.js'];
const COMMAND = ['tools/cli.mjs', 'migrate'];

/** One sentence of what, where and what to do; no stack, no password. */
const expectSentence = ({ code, text }: Ended, sentence: RegExp): void => {
  expect(text).toMatch(sentence);
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(text).not.toMatch(/^\s+at |node_modules|Error:/m);
  expect(text).not.toMatch(/hunter2/);
  expect(code).not.toBe(0);
  expect(code).not.toBeNull();
};

const at = (user: string, name = 'rewards', more = ''): string =>
  `mysql://${user}@127.0.0.1:${mariadb.port}/${name}${more}`;
const fileWith = (name: string, content: Buffer | string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const DATABASES: readonly (readonly [string, () => string | Promise<string>, RegExp])[] = [
  [
    'a wrong password',
    () => at('rewards:hunter2'),
    /^The database rewards at 127\.0\.0\.1:\d+ rejects the user "rewards" or the password: correct DATABASE_URL\.$/m,
  ],
  [
    'a user who may not use it',
    () => at('stranger:right'),
    /^The user "stranger" has no access to the database rewards at .*: grant SELECT, INSERT, .* on rewards\.\* to this user\.$/m,
  ],
  [
    'a name that is not there',
    () => at('root', 'nothing'),
    /^The database nothing at 127\.0\.0\.1:\d+ does not exist: create it, or correct the name in DATABASE_URL\.$/m,
  ],
  [
    'a user who may not make tables',
    () => at('rewards:right'),
    /^The user "rewards" lacks a permission on the database rewards at .* \(CREATE command denied.*: grant SELECT, .*CREATE.*, then start again\.$/m,
  ],
  [
    'a server without TLS, where it is asked for',
    () => at('root', 'rewards', '?ssl=true'),
    /^The database rewards at .* does not support TLS, but DATABASE_URL has ssl=true/m,
  ],
  [
    'a damaged file',
    () => `sqlite:${fileWith('noise.sqlite', randomBytes(8_192))}`,
    /^The database file .*noise\.sqlite is not a SQLite database: .*\.$/m,
  ],
  [
    'a file that is damaged within',
    async () => `sqlite:${await damaged()}`,
    /^The database file .*damaged\.sqlite is damaged.*: move it away and restore the last backup .*\.$/m,
  ],
  [
    'a folder in the place of the file',
    () => {
      const path = join(folder, 'folder.sqlite');
      mkdirSync(path, { recursive: true });
      return `sqlite:${path}`;
    },
    /folder\.sqlite cannot be read or written \(EISDIR\): .*\.$/m,
  ],
  [
    'a newer version’s SQLite file',
    () => newer(`sqlite:${join(folder, 'newer.sqlite')}`),
    /^The database was changed by a newer version of this program \(9999-to-come\): start that version, or use a backup from before\.$/m,
  ],
  [
    'a newer version’s MariaDB',
    async () => newer(await mariadb.newDatabase()),
    /^The database was changed by a newer version of this program \(9999-to-come\)/m,
  ],
  [
    'a SQLite file of a version before 1.0.0',
    () => earlier(`sqlite:${join(folder, 'earlier.sqlite')}`),
    /^The database was made by a version before 1\.0\.0 and lacks migrations of the last of them: start that last version once, then/m,
  ],
  [
    'a MariaDB of a version before 1.0.0',
    async () => earlier(await mariadb.newDatabase()),
    /^The database was made by a version before 1\.0\.0 and lacks migrations of the last of them: start that last version once/m,
  ],
];

const newer = async (url: string): Promise<string> => {
  const db = openDatabase({ url });
  await migrate(db);
  await db.write('knex_migrations').insert({ name: '9999-to-come', batch: 9 });
  await db.close();
  return url;
};

const earlier = async (url: string): Promise<string> => {
  const db = openDatabase({ url });
  await migrate(db);
  await db.write('knex_migrations').update({ name: '0001-people' });
  await db.close();
  return url;
};

/** A file whose first page is whole and whose others are noise. */
const damaged = async (): Promise<string> => {
  const path = join(folder, 'damaged.sqlite');
  const db = openDatabase({ url: `sqlite:${path}` });
  await migrate(db);
  await db.write.raw('PRAGMA wal_checkpoint(TRUNCATE)');
  await db.close();
  const bytes = readFileSync(path);
  randomBytes(bytes.length - 4_096).copy(bytes, 4_096);
  writeFileSync(path, bytes);
  return path;
};

describe('a start says in one sentence what is wrong, where, and what to do', () => {
  test.each(DATABASES)('%s', async (_, url, sentence) => {
    const DATABASE_URL = await url();
    expectSentence(await run(SERVER, { DATABASE_URL }), sentence);
    expectSentence(await run(COMMAND, { DATABASE_URL }), sentence);
  });

  test('a port that is in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as { port: number };
    expectSentence(
      await run(SERVER, { PORT: String(port) }),
      new RegExp(
        `^PORT ${port} is already in use on 127\\.0\\.0\\.1: stop the other program, or set PORT to another number\\.$`,
        'm',
      ),
    );
    holder.close();
  });

  test('an address that is not of this machine', async () => {
    expectSentence(
      await run(SERVER, { HOST: '192.0.2.1' }),
      /^HOST 192\.0\.2\.1 is not an address of this machine: .*\.$/m,
    );
  });

  test('a host that nobody knows: the server says so while it waits, a command at once', async () => {
    const DATABASE_URL = 'mysql://rewards:hunter2@db.invalid/rewards';
    const sentence =
      'The host db.invalid in DATABASE_URL cannot be found: correct it, or check the DNS settings of this machine.';
    expectSentence(await run(COMMAND, { DATABASE_URL }), new RegExp(`^${sentence}$`, 'm'));
    expect((await run(SERVER, { DATABASE_URL }, { until: sentence })).text).toBe(
      `Waiting for the database. ${sentence}\n`,
    );
  });

  test('a database that does not answer', async () => {
    expectSentence(
      await run(COMMAND, { DATABASE_URL: `mysql://rewards:hunter2@127.0.0.1:${await freePort()}/rewards` }),
      /^The database rewards at 127\.0\.0\.1:\d+ does not respond \(ECONNREFUSED\): .*\.$/m,
    );
  });

  test('a folder that may not be written', async () => {
    const readOnly = join(folder, 'read-only');
    mkdirSync(readOnly, { mode: 0o555 });
    // root may write everywhere
    const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};
    expectSentence(
      await run(SERVER, { DATA_DIR: join(readOnly, 'var') }, nobody),
      /read-only\/var cannot be read or written \(EACCES\): set DATA_DIR to a folder that this user can write.*\.$/m,
    );
    expectSentence(
      await run(SERVER, { DATA_DIR: join(fileWith('plain', ''), 'var') }),
      /cannot be read or written \(E(?:NOTDIR|EXIST)\)/m,
    );
  });

  test('keys that cannot be read', async () => {
    const dataDir = mkdtempSync(join(folder, 'keys-'));
    writeFileSync(join(dataDir, 'keys.json'), '{"session":');
    const { code, text } = await run(SERVER, { DATA_DIR: dataDir });
    expect([code, text]).toEqual([1, expect.stringMatching(/keys\.json: does not contain the keys/)]);
    expect(text).not.toMatch(/^\s+at /m);
  });

  test('settings that do not fit are all named, and what is probably not meant is warned of', async () => {
    const { code, text } = await run(SERVER, {
      DATABASE_URL: `${empty}?sslmode=require`,
      PUBLIC_URL: 'https://rewards.example.com/portal',
      RATE_LIMIT_FACTOR: 'NaN',
    });
    expect(code).toBe(1);
    expect(text).toMatch(
      /PUBLIC_URL: must be an address without a path[^]*DATABASE_URL: has the unknown parameter sslmode[^]*RATE_LIMIT_FACTOR: must be a number/,
    );
    expect(text).not.toMatch(/^\s+at /m);
    const warned = await run(SERVER, { DATABASE_URI: 'x', DATABASE_URL: at('root', 'nothing') });
    expect(warned.text).toContain('Warning: DATABASE_URI is not a setting and is ignored. Did you mean DATABASE_URL?');
  });
});
