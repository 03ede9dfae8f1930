// What each role alone gets by really trying, as a table:  npm run alone
import { spawnSync } from 'node:child_process';

const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules', ALONE_TABLE: '1' };
const { status } = spawnSync('npx', ['jest', '--selectProjects', 'server', '--testPathPatterns', 'api/most-alone'], {
  env,
  stdio: 'inherit',
});
process.exit(status ?? 1);
