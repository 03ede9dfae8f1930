import { listRefunds, listRefundsDue, refundsDueTotals } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useRefundsDueQuery, useRefundsQuery, useDueTotalsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    refundsDue: build.query({ ...call(listRefundsDue), providesTags: ['money'] }),
    dueTotals: build.query({ ...call(refundsDueTotals), providesTags: ['money'] }),
    refunds: build.query({ ...call(listRefunds), providesTags: ['money'] }),
  }),
});
