import type { SeriesListed } from '../series/index.js';
import type { PageAsked, PageOf } from '../shared/index.js';
import type { Category } from './category.js';

export interface CategoryListed extends Omit<Category, 'seriesIds'> {
  readonly seriesCount: number;
}

export interface CategoryQueries {
  /** ordered by description; without `active`: all */
  list(asked: PageAsked & { readonly active?: boolean }): Promise<PageOf<CategoryListed>>;
  /** with its series by name; without `active`: inactive ones too */
  one(
    categoryId: string,
    series: PageAsked & { readonly active?: boolean },
  ): Promise<{ readonly category: CategoryListed; readonly series: PageOf<SeriesListed> } | undefined>;
}
