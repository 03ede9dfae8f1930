import { createApi } from '@reduxjs/toolkit/query/react';
import { getConfig, getRider } from '@rrr/contract';
import { call, hostBaseQuery } from '@rrr/kit/base';

/** Each feature adds its calls by `api.injectEndpoints`; the rider's own record is what they all stand on. */
export const api = createApi({
  baseQuery: hostBaseQuery,
  tagTypes: ['rider', 'cash', 'results', 'favourites', 'events', 'deletion', 'photos'],
  // Money moves at the dealer's counter, not here: a page that is opened again asks again.
  refetchOnMountOrArgChange: true,
  endpoints: (build) => ({
    config: build.query({ ...call(getConfig), keepUnusedDataFor: 3600 }),
    rider: build.query({ ...call(getRider), providesTags: ['rider'] }),
  }),
});
export const { useConfigQuery, useRiderQuery } = api;
