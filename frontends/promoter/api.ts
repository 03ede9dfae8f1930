import { createApi } from '@reduxjs/toolkit/query/react';
import {
  eventResults,
  getEvent,
  getPromoter,
  getSeries,
  getStandings,
  listEventImports,
  promoterEvents,
  promoterSeries,
  promoterUnmatched,
  resultCandidates,
  type ResultRecord,
} from '@rrr/contract';
import { call, hostBaseQuery } from '@rrr/kit/base';
import { allResults } from '@rrr/kit/desk';

/** What the promoter's screens read; a file of results is sent by its wizard, which asks for progress and may stop. */
export const api = createApi({
  baseQuery: hostBaseQuery,
  tagTypes: ['event', 'promoter', 'series', 'result', 'import', 'webhook'],
  endpoints: (build) => ({
    events: build.query({ ...call(promoterEvents), providesTags: ['event'] }),
    event: build.query({ ...call(getEvent), providesTags: ['event'] }),
    promoter: build.query({ ...call(getPromoter), providesTags: ['promoter'] }),
    series: build.query({ ...call(promoterSeries), providesTags: ['series'] }),
    oneSeries: build.query({ ...call(getSeries), providesTags: ['series'] }),
    standings: build.query({ ...call(getStandings), providesTags: ['series', 'result'] }),
    results: build.query({ ...call(eventResults), providesTags: ['result'] }),
    /** all results of a class, however many pages they have */
    classResults: build.query<readonly ResultRecord[], { eventId: string; classId: string }>({
      queryFn: (asked, _api, _extra, ask) => allResults(asked, ask),
      providesTags: ['result'],
      // A table begins with what is stored now, not with what an earlier one began with.
      keepUnusedDataFor: 0,
    }),
    candidates: build.query({ ...call(resultCandidates), providesTags: ['result'] }),
    unmatched: build.query({ ...call(promoterUnmatched), providesTags: ['result'] }),
    imports: build.query({ ...call(listEventImports), providesTags: ['import'] }),
  }),
});

export const {
  useEventsQuery,
  useEventQuery,
  usePromoterQuery,
  useSeriesQuery,
  useOneSeriesQuery,
  useStandingsQuery,
  useResultsQuery,
  useClassResultsQuery,
  useCandidatesQuery,
  useUnmatchedQuery,
  useImportsQuery,
} = api;
