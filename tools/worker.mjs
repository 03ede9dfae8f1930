// `npm run worker`: builds the server if needed, then runs the jobs with the settings of .env.example (WORKER_PORT and
// others). It needs no frontends.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvironment } from './environment.mjs';
import { buildServer, root } from './server-build.mjs';

loadEnvironment();
process.chdir(root);
process.setSourceMapsEnabled(true);
await buildServer({ say: (text) => process.stderr.write(`${text}\n`) });
await import(pathToFileURL(path.join(root, 'dist/app/work.js')).href);
