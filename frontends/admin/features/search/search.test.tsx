import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { seriesDetail } from '@rrr/kit/pact/examples';
import { claim as payoutClaim } from '../../pact/cash-examples.js';
import { pagination, redemptionId, riderCard, riderId, usd } from '../../pact/examples.js';
import { asAdmin } from '../../testing/as-admin.js';
import { keepRecent, readRecent } from './recent-records.js';

const user = person();
const options = () =>
  within(screen.getByRole('listbox', { name: 'Results' }))
    .queryAllByRole('option')
    .map((option) => option.textContent);
const field = () => screen.getByRole('combobox', { name: /^Find a rider/ });
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
  await screen.findByRole('combobox', { name: /^Find a rider/ });
  return view;
};

test('riders come first, then what can be done with the first, then series', async () => {
  const { router } = await opened();
  await user.type(field(), 'carter');
  await waitFor(() => expect(options()[0]).toContain('Sam Carter'));
  expect(screen.getByRole('group', { name: 'Actions on Sam Carter' })).toBeVisible();
  expect(screen.getByRole('option', { name: /Carter Valley Series/ })).toBeVisible();
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

test('a code leads to its redemption and its rider, an order to its claim; similar names stand under their own heading', async () => {
  const found = {
    ...{ kind: 'redemption', _id: redemptionId, riderId, name: 'Sam Carter', code: '4K0009ZX', undone: true },
    ...{ amount: usd(2500), at: '2026-11-02T18:00:00.000Z' },
  };
  const claim = { ...found, kind: 'order', _id: payoutClaim._id, code: 'RA-77', undone: false };
  const { router } = await opened({
    searchRiders: {
      riders: [{ ...riderCard, foundBy: { kind: 'redemption', text: '4K0009ZX' } }],
      pagination,
      similar: true,
    },
    findByReference: { found: [found, claim, { ...found, kind: 'rider', _id: riderId }] },
  });
  await user.type(field(), '4k0009zx');
  const codes = within(await screen.findByRole('group', { name: 'Codes and ids' }));
  expect(codes.getAllByRole('option').map((it) => it.textContent)).toEqual([
    'Redemption 4K0009ZXSam Carter · $25.00 · Nov 2nd, 2026',
    'Payment order RA-77Sam Carter · $25.00 · Nov 2nd, 2026',
  ]);
  const similar = within(screen.getByRole('group', { name: 'Similar names' }));
  expect(similar.getByRole('option').textContent).toContain('Redemption 4K0009ZX · AMA 1200345');
  await user.click(codes.getByRole('option', { name: /^Redemption/ }));
  expect(router.state.location.pathname + router.state.location.search).toBe(`/auth/admin/rider/${riderId}?tab=undone`);
});

test('the records opened last stand first, until something is typed', async () => {
  localStorage.clear();
  const view = await opened();
  await user.keyboard('{Escape}');
  await act(() => view.router.navigate(`/auth/admin/rider/${riderId}`));
  await screen.findByRole('heading', { level: 1, name: 'Sam Carter' });
  const first = async (): Promise<readonly [string | null, number]> => {
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: /^Find a rider/ });
    return [options()[0] ?? null, screen.queryAllByRole('group', { name: 'Recently opened' }).length];
  };
  // the record that is open is no way to go
  expect((await first())[1]).toBe(0);
  await user.keyboard('{Escape}');
  await act(() => view.router.navigate('/auth/admin/riders'));
  expect(await first()).toEqual(['Sam CarterRider', 1]);
  await user.type(field(), 'x');
  expect(screen.queryByRole('group', { name: 'Recently opened' })).toBeNull();
  await user.clear(field());
  await user.click(screen.getByRole('option', { name: /^Sam Carter/ }));
  expect(view.router.state.location.pathname).toBe(`/auth/admin/rider/${riderId}`);
});

test('ten records are kept for each account, newest first, and nothing else', () => {
  localStorage.clear();
  const ids = Array.from({ length: 12 }, (_, n) => `01hq00000000000000000r00${String(n).padStart(2, '0')}`);
  for (const id of ids) keepRecent('a', { path: `/rider/${id}`, name: id });
  keepRecent('a', { path: `/rider/${ids[5]}`, name: 'again' });
  keepRecent('a', { path: '/riders', name: 'a list' });
  expect(readRecent('a').map(({ name }) => name)).toEqual(
    ['again', ...ids.slice(2).toReversed()].filter((it) => it !== ids[5]),
  );
  expect(readRecent('b')).toEqual([]);
  localStorage.setItem('admin/recent/b', '[{"path":"javascript:1","name":"x"},3,{"path":"/rider/x"}]');
  expect(readRecent('b')).toEqual([]);
  localStorage.setItem('admin/recent/b', '{');
  expect(readRecent('b')).toEqual([]);
});

test('an act is found by its name, and a page too', async () => {
  const { router } = await opened({ searchRiders: { riders: [], pagination } });
  await user.type(field(), 'add an ev');
  await user.click(await screen.findByRole('option', { name: /^Add an ev ?ent$/ }));
  expect(router.state.location.pathname).toBe('/auth/admin/event/new');
});
