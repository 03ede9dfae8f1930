import { getSeason, listSeasons } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useSeasonsQuery, useSeasonQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    seasons: build.query({ ...call(listSeasons), providesTags: ['season', 'record'] }),
    season: build.query({ ...call(getSeason), providesTags: ['season', 'record'] }),
  }),
});
