import { afterAll } from '@jest/globals';
import { type DemoServer, demoServer } from './demo-server.js';

/** A demo server that stops after the tests of the file that starts it. */
export const startDemo = async (...how: Parameters<typeof demoServer>): Promise<DemoServer> => {
  const demo = await demoServer(...how);
  afterAll(() => demo.stop());
  return demo;
};
