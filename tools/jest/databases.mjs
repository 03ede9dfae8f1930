// The tests' MariaDB when nobody started one: the runner sets TEST_MARIADB_URL, a developer who runs jest alone gets one here.
import { startMariaDb } from '../mariadb.mjs';

export default async () => {
  if (process.env.TEST_MARIADB_URL) return;
  const server = await startMariaDb();
  process.env.TEST_MARIADB_URL = server.url;
  globalThis.testMariaDb = server;
};
