import {
  amateurRiderStats,
  proRiderStats,
  recentEvents,
  topAmateurRiders,
  topDealers,
  topProRiders,
} from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

/** Who and what stands at the top of a year. */
export const {
  useTopProRidersQuery,
  useTopAmateurRidersQuery,
  useProRiderStatsQuery,
  useAmateurRiderStatsQuery,
  useTopDealersQuery,
  useRecentEventsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    topProRiders: build.query({ ...call(topProRiders), providesTags: ['money'] }),
    topAmateurRiders: build.query({ ...call(topAmateurRiders), providesTags: ['money'] }),
    proRiderStats: build.query({ ...call(proRiderStats), providesTags: ['money'] }),
    amateurRiderStats: build.query({ ...call(amateurRiderStats), providesTags: ['money'] }),
    topDealers: build.query({ ...call(topDealers), providesTags: ['money'] }),
    recentEvents: build.query({ ...call(recentEvents), providesTags: ['event', 'money'] }),
  }),
});
