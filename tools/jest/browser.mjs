import { TestEnvironment } from 'jest-environment-jsdom';
import { compileScriptsOnce } from './compile-once.mjs';
import { endStorages, noteStorages } from './storages.mjs';

noteStorages();
compileScriptsOnce();

/** jsdom with Node's fetch classes: the router creates a Request per navigation, whose signal must match its class. */
export default class Browser extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Request, Response, Headers, AbortController, AbortSignal });
  }

  async teardown() {
    endStorages();
    await super.teardown();
  }
}
