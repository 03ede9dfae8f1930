import { unmatchedResults } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useUnmatchedQuery } = api.injectEndpoints({
  endpoints: (build) => ({ unmatched: build.query({ ...call(unmatchedResults), providesTags: ['event'] }) }),
});
