// `npm run contract:release`: writes the API's current contract to contract/released.json, and what each frontend asks
// of it to contract/released-pacts. Later changes are checked against both. Run it with each release.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './server-build.mjs';

const jest = (args, env = {}) => {
  const { status } = spawnSync('npx', ['jest', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true', NODE_OPTIONS: '--experimental-vm-modules', ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
};

jest(['--selectProjects', 'server', '--testPathPatterns', 'adapters/.*/released.test'], { RELEASE_CONTRACT: '1' });

const [pacts, released] = ['pacts', 'contract/released-pacts'].map((text) => path.join(root, text));
const RECORD_REQUESTS = 'var/requests';
for (const text of [pacts, path.join(root, RECORD_REQUESTS)]) rmSync(text, { recursive: true, force: true });
jest(['--selectProjects', 'web'], { RECORD_REQUESTS });
jest(['--selectProjects', 'pact', '--runInBand']);
mkdirSync(released, { recursive: true });
for (const name of readdirSync(pacts).filter((text) => text.endsWith('.json'))) {
  // without the versions of the tools, so that an unchanged pact is an unchanged file
  const pact = JSON.parse(readFileSync(path.join(pacts, name), 'utf8'));
  const kept = { ...pact, metadata: { pactSpecification: { version: '4.0' } } };
  writeFileSync(path.join(released, `${name}.gz`), gzipSync(JSON.stringify(kept), { level: 9 }));
}
