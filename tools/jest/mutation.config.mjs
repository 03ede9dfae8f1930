// The server's tests as mutation testing runs them: core alone, no database.
import config from '../../jest.config.mjs';

const own = { rootDir: new URL('../..', import.meta.url).pathname, globalSetup: undefined, globalTeardown: undefined, displayName: undefined, testMatch: undefined, setupFiles: ['<rootDir>/tools/jest/quick-laws.mjs'] };
const [server] = config.projects;
export default Object.fromEntries(Object.entries({ ...server, ...own }).filter(([, value]) => value !== undefined));
