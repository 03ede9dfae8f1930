// The whole gate: types, lint, walls, every jest world on both databases, contracts, and a real browser. The last line
// is the tally.
//   npm test                       everything
//   npm test -- server web         only these stages
//   npm test -- server --node 24   on another version of Node, which npm installs
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from './chromium.mjs';
import { startMariaDb } from './mariadb.mjs';
import { otherNode } from './other-node.mjs';

const out = 'var/test';
const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { node: { type: 'string' } },
});
const node = options.node === undefined ? process.execPath : otherNode(options.node);
const stages = [];
const tally = { passed: 0, failed: 0 };
const env = {
  ...process.env,
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  PACT_DO_NOT_TRACK: 'true',
  FORCE_COLOR: '0',
};

const run = (command, args, more = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...env, ...more } });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** A tool that only passes or fails counts as one test. */
const gate = (name, command, args) =>
  stages.push([
    name,
    async () => {
      const code = await run(command, args, { NODE_OPTIONS: '' });
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  ]);

const jest = (name, args = [], prepare = () => ({})) =>
  stages.push([
    name,
    async () => {
      const report = `${out}/${name}.json`;
      const more = await prepare();
      const code = await run(
        node,
        ['node_modules/jest/bin/jest.js', '--selectProjects', name, '--json', `--outputFile=${report}`, ...args],
        more,
      );
      try {
        const { numPassedTests, numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites, numPendingTests } =
          JSON.parse(readFileSync(report, 'utf8'));
        // skipped tests count as failures, and so do suites that could not load
        const failed = numFailedTests + numRuntimeErrorTestSuites + numPendingTests;
        return {
          passed: numPassedTests,
          failed: code !== 0 && failed === 0 ? Math.max(1, numFailedTestSuites) : failed,
        };
      } catch {
        return { passed: 0, failed: 1 };
      }
    },
  ]);

/** Each uses one core, so two run at once. */
const SIDE_BY_SIDE = ['lint', 'build', 'format', 'types-frontends', 'types', 'walls', 'unused'];
gate('lint', 'npx', [
  'eslint',
  '.',
  '--max-warnings',
  '0',
  '--cache',
  '--cache-location',
  'node_modules/.cache/eslint/',
]);
gate('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']);
gate('types', 'npx', ['tsc', '-p', 'tsconfig.json']);
gate('types-frontends', 'npx', ['tsc', '-p', 'frontends/tsconfig.json']);
gate('walls', 'npx', [
  'depcruise',
  '--config',
  '.dependency-cruiser.cjs',
  'core',
  'contract',
  'adapters',
  'seed',
  'app',
  'tests',
  'frontends',
]);
gate('unused', 'npx', ['knip', '--no-progress']);

let mariadb;
// no disk sync, because tests kill processes but never the machine
const database = async () => ({
  TEST_MARIADB_URL: (mariadb ??= await startMariaDb({ flags: ['--innodb-flush-method=nosync'] })).url,
});
jest('server', [], database);
// `pact` reads what the screens of `web` sent, and `provider` what `pact` writes
const RECORD_REQUESTS = 'var/requests';
jest('web', [], () => (rmSync(RECORD_REQUESTS, { recursive: true, force: true }), { RECORD_REQUESTS }));
// removes the pacts of earlier runs
jest('pact', ['--runInBand'], () => (rmSync('pacts', { recursive: true, force: true }), {}));
jest('provider', ['--runInBand'], database);
gate('build', process.execPath, ['tools/build.mjs']);
// processes left by a failed test must not keep the run open
jest('e2e', ['--maxWorkers=2', '--forceExit'], async () => ({ ...(await database()), CHROMIUM_PATH: chromium() }));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const failures = [];
const times = [];
try {
  const wanted = stages.filter(([name]) => asked.length === 0 || asked.includes(name));
  const perform = async ([name, stage]) => {
    const began = Date.now();
    process.stdout.write(`\n── ${name}\n`);
    const { passed, failed } = await stage();
    tally.passed += passed;
    tally.failed += failed;
    if (failed > 0) failures.push(name);
    const seconds = Math.round((Date.now() - began) / 1000);
    times.push(`${String(seconds).padStart(5)} s  ${name}`);
    process.stdout.write(`── ${name}: ${passed} passed, ${failed} failed in ${seconds} s\n`);
  };
  const waiting = SIDE_BY_SIDE.flatMap((name) => wanted.filter((it) => it[0] === name));
  await Promise.all(
    [0, 1].map(async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await perform(next);
      }
    }),
  );
  for (const it of wanted.filter(([name]) => !SIDE_BY_SIDE.includes(name))) await perform(it);
} finally {
  await mariadb?.stop();
}
process.stdout.write(`\nTime by stage\n${times.join('\n')}\n`);
if (failures.length > 0) process.stdout.write(`\nFailed: ${failures.join(', ')}\n`);
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exit(tally.failed === 0 && tally.passed > 0 ? 0 : 1);
