import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { pagination, riderCard, riderDetail, riderId } from '../../pact/examples.js';
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
  expect(screen.getByText('Nobody has that name. These riders have similar names.')).toBeTruthy();
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
  expect(await screen.findByText('Deactivated: 1. Not done: 1.')).toBeTruthy();
  const report = within(screen.getByRole('region', { name: 'Outcome' }));
  expect(report.getByText('It is gone.')).toBeTruthy();
  expect(report.getByRole('link', { name: 'Noa Beck' }).getAttribute('href')).toBe(`/auth/admin/rider/${other._id}`);
  expect(asked(host, 'setRiderActive').map(({ body }) => body)).toEqual([{ active: false }, { active: false }]);
});

test('a rider without credit that expires gets no e-mail, and the report says so', async () => {
  asAdmin('/riders', { sendExpireMail: { letters: 0 } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Sam Carter' }));
  await user.click(screen.getByRole('button', { name: 'Remind 1' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: /^Remind 1 rider/ })).getByRole('button', { name: 'Remind 1' }),
  );
  expect(await screen.findByText('No credit expires soon.')).toBeTruthy();
});

test('nothing that fits can be cleared', async () => {
  const { router } = asAdmin('/riders?query=zz', { searchRiders: { riders: [], pagination } });
  await user.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  expect(router.state.location.search).toBe('');
});
