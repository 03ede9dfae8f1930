import { getSoldVins } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useSoldVinsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ soldVins: build.query({ ...call(getSoldVins), providesTags: ['vin'] }) }),
});
