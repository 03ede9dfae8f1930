import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pagination, riderDetail, riderId } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

test('riders stand with their bikes, and lead to their pages', async () => {
  const rider = { _id: riderId, fullName: 'Sam Carter', email: 'rider@example.com', country: 'US', deActivated: false };
  const { host } = asAdmin('/rider-vin-report', {
    vinReport: { riders: [{ ...rider, bikes: riderDetail.record!.bikes }], pagination },
  });
  expect((await screen.findAllByRole('link', { name: /Sam Carter/ }))[0]?.getAttribute('href')).toContain(
    `/auth/admin/rider/${riderId}`,
  );
  expect(asked(host, 'vinReport')[0]?.query).toMatchObject({ page: 1 });
});
