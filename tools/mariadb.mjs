// Starts a private MariaDB server for tests, benchmarks and development.
//
//   node tools/mariadb.mjs            starts one, prints its URL, stops with Ctrl-C
//   import { startMariaDb, withMariaDb } from './mariadb.mjs'
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import mysql from 'mysql2/promise';
import { findProgram, isRoot, requireParts } from './debian.mjs';

/** Where the server's programs are; installs them if they are missing and permissions allow. */
const programs = () => {
  requireParts('MariaDB');
  return { server: findProgram('mariadbd'), install: findProgram('mariadb-install-db') };
};

const prepare = (install, args) => {
  const { status, signal, stdout, stderr, error } = spawnSync(install, args, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(
      `MariaDB could not prepare its data (${error?.message ?? signal ?? status}):\n${`${stdout}${stderr}`.slice(-2000)}`,
    );
};

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const SECONDS_TO_START = 120;

const ready = async (socketPath, process_, output) => {
  const giveUpAt = Date.now() + SECONDS_TO_START * 1000;
  while (Date.now() < giveUpAt) {
    if (process_.exitCode !== null || process_.signalCode !== null)
      throw new Error(`MariaDB exited immediately:\n${output().slice(-2000)}`);
    try {
      const connection = await mysql.createConnection({ socketPath, user: 'root' });
      try {
        // a cluster node accepts connections before it can serve queries
        const [[{ cluster }]] = await connection.query('SELECT @@wsrep_on AS cluster');
        const [[row]] = await connection.query("SHOW STATUS LIKE 'wsrep_ready'");
        if (!cluster || row?.Value === 'ON') return;
      } finally {
        await connection.end();
      }
    } catch {
      // not yet
    }
    await pause(50);
  }
  throw new Error(`MariaDB did not respond within ${SECONDS_TO_START} s:\n${output().slice(-2000)}`);
};

/**
 * For tests, which kill processes but never the machine: nothing waits for the disk, and tables share one file, because
 * each test file creates and drops some sixty of them.
 */
export const FOR_TESTS = {
  flags: ['--innodb-flush-method=nosync', '--sync-frm=OFF', '--debug-no-sync', '--innodb-file-per-table=OFF'],
};

/**
 * Starts a private instance with its own directory, socket and port, durable at every commit as in production. It
 * stops when this process ends.
 * @param {{ dir?: string, port?: number, user?: string, flags?: readonly string[] }} [options] `dir` is kept, so that
 * its data can be used again; `port`: a fixed port; `user`: the user that a server started by root runs as, who must
 * own `dir`
 * @returns {Promise<{ url: string, port: number, socketPath: string, pid: number, newDatabase: (name?: string) =>
 * Promise<string>, stop: (signal?: NodeJS.Signals) => Promise<void> }>} `url` has no database name; `newDatabase`
 * creates a database and returns its URL
 */
export const startMariaDb = async ({ dir: kept, port: again, user: runsAs = 'root', flags = [] } = {}) => {
  const { server, install } = programs();
  const dir = kept ?? mkdtempSync(join(tmpdir(), 'rrr-mariadb-'));
  const data = join(dir, 'data');
  const socketPath = join(dir, 'sql.sock');
  const user = isRoot() ? [`--user=${runsAs}`] : [];
  if (!existsSync(data))
    prepare(install, [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...user,
    ]);
  const port = again ?? (await freePort());
  const child = spawn(
    server,
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socketPath}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--pid-file=${join(dir, 'pid')}`,
      // the server deletes files in its temporary directory at startup
      `--tmpdir=${dir}`,
      '--skip-log-bin',
      '--skip-name-resolve',
      '--performance-schema=OFF',
      '--innodb-flush-log-at-trx-commit=1',
      '--max-connections=400',
      '--innodb-buffer-pool-size=256M',
      ...user,
      ...flags,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said = (said + part).slice(-20_000)));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const orphan = () => {
    child.kill('SIGKILL');
    if (!kept) rmSync(dir, { recursive: true, force: true });
  };
  process.once('exit', orphan);
  await ready(socketPath, child, () => said);

  let count = 0;
  const newDatabase = async (name = `rrr_${process.pid}_${(count += 1)}`) => {
    const connection = await mysql.createConnection({ socketPath, user: 'root' });
    await connection.query(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
    await connection.end();
    return `mysql://root@127.0.0.1:${port}/${name}`;
  };
  // temporary data needs no clean shutdown
  const stop = async (signal = kept ? 'SIGTERM' : 'SIGKILL') => {
    process.removeListener('exit', orphan);
    child.kill(signal);
    await ended;
    if (!kept) rmSync(dir, { recursive: true, force: true });
  };
  return { url: `mysql://root@127.0.0.1:${port}/`, port, socketPath, pid: child.pid, newDatabase, stop };
};

/** Runs work with an instance and always stops it. */
export const withMariaDb = async (work, options) => {
  const server = await startMariaDb(options);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = await startMariaDb();
  process.stdout.write(`${await server.newDatabase('rrr')}\n`);
  const end = () => void server.stop().then(() => process.exit(0));
  process.once('SIGINT', end).once('SIGTERM', end);
}
