// `npm run bench`: measures the server beside bare drivers on a MariaDB of its own and prints a table
// (bench/README.md). A figure below its target is printed, not failed: timings depend on the machine, tests do not.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withMariaDb } from './mariadb.mjs';
import { buildServer, root, transpile } from './server-build.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

process.chdir(root);
process.setSourceMapsEnabled(true);
// what runs in production is measured as it runs there
process.env.NODE_ENV = 'production';
await buildServer({ say });
await Promise.all(
  readdirSync('bench')
    .filter((name) => name.endsWith('.ts'))
    .map((name) => transpile(`bench/${name}`)),
);
const { bench } = await import(pathToFileURL(path.join(root, 'dist/bench/main.js')).href);
await withMariaDb(({ newDatabase, pid }) =>
  bench({ args: process.argv.slice(2), newDatabase: () => newDatabase(), databasePid: pid, say }),
).catch((error) => say(`The benchmark did not finish:\n${error.stack}`));
process.exit(0);
