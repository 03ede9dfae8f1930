import { getDeletion, listPlaces } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useDeletionQuery, usePlacesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    places: build.query({ ...call(listPlaces), keepUnusedDataFor: 3600 }),
    deletion: build.query({ ...call(getDeletion), providesTags: ['deletion'] }),
  }),
});
