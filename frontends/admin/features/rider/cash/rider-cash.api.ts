import { getRiderCash, listCreditChoices } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../../api.js';

export const { useRiderCashQuery, useCreditChoicesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    riderCash: build.query({ ...call(getRiderCash), providesTags: ['money'] }),
    creditChoices: build.query({ ...call(listCreditChoices), providesTags: ['money'] }),
  }),
});
