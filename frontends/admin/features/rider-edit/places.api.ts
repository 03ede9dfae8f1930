import { listPlaces } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useRegionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ regions: build.query({ ...call(listPlaces), keepUnusedDataFor: 3600 }) }),
});
