import { eventsFinished, eventsLate } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useLateEventsQuery, useFinishedEventsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    lateEvents: build.query({ ...call(eventsLate), providesTags: ['event'] }),
    finishedEvents: build.query({ ...call(eventsFinished), providesTags: ['event', 'money'] }),
  }),
});
