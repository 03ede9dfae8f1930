// `npm start`: builds if needed, then runs the server with the settings of .env.example (PORT, DATA_DIR and others).
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvironment } from './environment.mjs';
import { buildServer, root } from './server-build.mjs';
import { apps } from './webpack/apps.mjs';
import { inputsOf, isBuilt } from './webpack/inputs.mjs';

const say = (text) => process.stderr.write(`${text}\n`);

const buildFrontends = () =>
  new Promise((resolve, reject) => {
    if (apps.every((it) => isBuilt(it, inputsOf(it)))) return resolve();
    say('frontends: building (up to two minutes the first time)');
    const child = spawn(process.execPath, [path.join(root, 'tools/build.mjs')], { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The frontend build failed'))));
  });

loadEnvironment();
process.chdir(root);
process.setSourceMapsEnabled(true);
try {
  await Promise.all([buildServer({ say }), buildFrontends()]);
} catch (error) {
  say(error.message);
  process.exit(1);
}
await import(pathToFileURL(path.join(root, 'dist/app/main.js')).href);
