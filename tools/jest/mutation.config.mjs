// The test configuration for mutation tests: core only, without a database, and as CommonJS, which loads faster.
import config from '../../jest.config.mjs';

const own = {
  rootDir: new URL('../..', import.meta.url).pathname,
  setupFiles: ['<rootDir>/tools/jest/quick-laws.cjs'],
  transform: {
    '\\.ts$': [
      '<rootDir>/tools/jest/typescript.mjs',
      { module: { type: 'commonjs' }, jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
    ],
  },
};
const LEFT_OUT = ['globalSetup', 'globalTeardown', 'displayName', 'testMatch', 'extensionsToTreatAsEsm'];
const [server] = config.projects;
export default Object.fromEntries(Object.entries({ ...server, ...own }).filter(([name]) => !LEFT_OUT.includes(name)));
