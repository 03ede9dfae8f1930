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

const calls = api.injectEndpoints({
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

/** Who and what stands at the top of a year. */
export const {
  useTopProRidersQuery,
  useTopAmateurRidersQuery,
  useProRiderStatsQuery,
  useAmateurRiderStatsQuery,
  useTopDealersQuery,
  useRecentEventsQuery,
} = calls;

/** What waits. The frame and the page both show it: a page that opens a moment after its frame does not ask again. */
export const useWaiting = () => calls.useWaitingQuery(undefined, { refetchOnMountOrArgChange: 30 });
