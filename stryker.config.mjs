// Mutation testing: each fault put into the money code must make a test fail.  npm run mutate -- ledger
const module = process.env.MUTATE ?? 'ledger';
/** Tests that a fault in a module has to get past; the others are not asked, so that a run has an end. */
const TESTS = {
  ledger: ['ledger', 'redemption'],
  redemption: ['redemption'],
  eligibility: ['eligibility'],
  payouts: ['payouts'],
  merging: ['merging'],
  vin: ['vin'],
};

export default {
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  jest: {
    projectType: 'custom',
    configFile: 'tools/jest/mutation.config.mjs',
    config: { testMatch: (TESTS[module] ?? [module]).map((it) => `<rootDir>/core/${it}/**/*.test.ts`) },
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  mutate: [`core/${module}/**/*.ts`, '!core/**/*.test.ts', '!core/**/*.port.ts', '!core/**/ports.ts', '!core/**/index.ts'],
  ignoreStatic: true,
  concurrency: Number(process.env.MUTATE_AT_ONCE ?? 2),
  timeoutMS: 4000,
  tempDirName: 'var/stryker',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
