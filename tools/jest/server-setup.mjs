// Setup shared by server tests: a MariaDB, unless the runner started one (TEST_MARIADB_URL), and a place for the demo
// database and empty ones, which the first test file that needs them fills and others copy.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FOR_TESTS, startMariaDb } from '../mariadb.mjs';
import { bundlePackages } from './server-packages.mjs';

export default async () => {
  await bundlePackages();
  const folder = mkdtempSync(path.join(tmpdir(), 'rrr-demo-'));
  globalThis.testFolder = folder;
  process.env.TEST_DEMO_DATA = path.join(folder, 'data');
  process.env.TEST_TEMPLATES = folder;
  if (process.env.TEST_MARIADB_URL) return;
  const server = await startMariaDb(FOR_TESTS);
  process.env.TEST_MARIADB_URL = server.url;
  globalThis.testMariaDb = server;
};
