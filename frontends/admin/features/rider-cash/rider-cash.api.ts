import { getRiderCash } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useRiderCashQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    riderCash: build.query({ ...call(getRiderCash), providesTags: ['money'] }),
  }),
});
