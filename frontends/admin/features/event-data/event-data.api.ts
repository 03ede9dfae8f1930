import { eventResults, listEventImports, resultCandidates, type ResultRecord } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { allResults } from '@rrr/kit/desk';
import { api } from '../../api.js';

export const { useResultsQuery, useClassResultsQuery, useCandidatesQuery, useEventImportsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    results: build.query({ ...call(eventResults), providesTags: ['event'] }),
    /** all results of a class, however many pages they have */
    classResults: build.query<readonly ResultRecord[], { eventId: string; classId: string }>({
      queryFn: (asked, _api, _extra, ask) => allResults(asked, ask),
      providesTags: ['event'],
      // A table begins with what is stored now, not with what an earlier one began with.
      keepUnusedDataFor: 0,
    }),
    candidates: build.query({ ...call(resultCandidates), providesTags: ['event'] }),
    eventImports: build.query({ ...call(listEventImports), providesTags: ['event'] }),
  }),
});
