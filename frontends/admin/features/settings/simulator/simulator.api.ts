import { simulateResult } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../../api.js';

/** A query, for nothing is stored: the same question always has the same answer. */
export const { useSimulationQuery } = api.injectEndpoints({
  endpoints: (build) => ({ simulation: build.query(call(simulateResult)) }),
});
