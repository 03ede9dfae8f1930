import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with the fetch family of Node: the router makes a Request for each navigation, and its signal must be of the
 * same family.
 */
export default class Browser extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Request, Response, Headers, AbortController, AbortSignal });
  }
}
