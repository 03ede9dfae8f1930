// `npm run bench`: measures the server against bare drivers on its own MariaDB and prints a table (bench/README.md).
// Missed targets are printed but do not fail, because timings depend on the machine.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withMariaDb } from './mariadb.mjs';
import { buildServer, root, transpile } from './server-build.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

process.chdir(root);
process.setSourceMapsEnabled(true);
// measure in production mode
process.env.NODE_ENV = 'production';
await buildServer({ say });
await Promise.all(
  readdirSync('bench', { recursive: true })
    // the screens' benchmark brings packages of its own
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => transpile(`bench/${name}`)),
);
const { bench } = await import(pathToFileURL(path.join(root, 'dist/bench/main.js')).href);
await withMariaDb(({ newDatabase, pid }) =>
  bench({ args: process.argv.slice(2), newDatabase: () => newDatabase(), databasePid: pid, say }),
).catch((error) => say(`The benchmark did not finish:\n${error.stack}`));
process.exit(0);
