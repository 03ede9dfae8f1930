import {
  amateurRiderStats,
  getWaiting,
  proRiderStats,
  recentEvents,
  topAmateurRiders,
  topDealers,
  topProRiders,
} from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

/** What waits, and who and what stands at the top of a year. */
export const {
  useWaitingQuery,
  useTopProRidersQuery,
  useTopAmateurRidersQuery,
  useProRiderStatsQuery,
  useAmateurRiderStatsQuery,
  useTopDealersQuery,
  useRecentEventsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    waiting: build.query({
      ...call(getWaiting),
      providesTags: ['money', 'record', 'event', 'promoter', 'vin'],
    }),
    topProRiders: build.query({ ...call(topProRiders), providesTags: ['money'] }),
    topAmateurRiders: build.query({ ...call(topAmateurRiders), providesTags: ['money'] }),
    proRiderStats: build.query({ ...call(proRiderStats), providesTags: ['money'] }),
    amateurRiderStats: build.query({ ...call(amateurRiderStats), providesTags: ['money'] }),
    topDealers: build.query({ ...call(topDealers), providesTags: ['money'] }),
    recentEvents: build.query({ ...call(recentEvents), providesTags: ['event', 'money'] }),
  }),
});
