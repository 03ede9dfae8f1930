import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();

test('the search box leads to the list of riders', async () => {
  const { router } = asAdmin();
  await user.type(await screen.findByLabelText('Find a rider'), ' sam & co {Enter}');
  expect(router.state.location.pathname + router.state.location.search).toBe('/auth/admin/riders?query=sam+%26+co');
});

test('the chart has a table that says the same', async () => {
  asAdmin();
  const table = within(await screen.findByRole('table', { name: 'By month' }));
  expect(table.getByRole('row', { name: /Mar/ }).textContent).toBe('Mar$465.00$40.00');
  expect(screen.getByRole('img', { name: /Earned and redeemed by month/ })).toBeTruthy();
});

test('another currency is another address; a year without money says so', async () => {
  const { host, router } = asAdmin();
  await user.click(await screen.findByRole('button', { name: 'EUR' }));
  expect(router.state.location.search).toBe('?currency=EUR');
  expect(await screen.findByText('Nothing was earned or redeemed in EUR this year.')).toBeTruthy();
  expect(asked(host, 'getSummary').map((it) => it.query)).toEqual([{ currency: 'USD' }, { currency: 'EUR' }]);
});

test('the sidebar has the screens that exist, in French too', async () => {
  asAdmin('', {}, 'fr');
  const links = (await screen.findByRole('navigation', { name: 'Navigation principale' })).querySelectorAll('a');
  expect([...links].map((it) => it.getAttribute('href'))).toEqual([
    '/fr/auth/admin',
    '/fr/auth/admin/riders',
    '/fr/auth/admin/events',
  ]);
});
