import { getPaymentRun } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../../api.js';

export const { usePaymentRunQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    paymentRun: build.query({ ...call(getPaymentRun), providesTags: ['money'] }),
  }),
});
