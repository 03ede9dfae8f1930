import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { seriesDetail } from '@rrr/kit/pact/examples';
import { pagination, riderCard, riderId, usd } from '../../pact/examples.js';
import { asAdmin } from '../../testing/as-admin.js';

const user = person();
const options = () =>
  within(screen.getByRole('listbox', { name: 'Results' }))
    .queryAllByRole('option')
    .map((option) => option.textContent);
const field = () => screen.getByRole('combobox', { name: /^Find a rider, event/ });
const series = { ...seriesDetail, name: 'Carter Valley Series' };
const opened = async (answers: Record<string, unknown> = {}) => {
  const view = asAdmin('/riders', {
    listEvents: { events: [], pagination, contingencyAmount: usd(0) },
    listDealers: { dealers: [], pagination },
    adminSeries: { series: [series], pagination },
    ...answers,
  });
  // a page takes the focus when it comes; a browser keeps it inside an open dialog, which is drawn without that here
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: /^Find a rider, event/ });
  return view;
};

test('riders come first, then what can be done with the first, then series', async () => {
  const { router } = await opened();
  await user.type(field(), 'carter');
  await waitFor(() => expect(options()[0]).toContain('Sam Carter'));
  expect(screen.getByRole('group', { name: 'Actions on Sam Carter' })).toBeTruthy();
  expect(screen.getByRole('option', { name: /Carter Valley Series/ })).toBeTruthy();
  await user.click(screen.getByRole('option', { name: /Adjust balance/ }));
  expect(router.state.location.pathname).toBe(`/auth/admin/rider/${riderId}/adjust`);
});

test('what cannot be done with a rider says why', async () => {
  await opened({ searchRiders: { riders: [{ ...riderCard, balances: [] }], pagination } });
  await user.type(field(), 'carter');
  const redeem = await screen.findByRole('option', { name: /Redeem for this rider/ });
  expect([redeem.getAttribute('aria-disabled'), redeem.textContent]).toEqual([
    'true',
    'Redeem for this ridernothing is available',
  ]);
});

test('an act is found by its name, and a page too', async () => {
  const { router } = await opened({ searchRiders: { riders: [], pagination } });
  await user.type(field(), 'add an ev');
  await user.click(await screen.findByRole('option', { name: /^Add an ev ?ent$/ }));
  expect(router.state.location.pathname).toBe('/auth/admin/event/new');
});
