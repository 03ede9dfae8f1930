import { listPlaces, listSessions } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { usePlacesQuery, useSessionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    places: build.query({ ...call(listPlaces), keepUnusedDataFor: 3600 }),
    sessions: build.query({ ...call(listSessions), providesTags: ['sessions'] }),
  }),
});
