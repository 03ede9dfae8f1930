// The tests' MariaDB when nobody started one: the runner sets TEST_MARIADB_URL, a developer who runs jest alone gets
// one here.
import { startMariaDb } from '../mariadb.mjs';

export default async () => {
  if (process.env.TEST_MARIADB_URL) return;
  // a test kills the server at most, never the machine: the disk need not be waited for
  const server = await startMariaDb({ flags: ['--innodb-flush-method=nosync'] });
  process.env.TEST_MARIADB_URL = server.url;
  globalThis.testMariaDb = server;
};
