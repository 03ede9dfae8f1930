import { allApiTokens } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useAllTokensQuery } = api.injectEndpoints({
  endpoints: (build) => ({ allTokens: build.query({ ...call(allApiTokens), providesTags: ['token'] }) }),
});
