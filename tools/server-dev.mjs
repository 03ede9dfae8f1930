// The development server: transpiles, runs, and restarts after each change. `node tools/server-dev.mjs`
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { buildServer, FOLDERS, root } from './server-build.mjs';
import { loadEnvironment } from './environment.mjs';

const say = (text) => process.stderr.write(`${text}\n`);
loadEnvironment();
let child;
let waiting;

const run = () => {
  child = spawn(process.execPath, ['--enable-source-maps', path.join(root, 'dist/app/main.js')], {
    cwd: root,
    stdio: 'inherit',
  });
};

const stop = () =>
  new Promise((resolve) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

const rebuild = async () => {
  try {
    if ((await buildServer({ say })) === 0) return;
    await stop();
    run();
  } catch (error) {
    // omits the compiler's own stack trace
    say(error.message.split('\n\n\nCaused by')[0]);
  }
};

await buildServer({ say });
run();
for (const folder of FOLDERS)
  watch(path.join(root, folder), { recursive: true }, (_, name) => {
    if (!name?.endsWith('.ts')) return;
    clearTimeout(waiting);
    waiting = setTimeout(rebuild, 100);
  });
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await stop();
    process.exit(0);
  });
