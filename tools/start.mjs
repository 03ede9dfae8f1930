// `npm start`: builds if needed, then runs the server with the settings of .env.example (PORT, DATA_DIR and others).
// With --compress-later the server starts before the files of a new build are compressed, except in production.
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvironment } from './environment.mjs';
import { buildServer, root } from './server-build.mjs';
import { apps } from './webpack/apps.mjs';
import { inputsOf, isBuilt, isCompressed } from './webpack/inputs.mjs';

const say = (text) => process.stderr.write(`${text}\n`);

loadEnvironment();
process.chdir(root);
process.setSourceMapsEnabled(true);
const later = process.argv.includes('--compress-later') && process.env.NODE_ENV !== 'production';
const inputs = new Map(apps.map((app) => [app, inputsOf(app)]));
const areAll = (done) => [...inputs].every(([app, its]) => done(app, its));

const build = (stdio, ...flags) =>
  spawn(process.execPath, [path.join(root, 'tools/build.mjs'), ...flags], { cwd: root, stdio });
const buildFrontends = () =>
  new Promise((resolve, reject) => {
    if (areAll(isBuilt) && (later || areAll(isCompressed))) return resolve();
    say('frontends: building (up to a minute the first time)');
    const child = build('inherit', ...(later ? ['--compress-later'] : []));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The frontend build failed'))));
  });

try {
  await Promise.all([buildServer({ say }), buildFrontends()]);
} catch (error) {
  say(error.message);
  process.exit(1);
}
await import(pathToFileURL(path.join(root, 'dist/app/main.js')).href);
if (!areAll(isCompressed)) {
  const compression = build('ignore');
  os.setPriority(compression.pid, os.constants.priority.PRIORITY_LOW);
  compression.unref();
  process.on('exit', () => compression.kill());
}
