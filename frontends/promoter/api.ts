import { createApi } from '@reduxjs/toolkit/query/react';
import { getConfig, getEvent, getPromoter, getSeries, promoterEvents, promoterSeries } from '@rrr/contract';
import { call, hostBaseQuery } from '@rrr/kit/base';

/** What the promoter's screens read; a file of results is sent by its wizard, which asks for progress and may stop. */
export const api = createApi({
  baseQuery: hostBaseQuery,
  tagTypes: ['event', 'promoter', 'series'],
  endpoints: (build) => ({
    config: build.query({ ...call(getConfig), keepUnusedDataFor: 3600 }),
    events: build.query({ ...call(promoterEvents), providesTags: ['event'] }),
    event: build.query({ ...call(getEvent), providesTags: ['event'] }),
    promoter: build.query({ ...call(getPromoter), providesTags: ['promoter'] }),
    series: build.query({ ...call(promoterSeries), providesTags: ['series'] }),
    oneSeries: build.query({ ...call(getSeries), providesTags: ['series'] }),
  }),
});

export const {
  useConfigQuery,
  useEventsQuery,
  useEventQuery,
  usePromoterQuery,
  useSeriesQuery,
  useOneSeriesQuery,
} = api;
