import { CATEGORY } from '@rrr/records';
import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { answerOf, schemasOf, withSchemas } from './field.js';
import { seriesDetail } from './series.js';
import { flag, id, pageQuery, pagination } from './values.js';

export const CATEGORY_FIELDS = withSchemas(CATEGORY);

/** A group of series, for riders and reports (requirements §3). */
export const category = z.strictObject({
  _id: id,
  ...answerOf(CATEGORY_FIELDS),
  seriesCount: z.int(),
  /** send it back with an edit, to detect concurrent edits */
  version: z.int(),
});
export type Category = z.output<typeof category>;

const oneCategory = z.strictObject({ categoryId: id });
const withSeries = z.strictObject({ category, series: z.array(seriesDetail), pagination });

export const listCategories = endpoint('listCategories', 'GET /api/categories', {
  tag: 'Categories',
  summary: 'List categories by description; all of them if `active` is omitted',
  cached: true,
  query: pageQuery.extend({ active: flag.optional() }),
  response: z.strictObject({ categories: z.array(category), pagination }),
});

export const getCategory = endpoint('getCategory', 'GET /api/category/{categoryId}', {
  tag: 'Categories',
  summary: 'Get a category with a page of its series by name; inactive series for admins only',
  cached: true,
  params: oneCategory,
  query: pageQuery,
  response: withSeries,
  errors: ['NOT_FOUND'],
});

const fields = z.strictObject({
  ...schemasOf(CATEGORY_FIELDS),
  /** the whole list of its series */
  seriesIds: z.array(id).max(500),
});

export const addCategory = endpoint('addCategory', 'POST /api/admin/categories', {
  tag: 'Categories',
  summary: 'Add a category with its series',
  body: fields,
  response: withSeries,
  status: 201,
  errors: ['NOT_FOUND'],
});

export const editCategory = endpoint('editCategory', 'PUT /api/admin/category/{categoryId}', {
  tag: 'Categories',
  summary: 'Replace a category and its list of series',
  params: oneCategory,
  body: fields.extend({ version: z.int().min(1).max(2_000_000_000) }),
  response: withSeries,
  errors: ['NOT_FOUND', 'STALE_EDIT'],
});

export const deleteCategory = endpoint('deleteCategory', 'DELETE /api/admin/category/{categoryId}', {
  tag: 'Categories',
  summary: 'Delete a category; its series stay',
  params: oneCategory,
  errors: ['NOT_FOUND'],
});
