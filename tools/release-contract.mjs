// `npm run contract:release`: writes the API's current contract to contract/released.json, against which later changes
// are checked. Run it with each release.
import { spawnSync } from 'node:child_process';
import { root } from './server-build.mjs';

const { status } = spawnSync(
  'npx',
  ['jest', '--selectProjects', 'server', '--testPathPatterns', 'adapters/http/kernel/released'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, RELEASE_CONTRACT: '1', NODE_OPTIONS: '--experimental-vm-modules' },
  },
);
process.exit(status ?? 1);
