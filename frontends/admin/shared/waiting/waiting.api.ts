import { getWaiting } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

const { endpoints, useWaitingQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    waiting: build.query({
      ...call(getWaiting),
      providesTags: ['money', 'record', 'event', 'promoter', 'vin'],
    }),
  }),
});

/** What waits. The frame and the page both show it: a page that opens a moment after its frame does not ask again. */
export const useWaiting = () => useWaitingQuery(undefined, { refetchOnMountOrArgChange: 30 });

export const askWaiting = () => endpoints.waiting.initiate(undefined, { subscribe: false });
