import { test } from '@jest/globals';
import { addCategory, deleteCategory, editCategory, getCategory, listCategories } from '@rrr/contract';
import { consumer } from '@rrr/kit/pact';
import { category, seriesDetail } from '@rrr/kit/pact/examples';
import { ask } from './ask.js';
import { pagination } from './examples.js';

const { answers, refuses } = consumer('admin');
const grouped = ['a category has the series', {}] as const;
const params = { categoryId: category._id };
const path = `/api/admin/category/${category._id}`;
const series = [{ ...seriesDetail, eventCount: 0 }];
const written = { description: 'Desert races', active: true, seriesIds: [seriesDetail._id] };

test('the categories', () =>
  answers(
    ask(
      'an admin lists active categories',
      listCategories,
      '/api/categories',
      { query: { active: 'true', page: 1, limit: 25 } },
      grouped,
    ),
    { categories: [category], pagination },
  ));

test('one category with its series', () =>
  answers(
    ask(
      'an admin opens a category',
      getCategory,
      `/api/category/${category._id}`,
      { params, query: { page: 1, limit: 100 } },
      grouped,
    ),
    { category, series, pagination },
  ));

test('a new category, still without series', () =>
  answers(
    ask('an admin adds a category', addCategory, '/api/admin/categories', { body: { ...written, seriesIds: [] } }),
    { category: { ...category, description: written.description, seriesCount: 0 }, series: [], pagination },
    201,
  ));

test('a change of a category', () =>
  answers(
    ask('an admin changes a category', editCategory, path, { params, body: { ...written, version: 1 } }, grouped),
    { category: { ...category, description: written.description, version: 2 }, series, pagination },
  ));

test('a change of a category that someone else changed meanwhile', () =>
  refuses(
    ask(
      'an admin changes a category that was changed meanwhile',
      editCategory,
      path,
      { params, body: { ...written, version: 9 } },
      grouped,
    ),
    409,
    'STALE_EDIT',
  ));

test('a category that is deleted', () =>
  answers(ask('an admin deletes a category', deleteCategory, path, { params }, grouped), undefined, 204));
