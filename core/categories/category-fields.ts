import { NotFound, type Stores } from '../shared/index.js';
import type { Category } from './category.js';

/** What people write of a category. */
export type CategoryFields = Pick<Category, 'description' | 'active' | 'seriesIds'>;

/** Each series once, in the order of their ids. @throws NotFound when one of them is not there */
export const inOrder = async (tx: Pick<Stores, 'series'>, asked: CategoryFields): Promise<CategoryFields> => {
  const seriesIds = [...new Set(asked.seriesIds)].toSorted();
  if ((await tx.series.existing(seriesIds)).length < seriesIds.length) throw new NotFound('series');
  return { description: asked.description.trim(), active: asked.active, seriesIds };
};
