import { getEarning, listResultClaims, riderEarnings } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useEarningsQuery, useEarningQuery, useResultClaimsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    earnings: build.query(call(riderEarnings)),
    earning: build.query(call(getEarning)),
    resultClaims: build.query({ ...call(listResultClaims), providesTags: ['results'] }),
  }),
});
