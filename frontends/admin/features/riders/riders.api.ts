import { searchRiders } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useRidersQuery } = api.injectEndpoints({
  endpoints: (build) => ({ riders: build.query({ ...call(searchRiders), providesTags: ['money'] }) }),
});
