// `npm run cli -- <command>`: ledger:verify, backup, restore, migrate, admin:create. Without a command it lists them.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvironment } from './environment.mjs';
import { buildServer, root } from './server-build.mjs';

loadEnvironment();
process.chdir(root);
process.setSourceMapsEnabled(true);
await buildServer();
const { cli } = await import(pathToFileURL(path.join(root, 'dist/app/cli.js')).href);
process.exitCode = await cli(process.argv.slice(2));
