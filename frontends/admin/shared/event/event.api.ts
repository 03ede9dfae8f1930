import { getEvent } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useEventQuery } = api.injectEndpoints({
  endpoints: (build) => ({ event: build.query({ ...call(getEvent), providesTags: ['event'] }) }),
});
