// Development: `node tools/dev.mjs` runs all frontends and the server, `node tools/dev.mjs rider` one remote against
// API_URL (default: the local server on PORT).
import { spawn } from 'node:child_process';
import path from 'node:path';
import { loadEnvironment } from './environment.mjs';
import { chosen, ports, root } from './webpack/apps.mjs';
import { startDevServer } from './webpack/dev-server.mjs';

const say = (text) => process.stderr.write(`${text}\n`);

const startServer = () => {
  // Links in mails and the start message lead to the development server.
  const env = { PUBLIC_URL: `http://localhost:${ports.shell}`, ...process.env };
  const server = spawn(process.execPath, [path.join(root, 'tools/server-dev.mjs')], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  server.on('exit', (code) => process.exit(code ?? 1));
  process.on('exit', () => server.kill());
};

const names = process.argv.slice(2);
const apps = chosen(names);
loadEnvironment();
const api = process.env.API_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
if (names.length === 0) startServer();
// One after the other, the shell first: the pages that are opened first are ready first.
let turn = Promise.resolve();
for (const app of apps) turn = startDevServer(app, api, turn).then((address) => say(`${app}: ${address}`));
