import { getSummary, listRedemptions } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useSummaryQuery, useLatestRedemptionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    summary: build.query({ ...call(getSummary), providesTags: ['money'] }),
    latestRedemptions: build.query({ ...call(listRedemptions), providesTags: ['money'] }),
  }),
});
