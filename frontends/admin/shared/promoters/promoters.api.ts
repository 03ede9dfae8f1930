import { getPromoter, listPromoters, promoterEvents, promoterSummary } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { usePromotersQuery, usePromoterQuery, usePromoterEventsQuery, usePromoterCountsQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      promoters: build.query({ ...call(listPromoters), providesTags: ['promoter'] }),
      promoter: build.query({ ...call(getPromoter), providesTags: ['promoter'] }),
      promoterEvents: build.query({ ...call(promoterEvents), providesTags: ['promoter'] }),
      promoterCounts: build.query({ ...call(promoterSummary), providesTags: ['promoter'] }),
    }),
  });
