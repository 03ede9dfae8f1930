import {
  dealersLean,
  getCategory,
  getEvent,
  getSeries,
  getStandings,
  listCategories,
  listSeries,
  riderFavourites,
  roleEvents,
} from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const {
  useRoleEventsQuery,
  useEventQuery,
  useSeriesListQuery,
  useSeriesQuery,
  useStandingsQuery,
  useCategoriesQuery,
  useCategoryQuery,
  useFavouritesQuery,
  useDealersQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    roleEvents: build.query({ ...call(roleEvents), providesTags: ['favourites', 'events'] }),
    event: build.query({ ...call(getEvent), providesTags: ['events'] }),
    seriesList: build.query(call(listSeries)),
    series: build.query(call(getSeries)),
    standings: build.query(call(getStandings)),
    categories: build.query(call(listCategories)),
    category: build.query(call(getCategory)),
    favourites: build.query({ ...call(riderFavourites), providesTags: ['favourites'] }),
    dealers: build.query(call(dealersLean)),
  }),
});
