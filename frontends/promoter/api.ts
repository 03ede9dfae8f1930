import { createApi } from '@reduxjs/toolkit/query/react';
import {
  eventResults,
  getConfig,
  getEvent,
  getPromoter,
  getSeries,
  listEventImports,
  promoterEvents,
  promoterSeries,
  promoterUnmatched,
  ridersLean,
} from '@rrr/contract';
import { call, hostBaseQuery } from '@rrr/kit/base';

/** What the promoter's screens read; a file of results is sent by its wizard, which asks for progress and may stop. */
export const api = createApi({
  baseQuery: hostBaseQuery,
  tagTypes: ['event', 'promoter', 'series', 'result', 'import'],
  endpoints: (build) => ({
    config: build.query({ ...call(getConfig), keepUnusedDataFor: 3600 }),
    events: build.query({ ...call(promoterEvents), providesTags: ['event'] }),
    event: build.query({ ...call(getEvent), providesTags: ['event'] }),
    promoter: build.query({ ...call(getPromoter), providesTags: ['promoter'] }),
    series: build.query({ ...call(promoterSeries), providesTags: ['series'] }),
    oneSeries: build.query({ ...call(getSeries), providesTags: ['series'] }),
    results: build.query({ ...call(eventResults), providesTags: ['result'] }),
    unmatched: build.query({ ...call(promoterUnmatched), providesTags: ['result'] }),
    imports: build.query({ ...call(listEventImports), providesTags: ['import'] }),
    riders: build.query(call(ridersLean)),
  }),
});

/** What is out of date once results moved. */
export const AFTER_RESULTS = ['event', 'result', 'import'] as const;

export const {
  useConfigQuery,
  useEventsQuery,
  useEventQuery,
  usePromoterQuery,
  useSeriesQuery,
  useOneSeriesQuery,
  useResultsQuery,
  useUnmatchedQuery,
  useImportsQuery,
  useRidersQuery,
} = api;
