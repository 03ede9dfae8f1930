// What a release runs: `npm start`, `npm run worker`, `npm run cli -- <command>`. Settings come from the environment, then
// from the file .env in this folder (see .env.example).
import { existsSync } from 'node:fs';

const [, , what, ...args] = process.argv;
process.chdir(import.meta.dirname);
if (existsSync('.env')) process.loadEnvFile('.env');
process.setSourceMapsEnabled(true);
if (what === 'cli') {
  const { cli } = await import('./dist/app/cli.js');
  process.exitCode = await cli(args);
} else await import(what === 'worker' ? './dist/app/work.js' : './dist/app/main.js');
