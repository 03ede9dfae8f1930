import { listVinDisputes, listVinPatterns, vinCounts, vinReport } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useVinPatternsQuery, useVinCountsQuery, useVinReportQuery, useVinDisputesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    vinPatterns: build.query({ ...call(listVinPatterns), providesTags: ['vin'] }),
    vinCounts: build.query({ ...call(vinCounts), providesTags: ['vin'] }),
    vinReport: build.query({ ...call(vinReport), providesTags: ['vin'] }),
    vinDisputes: build.query({ ...call(listVinDisputes), providesTags: ['vin'] }),
  }),
});
