import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fieldsNotShown, refusal, sampleOf } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { BIKE } from '@rrr/records';
import { riderDetail, riderId } from '../../../pact/examples.js';
import { asAdmin, asked } from '../../../testing/as-admin.js';

const user = person();
const bike = riderDetail.record!.bikes[0]!;
const open = (answers: Record<string, unknown> = {}, over: Partial<typeof bike> = {}, locale: 'en' | 'fr' = 'en') =>
  asAdmin(
    `/rider/${riderId}?tab=bikes`,
    {
      getRider: {
        rider: { ...riderDetail, record: { ...riderDetail.record!, bikes: [{ ...bike, ...over }] } },
        creditRedemptions: [],
        payoutClaims: [],
      },
      ...answers,
    },
    locale,
  );

test('every field of a bike is on its card', async () => {
  open({}, sampleOf(BIKE));
  await waitFor(() => expect(fieldsNotShown(BIKE, 'desk')).toEqual([]));
});

test('a VIN is decided at once, and back again from the notice', async () => {
  const decided = { bike: { ...bike, version: 2 } };
  const { host } = open({ decideBike: decided }, { vinStatus: 'unverified', checkDigitFits: false });
  expect(await screen.findByText(/The check digit does not match/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verify 2025 KTM 450 SX-F' }));
  await waitFor(() => expect(host.notices[0]?.text).toBe('2025 KTM 450 SX-F: Verified'));
  host.notices[0]?.action?.run();
  await waitFor(() =>
    expect(asked(host, 'decideBike').map(({ body }) => body)).toEqual([
      { vinStatus: 'verified', version: 1 },
      { vinStatus: 'unverified', version: 2 },
    ]),
  );
});

test('a bike is added once all of it is there; a taken VIN says so', async () => {
  const { host } = open({ addBike: refusal(409, 'VIN_TAKEN', 'Another rider has this VIN.') });
  await user.click(await screen.findByRole('button', { name: 'Add bike' }));
  await user.click(await screen.findByRole('button', { name: 'Add bike' }));
  expect((await screen.findAllByText('Required')).length).toBeGreaterThan(1);
  await user.type(screen.getByLabelText('Model year'), '2025');
  await user.clear(screen.getByLabelText('Make'));
  await user.type(screen.getByLabelText('Make'), 'KTM');
  await user.type(screen.getByLabelText('Model'), '450 SX-F');
  await user.type(screen.getByRole('textbox', { name: /VIN/ }), bike.vin);
  await user.click(screen.getByRole('button', { name: 'Add bike' }));
  expect(await screen.findByText(/It stands among the VIN disputes/)).toBeVisible();
  expect(asked(host, 'addBike')[0]).toMatchObject({
    params: { role: 'admin', riderId },
    body: { year: 2025, make: 'KTM', model: '450 SX-F', vin: bike.vin },
  });
});

test('a bike is removed after a question', async () => {
  const { host } = open({ retireBike: undefined });
  await user.click(await screen.findByRole('button', { name: 'Remove 2025 KTM 450 SX-F' }));
  const dialog = within(await screen.findByRole('dialog', { name: /\?$|^Change how|^Settle/ }));
  await user.click(dialog.getByRole('button', { name: 'Remove 2025 KTM 450 SX-F' }));
  await waitFor(() => expect(asked(host, 'retireBike')[0]?.params).toEqual({ role: 'admin', bikeId: bike._id }));
});
