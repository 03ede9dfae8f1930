// Mutation testing: each fault put into the money code must make a test fail.  npm run mutate -- ledger
const module = process.env.MUTATE ?? 'ledger';
export default {
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    configFile: 'tools/jest/mutation.config.mjs',
    // its own tests alone (of `MUTATE`): they answer for the module, and a run has an end
    config: { testMatch: ['<rootDir>/tools/jest/mutation-tests.cjs'] },
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  mutate: [
    `core/${module}/**/*.ts`,
    '!core/**/*.test.ts',
    '!core/**/*.port.ts',
    '!core/**/ports.ts',
    '!core/**/index.ts',
  ],
  ignoreStatic: true,
  concurrency: Number(process.env.MUTATE_AT_ONCE ?? 2),
  timeoutMS: 4000,
  // a test runner that has run many times over has grown and is slow
  maxTestRunnerReuse: 50,
  tempDirName: 'var/stryker',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
