import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fieldsNotShown, refusal, sampleOf } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { BIKE } from '@rrr/records';
import { record } from '@rrr/kit/pact/examples';
import { asked, asRider, rider } from '../../../testing/as-rider.js';

const user = person();
const bike = record.bikes[0]!;
const garage = (...bikes: (typeof bike)[]) => ({
  getRider: { rider: { ...rider, record: { ...record, bikes } }, creditRedemptions: [], payoutClaims: [] },
});
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('every field of a bike is on its card', async () => {
  asRider('/profile?tab=bikes', garage({ ...bike, ...sampleOf(BIKE) }));
  await waitFor(() => expect(fieldsNotShown(BIKE, 'own')).toEqual([]));
});

test('the shell leads to the bikes, and they say why a VIN is not verified', async () => {
  asRider('/profile?redirect=vin', garage({ ...bike, vinStatus: 'unverified', checkDigitFits: false }));
  expect(await screen.findByText(/We are checking the VIN of your bike/)).toBeVisible();
  expect(screen.getByText(/does not match the check digit/)).toBeVisible();
});

test('a bike is added with its VIN as the contract has it', async () => {
  const { host, router } = asRider(
    '/profile?tab=bikes',
    { ...garage(), addBike: { bike: { ...bike, vinStatus: 'verified' } } },
    'en',
    { withoutBike: true },
  );
  await user.click(await screen.findByRole('button', { name: 'Add bike' }));
  expect(router.state.location.search).toBe('?tab=bikes&bike=new');
  await screen.findByLabelText('Make');
  write('Make', 'KTM');
  write(/^Model$/, '450 SX-F');
  write('Model year', '2025');
  write(/^VIN/, 'vbk mxa435-sm000017');
  await user.click(screen.getByRole('button', { name: 'Add bike' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=bikes'));
  expect(asked(host, 'addBike')).toEqual([
    {
      params: { role: 'rider', riderId: expect.any(String) },
      body: { make: 'KTM', model: '450 SX-F', year: 2025, vin: 'VBKMXA435SM000017' },
    },
  ]);
  expect(host.notices[0]?.text).toBe('Bike added. Its VIN is verified.');
});

test('a VIN says what the bike is, and its rider only confirms', async () => {
  const { host } = asRider('/profile?tab=bikes&bike=new', {
    ...garage(),
    identifyVin: { make: 'KTM', year: 2025, models: [{ model: '450 SX-F', year: 2025 }] },
    addBike: { bike: { ...bike, vinStatus: 'verified' } },
  });
  await screen.findByLabelText(/^Model$/);
  write(/^VIN/, 'VBKMXA435SM000017');
  expect(await screen.findByText('KTM 450 SX-F, 2025')).toBeVisible();
  expect(screen.queryByLabelText(/^Model$/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add bike' }));
  await waitFor(() => expect(asked(host, 'addBike')).toHaveLength(1));
  expect(asked(host, 'addBike')[0]).toMatchObject({
    body: { make: 'KTM', model: '450 SX-F', year: 2025, vin: 'VBKMXA435SM000017' },
  });
});

test('a model is understood however it is typed', async () => {
  const { host } = asRider('/profile?tab=bikes&bike=new', {
    ...garage(),
    identifyVin: { make: null, year: 2025, models: [] },
    addBike: { bike: { ...bike, vinStatus: 'verified' } },
  });
  await screen.findByLabelText(/^Model$/);
  write(/^VIN/, 'VBKMXA435SM000017');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Model year').value).toBe('2025'));
  write('Make', 'KTM');
  write(/^Model$/, 'sxf 450');
  await user.click(await screen.findByRole('option', { name: '450 SX-F' }));
  write(/^Model$/, '450 sxf');
  await user.click(screen.getByRole('button', { name: 'Add bike' }));
  await waitFor(() => expect(asked(host, 'addBike')).toHaveLength(1));
  expect(asked(host, 'addBike')[0]).toMatchObject({ body: { model: '450 SX-F' } });
});

test('a bike is corrected with the version that was seen', async () => {
  const { host } = asRider('/profile?tab=bikes', { ...garage(bike), editBike: { bike: { ...bike, version: 2 } } });
  await user.click(await screen.findByRole('button', { name: 'Edit KTM 450 SX-F 2025' }));
  await screen.findByLabelText(/^Model$/);
  write(/^Model$/, '350 SX-F');
  await user.click(screen.getByRole('button', { name: 'Save bike' }));
  await waitFor(() => expect(asked(host, 'editBike')).toHaveLength(1));
  expect(asked(host, 'editBike')[0]).toEqual({
    params: { role: 'rider', bikeId: bike._id },
    body: { make: 'KTM', model: '350 SX-F', year: 2025, vin: bike.vin, version: 1 },
  });
});

test('with nothing written, nothing is sent and the first field has the focus', async () => {
  const { host } = asRider('/profile?tab=bikes&bike=new', garage());
  await screen.findByLabelText(/^Model$/);
  write('Make', '');
  await user.click(screen.getByRole('button', { name: 'Add bike' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^VIN/));
  expect(asked(host, 'addBike')).toEqual([]);
});

test('a VIN of another rider leads to support', async () => {
  asRider('/profile?tab=bikes&bike=new', {
    ...garage(),
    addBike: refusal(409, 'VIN_TAKEN', 'Another active rider has this VIN.'),
  });
  await screen.findByLabelText(/^Model$/);
  write('Make', 'KTM');
  write(/^Model$/, '450 SX-F');
  write('Model year', '2025');
  write(/^VIN/, bike.vin);
  await user.click(screen.getByRole('button', { name: 'Add bike' }));
  expect((await screen.findByRole('link', { name: 'Contact support' })).getAttribute('href')).toBe('/about/contact');
});

test('the only bike that earns is not removed without saying so', async () => {
  const { host } = asRider('/profile?tab=bikes', { ...garage(bike), retireBike: null });
  await user.click(await screen.findByRole('button', { name: 'Remove KTM 450 SX-F 2025' }));
  expect(await screen.findByText(/your only bike with a verified VIN/)).toBeVisible();
  const confirm = screen.getAllByRole('button', { name: 'Remove KTM 450 SX-F 2025' }).at(-1)!;
  await user.click(confirm);
  await waitFor(() => expect(host.notices.map((it) => it.text)).toEqual(['The bike is removed.']));
  expect(asked(host, 'retireBike')).toEqual([{ params: { role: 'rider', bikeId: bike._id } }]);
});

test('a rider whose VIN was just verified is let on by a whole load', async () => {
  asRider('/profile?redirect=vin', garage(bike), 'en', { withoutBike: true });
  expect((await screen.findByRole('link', { name: 'Continue to your dashboard' })).getAttribute('href')).toBe(
    '/auth/rider',
  );
});
