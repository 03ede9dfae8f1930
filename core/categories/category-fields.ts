import { CATEGORY, valuesOf } from '@rrr/records';
import { normalizeFields } from '../fields/index.js';
import { NotFound, type Stores } from '../shared/index.js';
import type { Category } from './category.js';

/** The editable fields of a category. */
export type CategoryFields = Omit<Category, 'id' | 'version'>;

/** Removes duplicate series and sorts them by id. @throws NotFound when a series does not exist */
export const inOrder = async (tx: Pick<Stores, 'series'>, asked: CategoryFields): Promise<CategoryFields> => {
  const seriesIds = [...new Set(asked.seriesIds)].toSorted();
  if ((await tx.series.existing(seriesIds)).length < seriesIds.length) throw new NotFound('series');
  return { ...normalizeFields(CATEGORY, valuesOf(CATEGORY, asked)), seriesIds };
};
