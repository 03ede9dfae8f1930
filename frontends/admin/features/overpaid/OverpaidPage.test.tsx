import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { award, eventId, pagination, riderId, usd } from '../../pact/examples.js';
import { asAdmin } from '../../testing/as-admin.js';

const overpaid = {
  awards: [{ ...award, rider: { _id: riderId, fullName: 'Sam Carter' }, overpaid: usd(4000), setAside: null }],
  pagination,
};

test('an overpaid award says whose it is, where it comes from and how much is beyond it', async () => {
  asAdmin('/overpaid-awards', { overpaidAwards: overpaid });
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('link', { name: 'Sam Carter' }).getAttribute('href')).toBe(
    `/auth/admin/rider/${riderId}?tab=awards`,
  );
  expect(table.getByRole('link', { name: 'Rimrock Motocross Round 3' }).getAttribute('href')).toBe(
    `/auth/admin/event/${eventId}/results`,
  );
  expect(table.getByText('$40.00')).toBeVisible();
});
