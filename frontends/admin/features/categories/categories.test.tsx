import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fieldsNotShown, sampleOf } from '@rrr/kit/base/testing';
import { category, seriesDetail } from '@rrr/kit/pact/examples';
import { CATEGORY } from '@rrr/records';
import { pagination } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

test('categories lead to their pages', async () => {
  const { host } = asAdmin('/categories', { listCategories: { categories: [category], pagination } });
  expect((await screen.findByRole('link', { name: category.description })).getAttribute('href')).toBe(
    `/auth/admin/category/${category._id}`,
  );
  expect(asked(host, 'listCategories')[0]?.query).toMatchObject({ page: 1 });
});

test.each(['', '/edit'])('every field of a category is on its page%s', async (page) => {
  const full = { ...category, ...sampleOf(CATEGORY) };
  asAdmin(`/category/${category._id}${page}`, { getCategory: { category: full, series: [], pagination } });
  await waitFor(() => expect(fieldsNotShown(CATEGORY, 'desk')).toEqual([]));
});

test('a category shows its series', async () => {
  asAdmin(`/category/${category._id}`, { getCategory: { category, series: [seriesDetail], pagination } });
  expect(await screen.findByRole('heading', { level: 1, name: category.description })).toBeVisible();
  expect((await screen.findAllByRole('link', { name: seriesDetail.name }))[0]?.getAttribute('href')).toBe(
    `/auth/admin/serie/${seriesDetail._id}`,
  );
});
