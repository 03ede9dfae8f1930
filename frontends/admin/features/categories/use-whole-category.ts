import { useCallback } from 'react';
import { getCategory, type Category, type SeriesDetail } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';

const LARGEST = 100;

export interface WholeCategory {
  category: Category;
  series: readonly SeriesDetail[];
}

/** Reads a category with all its series: an edit sends back the whole list, so none may be missing. */
export const useWholeCategory = (categoryId: string) => {
  const { http } = useHost();
  return useCallback(async (): Promise<WholeCategory> => {
    const params = { categoryId };
    const first = await http.call(getCategory, { params, query: { page: 1, limit: LARGEST } });
    const series = [...first.series];
    for (let page = 2; page <= first.pagination.totalPages; page += 1)
      series.push(...(await http.call(getCategory, { params, query: { page, limit: LARGEST } })).series);
    return { category: first.category, series };
  }, [http, categoryId]);
};
