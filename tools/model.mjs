// The model test by hand:  npm run model -- --steps 1000000 [--seed 7] [--only 3,17,42] [--database sqlite|mysql]
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const text = { type: 'string' };
const { values } = parseArgs({ options: { steps: text, seed: text, only: text, database: text } });
const which = { sqlite: 'model-sqlite', mysql: 'model-mariadb' }[values.database] ?? 'model-(sqlite|mariadb)';
const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules', MODEL_STEPS: values.steps ?? '100000' };
if (values.seed) env.MODEL_SEED = values.seed;
if (values.only) env.MODEL_ONLY = values.only;
const { status } = spawnSync(
  'npx',
  ['jest', '--selectProjects', 'server', '--testPathPatterns', `persistence/${which}`],
  { env, stdio: 'inherit' },
);
process.exit(status ?? 1);
