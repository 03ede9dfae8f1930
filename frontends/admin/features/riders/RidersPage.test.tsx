import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { fromRowMenu, person } from '@rrr/kit/desk/testing';
import { pagination, riderCard, riderDetail, riderId, usd } from '../../pact/examples.js';
import { savedView, viewId } from '../../pact/partner-examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const asks = ({ host }: ReturnType<typeof asAdmin>) => asked(host, 'searchRiders').map((it) => it.query);

test('the address is the search', async () => {
  const view = asAdmin('/riders?query=carter&country=CA&bikeYear=2025&active=false&status=invalid&page=3');
  expect((await screen.findByLabelText<HTMLInputElement>('Name, phone, VIN or code')).value).toBe('carter');
  expect(screen.getByLabelText<HTMLSelectElement>('Country').selectedOptions[0]?.textContent).toBe('Canada');
  expect(asks(view)).toEqual([
    { query: 'carter', country: 'CA', bikeYear: 2025, active: 'false', status: 'invalid', page: 3, limit: 25 },
  ]);
});

test('the search is the address; Back leaves the list, not a letter', async () => {
  const view = asAdmin('/riders?page=2');
  await act(() => view.router.navigate('/auth/admin/riders?status=verified'));
  await user.type(await screen.findByLabelText('Bike model'), '450');
  await waitFor(() => expect(view.router.state.location.search).toBe('?status=verified&bikeModel=450'));
  await user.selectOptions(screen.getByLabelText('Account'), 'Active');
  expect(view.router.state.location.search).toBe('?status=verified&bikeModel=450&active=true');
  expect(asks(view).at(-1)).toEqual({ bikeModel: '450', status: 'verified', active: 'true', page: 1, limit: 25 });
  await act(() => view.router.navigate(-1));
  expect(view.router.state.location.search).toBe('?page=2');
});

test('countries to choose from are those that riders are in, and the one that the address asks for', async () => {
  asAdmin('/riders?country=FR');
  const choices = () => [...(screen.getByLabelText('Country') as HTMLSelectElement).options].map((it) => it.value);
  await screen.findByLabelText('Country');
  await waitFor(() => expect(choices()).toEqual(['', 'US', 'CA', 'FR']));
  await user.selectOptions(screen.getByLabelText('Country'), 'CA');
  expect(choices()).toEqual(['', 'US', 'CA']);
});

test('a row leads to the rider and says what decides', async () => {
  const deactivated = {
    ...riderCard,
    _id: '01hq00000000000000000r0002',
    fullName: 'Noa Beck',
    deActivated: true,
    bikes: [],
  };
  asAdmin('/riders', { searchRiders: { riders: [riderCard, deactivated], pagination } });
  expect((await screen.findByRole('link', { name: 'Sam Carter' })).getAttribute('href')).toBe(
    `/auth/admin/rider/${riderId}`,
  );
  expect(screen.getAllByText('$425.00')).toHaveLength(2);
  const row = screen.getByRole('link', { name: 'Noa Beck' }).closest('tr');
  expect(row?.textContent).toContain('Deactivated');
  expect(row?.textContent).toContain('No bike');
});

test('a rider found by something else than the name says by what, and similar names are called so', async () => {
  const found = { ...riderCard, foundBy: { kind: 'vin', text: '000017' } } as const;
  const { host } = asAdmin('/riders?query=000017', { searchRiders: { riders: [found], pagination, similar: true } });
  const row = (await screen.findByRole('link', { name: 'Sam Carter' })).closest('tr');
  expect(row?.textContent).toContain('VIN ends in 000017');
  expect(screen.getByText('Nobody has that name. These riders have similar names.')).toBeVisible();
  expect(host.reports).toEqual([]);
});

test('many riders are deactivated after a question; the report names each that was not, and why', async () => {
  const other = { ...riderCard, _id: '01hq00000000000000000r0002', fullName: 'Noa Beck' };
  const { host } = asAdmin('/riders', {
    searchRiders: { riders: [riderCard, other], pagination },
    setRiderActive: ({ params }: { params: { riderId: string } }) =>
      params.riderId === riderId ? { rider: riderDetail, takenBikes: [] } : refusal(404, 'NOT_FOUND', 'It is gone.'),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Sam Carter' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Noa Beck' }));
  await user.click(screen.getByRole('button', { name: 'Deactivate 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate 2 riders?' }));
  await user.click(dialog.getByRole('button', { name: 'Deactivate 2' }));
  expect(await screen.findByText('Deactivated: 1. Not done: 1.')).toBeVisible();
  const report = within(screen.getByRole('region', { name: 'Outcome' }));
  expect(report.getByText('It is gone.')).toBeVisible();
  expect(report.getByRole('link', { name: 'Noa Beck' }).getAttribute('href')).toBe(`/auth/admin/rider/${other._id}`);
  expect(asked(host, 'setRiderActive').map(({ body }) => body)).toEqual([{ active: false }, { active: false }]);
});

