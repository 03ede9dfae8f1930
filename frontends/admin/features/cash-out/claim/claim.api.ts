import { getPayoutClaim } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../../api.js';

export const { useClaimQuery } = api.injectEndpoints({
  endpoints: (build) => ({ claim: build.query({ ...call(getPayoutClaim), providesTags: ['money'] }) }),
});
