import { jest } from '@jest/globals';

/** One step in this many is tried in the gate, other ones with each seed; all of them in `npm run test:full`. */
const ONE_IN = process.env['TEST_FULL'] === '1' ? 1 : 8;
/** The steps at the end stand around the commit and the answer: they are always tried. */
const AT_THE_END = 5;

/** Whether step `n` of `steps` is one where this run kills the process. The first step is 1. */
export const isTried = (n: number, steps: number): boolean =>
  n === 1 || n > steps - AT_THE_END || (n + jest.getSeed()) % ONE_IN === 0;
