// Three worlds: what runs on Node, as ES modules (run with --experimental-vm-modules); screens in jsdom, as CommonJS; and
// the product in a real browser.
import { packageFiles as serverPackages } from './tools/jest/server-packages.mjs';
import { packageFiles } from './tools/jest/web-packages.mjs';
import { workers } from './tools/test/machine.mjs';

const swc = (tsx, more = {}) => [
  '<rootDir>/tools/jest/typescript.mjs',
  {
    ...more,
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
];
const commonJs = (tsx) => swc(tsx, { module: { type: 'commonjs' } });
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/tools/jest/fast-check.mjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/frontends/[^/]+/dist/', '<rootDir>/var/'],
  testEnvironmentOptions: { customExportConditions: ['rrr-source', 'node', 'default'] },
};

const STYLES = {
  '\\.css$': '<rootDir>/tools/jest/empty.cjs',
  '\\.svg$': '<rootDir>/tools/jest/empty.cjs',
};

/** The product, built and started, in a real browser. */
const browser = {
  ...shared,
  testEnvironment: '<rootDir>/tools/jest/node.mjs',
  globalSetup: '<rootDir>/tools/jest/e2e-setup.mjs',
  globalTeardown: '<rootDir>/tools/jest/e2e-end.mjs',
};

export default {
  maxWorkers: workers(),
  // no test counts on the one before it
  randomize: true,
  testSequencer: '<rootDir>/tools/jest/longest-first.mjs',
  // a worker keeps what it once loaded; past this it is exchanged for a fresh one
  workerIdleMemoryLimit: '1.5GB',
  // a busy machine is slow, and no test depends on a fast one
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'server',
      testEnvironment: '<rootDir>/tools/jest/node.mjs',
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        ...serverPackages,
        '^fast-check$': shared.moduleNameMapper['^fast-check$'],
      },
      globalSetup: '<rootDir>/tools/jest/server-setup.mjs',
      globalTeardown: '<rootDir>/tools/jest/server-end.mjs',
      testMatch: ['<rootDir>/{core,contract,adapters,seed,app,bench,tests,tools}/**/*.test.ts'],
      testPathIgnorePatterns: ['\\.pact\\.test\\.ts$'],
    },
    {
      displayName: 'web',
      modulePathIgnorePatterns: shared.modulePathIgnorePatterns,
      transform: { '\\.ts$': commonJs(false), '\\.tsx$': commonJs(true) },
      testEnvironment: '<rootDir>/tools/jest/browser.mjs',
      testMatch: ['<rootDir>/frontends/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['\\.pact\\.test\\.tsx?$'],
      globalSetup: '<rootDir>/tools/jest/web-packages.mjs',
      setupFiles: ['<rootDir>/tools/jest/jsdom.cjs'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/each-test.cjs'],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        ...STYLES,
        '^@ant-design/charts$': '<rootDir>/tools/jest/no-charts.cjs',
        ...packageFiles,
        '^fast-check$': '<rootDir>/tools/jest/fast-check.cjs',
        '^@testing-library/react$': '<rootDir>/tools/jest/testing-library.cjs',
      },
      testEnvironmentOptions: { customExportConditions: ['rrr-source', 'default'] },
    },
    {
      ...shared,
      displayName: 'pact',
      testEnvironment: '<rootDir>/tools/jest/node.mjs',
      testMatch: ['<rootDir>/frontends/**/*.pact.test.ts'],
      moduleNameMapper: { ...shared.moduleNameMapper, ...STYLES },
    },
    {
      ...shared,
      displayName: 'provider',
      testEnvironment: '<rootDir>/tools/jest/node.mjs',
      testMatch: ['<rootDir>/tests/api/pact/*.provider.ts'],
    },
    { ...browser, displayName: 'e2e', testMatch: ['<rootDir>/e2e/*.e2e.ts'] },
    { ...browser, displayName: 'matrix', testMatch: ['<rootDir>/e2e/matrix/*.e2e.ts'] },
    {
      ...shared,
      displayName: 'chaos',
      testEnvironment: '<rootDir>/tools/jest/node.mjs',
      testMatch: ['<rootDir>/e2e/chaos/*.e2e.ts'],
    },
  ],
};
