import { roleEvents } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useEventsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ events: build.query({ ...call(roleEvents), providesTags: ['event'] }) }),
});
