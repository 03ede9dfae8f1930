import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fieldsNotShown, sampleOf } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { category, seriesDetail } from '@rrr/kit/pact/examples';
import { SERIES } from '@rrr/records';
import { eventSummary, pagination, usd } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const found = {
  series: { ...seriesDetail, bonus: true, initialValue: usd(50000), expirationDate: '2026-12-31' },
  categories: [{ _id: category._id, description: category.description }],
  events: [eventSummary],
  pagination,
};
const path = `/serie/${seriesDetail._id}`;

test.each([path, `${path}/edit`])('every field of a series is on %s', async (at) => {
  const full = { ...found.series, ...sampleOf(SERIES) };
  asAdmin(at, { getSeries: { ...found, series: full }, allPromoters: { promoters: [], pagination } });
  await waitFor(() => expect(fieldsNotShown(SERIES, 'desk')).toEqual([]));
});

test('a series shows its category and its events', async () => {
  const { host } = asAdmin(path, { getSeries: found });
  expect(await screen.findByRole('heading', { level: 1, name: seriesDetail.name })).toBeVisible();
  expect(await screen.findByRole('link', { name: eventSummary.title })).toBeVisible();
  expect(asked(host, 'getSeries')[0]?.params).toEqual({ seriesId: seriesDetail._id });
});

test('a series is deactivated once that is confirmed', async () => {
  const { host } = asAdmin(path, { getSeries: found, activateSeries: { series: { ...found.series, active: false } } });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('button', { name: /^Deactivate/ }));
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(seriesDetail.name) }));
  await user.click(dialog.getByRole('button', { name: /^Deactivate/ }));
  await waitFor(() =>
    expect(asked(host, 'activateSeries')).toEqual([
      { params: { seriesId: seriesDetail._id }, body: { active: false } },
    ]),
  );
});
