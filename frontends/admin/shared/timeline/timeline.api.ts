import { getTimeline } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

/** Every act on a record adds to its history. */
export const { useTimelineQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    timeline: build.query({
      ...call(getTimeline),
      providesTags: ['money', 'record', 'event', 'dealer', 'promoter', 'mail'],
    }),
  }),
});
