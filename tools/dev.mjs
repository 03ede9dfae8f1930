// Development: `node tools/dev.mjs` serves all frontends and the server, `node tools/dev.mjs rider` one remote alone against API_URL.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chosen, root } from './webpack/apps.mjs';
import { startDevServer } from './webpack/dev-server.mjs';

const startServer = () => {
  const script = path.join(root, 'tools/server-dev.mjs');
  if (!existsSync(script)) return;
  const server = spawn(process.execPath, [script], { cwd: root, stdio: 'inherit' });
  server.on('exit', (code) => process.exit(code ?? 1));
  process.on('exit', () => server.kill());
};

const names = process.argv.slice(2);
// One after another: they share two cores and one cache folder.
for (const app of chosen(names)) await startDevServer(app);
if (names.length === 0) startServer();
