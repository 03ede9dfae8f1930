import {
  adminSeries,
  getSeries,
  getSeriesSummary,
  getStandings,
  getStandingsBonuses,
  seriesBonuses,
} from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const {
  useSeriesListQuery,
  useOneSeriesQuery,
  useSeriesBonusesQuery,
  useSeriesSummaryQuery,
  useStandingsQuery,
  useStandingsBonusesQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    seriesList: build.query({ ...call(adminSeries), providesTags: ['series'] }),
    oneSeries: build.query({ ...call(getSeries), providesTags: ['series', 'event'] }),
    seriesBonuses: build.query({ ...call(seriesBonuses), providesTags: ['series', 'money'] }),
    seriesSummary: build.query({ ...call(getSeriesSummary), providesTags: ['money'] }),
    standings: build.query({ ...call(getStandings), providesTags: ['series', 'event'] }),
    standingsBonuses: build.query({ ...call(getStandingsBonuses), providesTags: ['series', 'event', 'money'] }),
  }),
});
