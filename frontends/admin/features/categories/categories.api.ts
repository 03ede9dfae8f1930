import { getCategory, listCategories } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useCategoriesQuery, useCategoryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    categories: build.query({ ...call(listCategories), providesTags: ['category'] }),
    category: build.query({ ...call(getCategory), providesTags: ['category', 'series'] }),
  }),
});
