// Mutation testing of modules of core/:  npm run mutate -- ledger redemption eligibility payouts merging vin
import { spawnSync } from 'node:child_process';

const MODULES = ['ledger', 'redemption', 'eligibility', 'payouts', 'merging', 'vin'];
const asked = process.argv.slice(2);
let failed = 0;
for (const MUTATE of asked.length > 0 ? asked : MODULES)
  failed +=
    spawnSync('npx', ['stryker', 'run'], { env: { ...process.env, MUTATE }, stdio: 'inherit' }).status === 0 ? 0 : 1;
process.exit(failed === 0 ? 0 : 1);
