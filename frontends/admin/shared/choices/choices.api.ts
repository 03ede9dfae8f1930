import { adminSeries, allPromoters, type Response } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

const LARGEST = 100;
type Listed = Response<typeof adminSeries>['series'];

/** What a form or a filter chooses among: whole lists, by name. */
export const { usePromoterChoicesQuery, useSeriesChoicesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    promoterChoices: build.query(call(allPromoters)),
    seriesChoices: build.query<Listed, void>({
      providesTags: ['series'],
      queryFn: async (_, __, ___, ask) => {
        const all: Listed = [];
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const { data, error } = await ask({ endpoint: adminSeries, request: { query: { page, limit: LARGEST } } });
          if (error) return { error };
          const { series, pagination } = data as Response<typeof adminSeries>;
          all.push(...series);
          pages = pagination.totalPages;
        }
        return { data: all };
      },
    }),
  }),
});
