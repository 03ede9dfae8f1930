// fast-check for tests on Node: a law tries the examples of the run's seed, so `--seed` repeats a failure of one.
import { jest } from '@jest/globals';
import fc from '../../node_modules/fast-check/lib/fast-check.js';

fc.configureGlobal({ seed: jest.getSeed() });

export default fc;
