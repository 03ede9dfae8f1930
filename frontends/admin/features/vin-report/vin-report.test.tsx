import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { pagination, riderDetail, riderId } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();

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

const owner = { _id: riderId, fullName: 'Sam Carter' };
const inDoubt = {
  _id: '01hq00000000000000000q0001',
  vin: 'VBKMXA104SM000001',
  heldBy: owner,
  claimedBy: owner,
  claimed: { year: 2025, make: 'KTM', model: '450 SX-F' },
  at: '2026-11-07T17:00:00.000Z',
  settled: null,
  reason: 'run' as const,
  runId: '01hq00000000000000000s0001',
  runSize: 12,
};

test('a VIN of a run says why it waits, and the whole run is refused at once', async () => {
  const { host } = asAdmin('/rider-vin-report?tab=disputes', {
    listVinDisputes: { vinDisputes: [inDoubt], pagination },
    settleVinRun: { settled: 12 },
  });
  expect(await screen.findByText('One of 12 new VINs from one place')).toBeVisible();
  expect(screen.queryByRole('button', { name: /moves/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Refuse all 12 VINs of this run' }));
  await user.click(await screen.findByRole('button', { name: 'Refuse all 12' }));
  await waitFor(() =>
    expect(asked(host, 'settleVinRun')).toMatchObject([
      { params: { runId: inDoubt.runId }, body: { outcome: 'refused' } },
    ]),
  );
});

test('a single VIN in doubt is verified', async () => {
  const { host } = asAdmin('/rider-vin-report?tab=disputes', {
    listVinDisputes: { vinDisputes: [{ ...inDoubt, runSize: 1 }], pagination },
    settleVinDispute: null,
  });
  await user.click(await screen.findByRole('button', { name: `Verify VIN ${inDoubt.vin}` }));
  await user.click(await screen.findByRole('button', { name: 'Verify the VIN' }));
  await waitFor(() =>
    expect(asked(host, 'settleVinDispute')).toMatchObject([
      { params: { disputeId: inDoubt._id }, body: { outcome: 'verified' } },
    ]),
  );
});

test('a VIN without its model year is verified with a reason', async () => {
  const { host } = asAdmin('/rider-vin-report?tab=disputes', {
    listVinDisputes: { vinDisputes: [{ ...inDoubt, reason: 'no-year', runSize: 1 }], pagination },
    settleVinDispute: null,
  });
  expect(await screen.findByText('The tenth character is not the one of the model year')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: `Verify VIN ${inDoubt.vin}` }));
  await user.click(await screen.findByRole('button', { name: 'Verify the VIN' }));
  expect(await screen.findByText('Give a reason')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Reason: what you have seen' }), 'Saw the title');
  await user.click(screen.getByRole('button', { name: 'Verify the VIN' }));
  await waitFor(() =>
    expect(asked(host, 'settleVinDispute')).toMatchObject([{ body: { outcome: 'verified', reason: 'Saw the title' } }]),
  );
});
