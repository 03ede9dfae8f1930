// Development: `node tools/dev.mjs` serves all frontends and the server, `node tools/dev.mjs rider` one remote alone
// against API_URL (by default the server of PORT on this machine).
import { spawn } from 'node:child_process';
import path from 'node:path';
import { loadEnvironment } from './environment.mjs';
import { chosen, ports, root } from './webpack/apps.mjs';
import { startDevServer } from './webpack/dev-server.mjs';

const say = (text) => process.stderr.write(`${text}\n`);

const startServer = () => {
  // Links of mails and the welcome lead to the pages that reload.
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
// One after another: they share two cores and one cache folder.
for (const app of apps) say(`${app}: ${await startDevServer(app, api)}`);
if (names.length === 0) startServer();
