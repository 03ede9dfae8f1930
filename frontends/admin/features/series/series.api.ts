import { adminSeries, getSeries, getSeriesSummary, seriesBonuses } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useSeriesListQuery, useOneSeriesQuery, useSeriesBonusesQuery, useSeriesSummaryQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      seriesList: build.query({ ...call(adminSeries), providesTags: ['series'] }),
      oneSeries: build.query({ ...call(getSeries), providesTags: ['series', 'event'] }),
      seriesBonuses: build.query({ ...call(seriesBonuses), providesTags: ['series', 'money'] }),
      seriesSummary: build.query({ ...call(getSeriesSummary), providesTags: ['money'] }),
    }),
  });
