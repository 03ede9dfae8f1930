// Each test file brings its own AsyncLocalStorages (jest has one for each file too). A storage that was ever used makes
// each later promise of the process slower, so a worker would get slower with each file.
import { AsyncLocalStorage } from 'node:async_hooks';

const used = new Set();
const { run, enterWith } = AsyncLocalStorage.prototype;

/** Notes the storages that are used from now on; the same for all files of a worker. */
export const noteStorages = () => {
  AsyncLocalStorage.prototype.run = function (...args) {
    used.add(this);
    return run.apply(this, args);
  };
  AsyncLocalStorage.prototype.enterWith = function (...args) {
    used.add(this);
    return enterWith.apply(this, args);
  };
};

/** Gives up the storages that were noted. */
export const endStorages = () => {
  for (const value of used) value.disable();
  used.clear();
};
