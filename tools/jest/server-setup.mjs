// What the server's tests share: a MariaDB, unless the runner started one (TEST_MARIADB_URL), and the place of a demo
// database that the first test file to need one fills and the others copy.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMariaDb } from '../mariadb.mjs';

export default async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rrr-demo-'));
  globalThis.testFolder = folder;
  process.env.TEST_DEMO_DATA = path.join(folder, 'data');
  if (process.env.TEST_MARIADB_URL) return;
  // a test kills the server at most, never the machine: the disk need not be waited for
  const server = await startMariaDb({ flags: ['--innodb-flush-method=nosync'] });
  process.env.TEST_MARIADB_URL = server.url;
  globalThis.testMariaDb = server;
};