const expiring = (expireDate: string) => ({
  ...riderCard,
  balances: [{ available: usd(42500), nextExpiry: { amount: usd(12500), expireDate } }],
});

test('only riders whose credit expires are reminded, and the question says why the others are not', async () => {
  const later = { ...expiring('2027-01-25'), _id: '01hq00000000000000000r0002', fullName: 'Noa Beck' };
  const closed = {
    ...expiring('2026-12-01'),
    _id: '01hq00000000000000000r0003',
    fullName: 'Ida Rey',
    deActivated: true,
  };
  const { host } = asAdmin('/riders', {
    searchRiders: { riders: [expiring('2027-01-24'), later, closed], pagination },
    sendExpireMail: { letters: 1 },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Remind 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Remind 1 rider/ }));
  expect(dialog.getByText(/Credit expires within 60 days for 1 of 3; the other 2 get no e-mail\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remind 1' }));
  await waitFor(() => expect(asked(host, 'sendExpireMail').map(({ body }) => body)).toEqual([{ riderIds: [riderId] }]));
});

test('where nobody’s credit expires, the question says so and nothing can be sent', async () => {
  const { host } = asAdmin('/riders');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Sam Carter' }));
  await user.click(screen.getByRole('button', { name: 'Remind 0' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nobody to remind' }));
  expect(dialog.getByText('None of 1 has credit that expires within 60 days. Nobody gets an e-mail.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Remind/ })).toBeNull();
  expect(asked(host, 'sendExpireMail')).toEqual([]);
});

test('credit that was spent meanwhile reminds nobody, and the report says so', async () => {
  asAdmin('/riders', {
    searchRiders: { riders: [expiring('2026-12-01')], pagination },
    sendExpireMail: { letters: 0 },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Sam Carter' }));
  await user.click(screen.getByRole('button', { name: 'Remind 1' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: /^Remind 1 rider/ })).getByRole('button', { name: 'Remind 1' }),
  );
  expect(await screen.findByText('No credit expires soon.')).toBeVisible();
});

test('nothing that fits can be cleared', async () => {
  const { router } = asAdmin('/riders?query=zz', { searchRiders: { riders: [], pagination } });
  await user.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  expect(router.state.location.search).toBe('');
});

test('a view of the list is saved on the account, shared with all administrators, and removed', async () => {
  const { host } = asAdmin('/riders?active=true', {
    listSavedViews: { views: [], most: { own: 20, shared: 50 } },
    saveView: { view: savedView },
    shareView: { view: { ...savedView, shared: true, sharedBy: 'Ada Moreau' } },
    removeView: undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.type(await screen.findByLabelText('Name of the view'), 'Active ones');
  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  await user.click(await screen.findByRole('button', { name: 'Active ones' }));
  await fromRowMenu(user, 'Active ones', 'Share with all administrators');
  await fromRowMenu(user, 'Active ones', 'Remove for everybody');
  await waitFor(() => expect(asked(host, 'removeView')).toEqual([{ params: { viewId } }]));
  expect(asked(host, 'saveView')).toEqual([
    { body: { list: 'admin/riders', name: 'Active ones', search: 'active=true', columns: null } },
  ]);
  expect(asked(host, 'shareView')).toEqual([{ params: { viewId } }]);
});

test('all riders that match are chosen, by the filters of the list', async () => {
  const other = { ...riderCard, _id: '01hq00000000000000000r0002', fullName: 'Noa Beck' };
  const { host } = asAdmin('/riders?active=true', {
    searchRiders: ({ query }: { query: { limit: number } }) =>
      query.limit === 25
        ? { riders: [riderCard], pagination: { page: 1, totalPages: 2, total: 2 } }
        : { riders: [riderCard, other], pagination: { page: 1, totalPages: 1, total: 2 } },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 2 that match' }));
  expect(await screen.findByRole('button', { name: 'Deactivate 2' })).toBeVisible();
  expect(asked(host, 'searchRiders').at(-1)?.query).toEqual({ active: 'true', page: 1, limit: 100 });
});
