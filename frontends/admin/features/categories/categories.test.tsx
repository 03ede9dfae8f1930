import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { category, seriesDetail } from '@rrr/kit/pact/examples';
import { pagination } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

test('categories lead to their pages', async () => {
  const { host } = asAdmin('/categories', { listCategories: { categories: [category], pagination } });
  expect((await screen.findByRole('link', { name: category.description })).getAttribute('href')).toBe(
    `/auth/admin/category/${category._id}`,
  );
  expect(asked(host, 'listCategories')[0]?.query).toMatchObject({ page: 1 });
});

test('a category shows its series', async () => {
  asAdmin(`/category/${category._id}`, { getCategory: { category, series: [seriesDetail], pagination } });
  expect(await screen.findByRole('heading', { level: 1, name: category.description })).toBeVisible();
  expect((await screen.findAllByRole('link', { name: seriesDetail.name }))[0]?.getAttribute('href')).toBe(
    `/auth/admin/serie/${seriesDetail._id}`,
  );
});
