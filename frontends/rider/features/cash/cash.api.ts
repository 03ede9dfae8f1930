import { getPayoutClaim, getRiderCash, listPayoutClaims } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useCashQuery, useClaimsQuery, useClaimQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    cash: build.query({ ...call(getRiderCash), providesTags: ['cash'] }),
    claims: build.query({ ...call(listPayoutClaims), providesTags: ['cash'] }),
    claim: build.query({ ...call(getPayoutClaim), providesTags: ['cash'] }),
  }),
});
