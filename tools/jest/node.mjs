import { TestEnvironment } from 'jest-environment-node';
import { compileModulesOnce } from './compile-once.mjs';
import { endStorages, noteStorages } from './storages.mjs';

noteStorages();
compileModulesOnce();
/** The database's driver asks once for each test file which C library there is; the answer takes a tenth of a second. */
const report = process.report.getReport();

/** Node, without what would slow down the files that follow in the same worker. */
export default class NodeWorker extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.defineProperty(this.global.process, 'report', { value: { getReport: () => report }, configurable: true });
  }

  async teardown() {
    endStorages();
    await super.teardown();
  }
}
