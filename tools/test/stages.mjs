// The stages of the tests: what each runs, and what it needs.
import { rmSync } from 'node:fs';
import { run, runJest } from './jest-stage.mjs';

/** What each stage needs on this machine, beside Node and npm: parts of tools/debian.mjs. */
const NEEDS = {
  server: ['MariaDB'],
  provider: ['MariaDB'],
  e2e: ['MariaDB', 'Chromium'],
  matrix: ['Chromium'],
  chaos: ['MariaDB', 'Galera'],
};

/**
 * Where a stage must wait for what another writes: the web tests record what every screen asks, `pact` makes contracts
 * of it, `provider` asks the API.
 */
const AFTER = { pact: 'web', provider: 'pact' };

/** What the screens of the web tests ask of the API. It is kept, so that `pact` can run again by itself. */
const REQUESTS = 'var/requests';

/** How long `npm run test:full` goes on with what the gate shows in short: steps, requests for each call, seconds. */
const FULL = { TEST_FULL: '1', MODEL_STEPS: '100000', FUZZ_RUNS: '100', LAW_FACTOR: '10', CHAOS_SECONDS: '30' };

/** What an unchanged file was found to be is kept, for the next run. */
const CACHE = 'node_modules/.cache';
const ROOMS = ['records', 'core', 'contract', 'adapters', 'seed', 'app', 'tests', 'frontends', 'e2e', 'bench', 'tools'];
/** Several checkers of one program check much of it each for themselves: twice the work in all. */
const TSC = ['node_modules/typescript-7/bin/tsc', '--singleThreaded'];

/**
 * @param {{ node: string, out: string, seed: number, workers: number, full: boolean, changed: boolean, database: () =>
 * Promise<string>, browser: () => string }} how `changed`: only test files that uncommitted changes can reach;
 * `database`: starts a MariaDB once, and gives its URL; `browser`: the path of Chromium
 * @returns stages by the order in which they begin; those of `lane: true` use one core each and run side by side
 */
export const stagesOf = ({ node, out, seed, workers, full, changed, database, browser }) => {
  const env = {
    ...process.env,
    ...(full ? FULL : {}),
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    PACT_DO_NOT_TRACK: 'true',
    RECORD_REQUESTS: REQUESTS,
    FORCE_COLOR: '0',
  };
  /** A tool that only passes or fails counts as one test. */
  const tool = (name, command, ...args) => ({
    name,
    lane: true,
    run: async () => {
      const code = await run(command, args, { ...env, NODE_OPTIONS: '' });
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  });
  const jest = (project, { args = [`--maxWorkers=${workers}`], lane = false, prepare = () => ({}) } = {}) => ({
    name: project,
    lane,
    run: async () => {
      const more = await prepare();
      const chosen = changed ? ['--onlyChanged', '--passWithNoTests'] : [];
      const all = [`--seed=${seed}`, ...chosen, ...args];
      return await runJest({ node, project, out, args: all, env: { ...env, ...more } });
    },
  });
  /** One more than there are cores: several files wait for a silent database, a lock, or a server that starts. */
  const beside = `--maxWorkers=${workers + 1}`;
  const withDatabase = async () => ({ TEST_MARIADB_URL: await database() });
  /** What tests throw away is much, and dies young: with more room for it the collector does half of the work. */
  const youngDie = { NODE_OPTIONS: `${env.NODE_OPTIONS} --max-semi-space-size=64` };
  const inManyTests = async () => ({ ...(await withDatabase()), ...youngDie });
  const withBrowser = async () => ({ ...(await withDatabase()), CHROMIUM_PATH: browser() });
  const alone = ['--runInBand'];
  /**
   * A file of journeys spends half of its time on waiting: for its server to start, for what a page asks. Processes left
   * by a failed test must not keep the run open.
   */
  const browsers = { args: [`--maxWorkers=${2 * workers}`, '--forceExit'], prepare: withBrowser };

  const stages = [
    jest('web', {
      prepare: () => {
        rmSync(REQUESTS, { recursive: true, force: true });
        return youngDie;
      },
    }),
    jest('pact', { args: alone, lane: true, prepare: () => (rmSync('pacts', { recursive: true, force: true }), {}) }),
    // takes as long as all others together
    jest('provider', { args: alone, lane: true, prepare: inManyTests }),
    tool('lint', 'npx', 'oxlint', '--type-aware'),
    tool('build', process.execPath, 'tools/build.mjs'),
    tool('format', 'npx', 'oxfmt', '--check'),
    tool('types', process.execPath, ...TSC, '-p', 'tsconfig.json'),
    tool('types-frontends', process.execPath, ...TSC, '-p', 'frontends/tsconfig.json'),
    tool(
      'imports',
      'npx',
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      '--cache',
      `${CACHE}/depcruise`,
      ...ROOMS,
    ),
    tool('unused', 'npx', 'knip', '--no-progress'),
    jest('server', { args: [beside], prepare: inManyTests }),
    jest('e2e', browsers),
    jest('matrix', browsers),
    ...(full ? [jest('chaos', { ...browsers, args: [...alone, '--forceExit'] })] : []),
  ];
  return stages.map((stage) => ({ ...stage, needs: NEEDS[stage.name] ?? [], after: AFTER[stage.name] }));
};
