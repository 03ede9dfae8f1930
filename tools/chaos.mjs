// Faults by hand, for as long as one likes:  npm run chaos [-- cluster hot-wallet] [--seconds 600] Each scene is a test
// in e2e/chaos that fails on a lost or doubled payment and prints what it measured. `npm run test:full` runs the short form.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FOR_TESTS, startMariaDb } from './mariadb.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seconds: { type: 'string' } } });
const scenes = readdirSync('e2e/chaos').flatMap((name) => name.match(/^(.+)\.e2e\.ts$/)?.[1] ?? []);
const unknown = positionals.filter((name) => !scenes.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown scene "${unknown.join(', ')}". Scenes: ${scenes.join(', ')}\n`);
  process.exit(2);
}
const seconds = Number(values.seconds ?? 60);
if (!(seconds > 0)) {
  process.stderr.write('--seconds must be a number above 0\n');
  process.exit(2);
}
const wanted = (positionals.length > 0 ? positionals : scenes).join('|');
const jest = [
  'jest',
  '--selectProjects',
  'chaos',
  '--runInBand',
  '--forceExit',
  '--testPathPatterns',
  `e2e/chaos/(${wanted})\\.e2e`,
];
// some scenes share one; those that kill it start their own
const shared = process.env.TEST_MARIADB_URL ? null : await startMariaDb(FOR_TESTS);
const env = {
  ...process.env,
  ...(shared ? { TEST_MARIADB_URL: shared.url } : {}),
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  CHAOS_SECONDS: String(seconds),
};
const { status } = spawnSync('npx', jest, { env, stdio: 'inherit' });
await shared?.stop();
process.exit(status ?? 1);
