import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { pagination, riderDetail } from '../../pact/examples.js';
import { asAdmin, asked, waits } from '../../testing/as-admin.js';

const user = person();
const form = {
  _id: '01hq00000000000000000f0003',
  kind: 'w8ben',
  status: 'uploaded',
  contentType: 'image/png',
  bytes: 4000,
  uploadedAt: '2026-11-01T10:00:00.000Z',
  decision: null,
};
const { _id, fullName } = riderDetail;
const tax = {
  country: 'CA',
  treaty: { country: 'CA', percent: 15 },
  statedAt: '2026-11-01T10:00:00.000Z',
  confirmed: null,
};
const open = (taxStatus: 'us-person' | 'non-resident-alien') =>
  asAdmin('/inbox?group=documents', {
    getWaiting: waits({ documents: { count: 1, since: '2026-11-01', days: 20 } }),
    waitingDocuments: { documents: [{ ...form, rider: { _id, fullName, professional: true } }], pagination },
    listWaitingCash: { awards: [], pagination },
    getRider: {
      rider: { ...riderDetail, record: { ...riderDetail.record!, taxStatus, tax } },
      creditRedemptions: [],
      payoutClaims: [],
    },
    decideDocument: { document: form },
  });

test('a W-8BEN is approved with the treaty rate that the rider claims, or without', async () => {
  const { host } = open('non-resident-alien');
  expect(await screen.findByText(/pays tax in Canada · claims 15% by treaty/)).toBeVisible();
  fireEvent.load(screen.getByRole('img', { name: /^W-8BEN of/ }));
  expect(screen.getByRole('button', { name: /Approve W-8BEN, no treaty/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve W-8BEN, 15% by treaty' }));
  await waitFor(() =>
    expect(asked(host, 'decideDocument')).toMatchObject([
      { params: { documentId: form._id }, body: { status: 'verified', treatyPercent: 15 } },
    ]),
  );
});

test('a form that is not the one due says that it confirms nothing', async () => {
  open('us-person');
  expect(await screen.findByText('This rider needs a W-9. Verifying this form confirms nothing.')).toBeVisible();
  fireEvent.load(screen.getByRole('img', { name: /^W-8BEN of/ }));
  expect(screen.queryByRole('button', { name: /by treaty/ })).toBeNull();
});
