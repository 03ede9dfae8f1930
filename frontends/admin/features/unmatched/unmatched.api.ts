import { unmatchedOfPerson, unmatchedPeople, unmatchedResults } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useUnmatchedQuery, useUnmatchedPeopleQuery, useUnmatchedOfPersonQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    unmatched: build.query({ ...call(unmatchedResults), providesTags: ['event'] }),
    unmatchedPeople: build.query({ ...call(unmatchedPeople), providesTags: ['event'] }),
    unmatchedOfPerson: build.query({ ...call(unmatchedOfPerson), providesTags: ['event'] }),
  }),
});
