import {
  getSummary,
  marketShareMonth,
  marketShareSeries,
  movements,
  reportEarnings,
  reportRedemptions,
} from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const {
  useSummaryQuery,
  useMovementsQuery,
  useShareMonthQuery,
  useShareSeriesQuery,
  useRiderEarningsQuery,
  useRiderRedemptionsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    summary: build.query({ ...call(getSummary), providesTags: ['money'] }),
    movements: build.query({ ...call(movements), providesTags: ['money'] }),
    shareMonth: build.query({ ...call(marketShareMonth), providesTags: ['record'] }),
    shareSeries: build.query({ ...call(marketShareSeries), providesTags: ['record'] }),
    riderEarnings: build.query({ ...call(reportEarnings), providesTags: ['money'] }),
    riderRedemptions: build.query({ ...call(reportRedemptions), providesTags: ['money'] }),
  }),
});
