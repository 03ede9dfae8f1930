import { riderDocuments, riderNotes, riderTimecards } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../../api.js';

export const { useNotesQuery, useDocumentsQuery, useTimecardsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    notes: build.query({ ...call(riderNotes), providesTags: ['record'] }),
    documents: build.query({ ...call(riderDocuments), providesTags: ['record'] }),
    timecards: build.query({ ...call(riderTimecards), providesTags: ['record'] }),
  }),
});
