import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fromRowMenu, person } from '@rrr/kit/desk/testing';
import type { RiderDocument } from '@rrr/contract';
import { pagination, riderDetail, riderId } from '../../../pact/examples.js';
import { asAdmin, asked } from '../../../testing/as-admin.js';

const user = person();
beforeAll(() => {
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => {};
});
const at = '2026-04-02T18:00:00.000Z';
const note = { _id: '01hq00000000000000000m0001', text: 'Called about the class paid twice.', by: 'Ada Moreau', at };
const licence: RiderDocument = {
  _id: '01hq00000000000000000g0001',
  kind: 'licence',
  status: 'uploaded',
  contentType: 'image/png',
  bytes: 4000,
  uploadedAt: at,
  decision: null,
};
const timecard = {
  _id: '01hq00000000000000000t0001',
  fileName: 'laps.pdf',
  contentType: 'application/pdf',
  bytes: 20480,
  uploadedAt: at,
  uploadedBy: 'Ada Moreau',
};
const withLicence = {
  getRider: {
    rider: { ...riderDetail, record: { ...riderDetail.record!, documents: [licence] } },
    creditRedemptions: [],
    payoutClaims: [],
  },
  riderDocuments: { documents: [licence], pagination },
};

test('a note is written, and removed after a question', async () => {
  const { host } = asAdmin(`/rider/${riderId}?tab=notes`, {
    riderNotes: { notes: [note], pagination },
    addRiderNote: { note },
    removeRiderNote: undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Write something first.')).toBeVisible();
  await user.type(screen.getByLabelText('New note'), 'Spoke with Sam.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(asked(host, 'addRiderNote')[0]?.body).toEqual({ text: 'Spoke with Sam.' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe(''));
  await fromRowMenu(user, /^More for/, 'Remove');
  await user.click(
    within(await screen.findByRole('dialog', { name: /\?$|^Change how|^Settle/ })).getByRole('button', {
      name: 'Remove',
    }),
  );
  await waitFor(() => expect(asked(host, 'removeRiderNote')[0]?.params).toEqual({ noteId: note._id }));
});

test('a paper is looked at, then verified', async () => {
  const { host } = asAdmin(`/rider/${riderId}?tab=documents`, {
    ...withLicence,
    decideDocument: { document: licence },
  });
  const card = within(await screen.findByRole('region', { name: 'Driver’s licence' }));
  await user.click(card.getByRole('button', { name: 'View picture' }));
  const picture = card.getByRole('img', { name: 'Picture: Driver’s licence' });
  expect(picture.getAttribute('src')).toBe(`/api/admin/document/${licence._id}`);
  fireEvent.error(picture);
  expect((await card.findByRole('alert')).textContent).toContain('The picture did not load.');
  expect(card.queryByRole('button', { name: 'Verify Driver’s licence' })).toBeNull();
  await user.click(card.getByRole('button', { name: 'Try again' }));
  fireEvent.load(card.getByRole('img', { name: 'Picture: Driver’s licence' }));
  await user.click(card.getByRole('button', { name: 'Verify Driver’s licence' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: /\?$|^Change how|^Settle/ })).getByRole('button', {
      name: 'Verify',
    }),
  );
  await waitFor(() => expect(host.notices[0]?.text).toBe('The document is verified.'));
  expect(asked(host, 'decideDocument')[0]).toMatchObject({
    params: { documentId: licence._id },
    body: { status: 'verified' },
  });
});

test('the last day of a licence is typed in where the picture is seen, and goes with the decision', async () => {
  const { host } = asAdmin(`/rider/${riderId}?tab=documents`, {
    ...withLicence,
    decideDocument: { document: licence },
  });
  const card = within(await screen.findByRole('region', { name: 'Driver’s licence' }));
  expect(card.queryByLabelText(/Last day/)).toBeNull();
  await user.click(card.getByRole('button', { name: 'View picture' }));
  fireEvent.load(card.getByRole('img', { name: 'Picture: Driver’s licence' }));
  fireEvent.change(card.getByLabelText(/Last day/), { target: { value: '2030-05-01' } });
  await user.click(card.getByRole('button', { name: 'Verify Driver’s licence' }));
  const dialog = within(await screen.findByRole('dialog', { name: /\?$/ }));
  expect(dialog.getByText(/Its last day is May 1st, 2030/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
  await waitFor(() =>
    expect(asked(host, 'decideDocument')[0]?.body).toEqual({ status: 'verified', expiresOn: '2030-05-01' }),
  );
});

test('a refusal says why; a reason is one tap', async () => {
  const { host } = asAdmin(`/rider/${riderId}?tab=documents`, {
    ...withLicence,
    decideDocument: { document: licence },
  });
  await user.click(await screen.findByRole('button', { name: 'Refuse Driver’s licence' }));
  const dialog = within(await screen.findByRole('dialog', { name: /\?$|^Change how|^Settle/ }));
  await user.click(dialog.getByRole('button', { name: 'Refuse document' }));
  expect(await dialog.findByText('Required. The rider reads it.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'The picture cannot be read.' }));
  await user.click(dialog.getByRole('button', { name: 'Refuse document' }));
  await waitFor(() =>
    expect(asked(host, 'decideDocument')[0]?.body).toEqual({
      status: 'refused',
      reason: 'The picture cannot be read.',
    }),
  );
});

test('a paper is sent for the rider under its kind', async () => {
  const { host } = asAdmin(`/rider/${riderId}?tab=documents`, { uploadIdFilesFor: { document: licence } });
  const card = within(await screen.findByRole('region', { name: 'W-9 tax form' }));
  const file = new File(['picture'], 'w9.png', { type: 'image/png' });
  fireEvent.change(card.getByLabelText(/Choose a file/), { target: { files: [file] } });
  await waitFor(() => expect(asked(host, 'uploadIdFilesFor')).toHaveLength(1));
  expect(asked(host, 'uploadIdFilesFor')[0]).toMatchObject({
    params: { riderId },
    body: { kind: 'w9' },
    files: { file },
  });
});

test('timecards are listed, opened and removed', async () => {
  const { host } = asAdmin(`/rider/${riderId}?tab=timecards`, {
    riderTimecards: { timecards: [timecard], pagination },
    removeTimecard: undefined,
  });
  expect((await screen.findByRole('link', { name: 'laps.pdf' })).getAttribute('href')).toBe(
    `/api/admin/rider/${riderId}/timecard/${timecard._id}`,
  );
  expect(screen.getByText('PNG, JPG or PDF, up to 10 MB.')).toBeVisible();
  await fromRowMenu(user, 'laps.pdf', 'Remove');
  await user.click(
    within(await screen.findByRole('dialog', { name: /\?$|^Change how|^Settle/ })).getByRole('button', {
      name: 'Remove laps.pdf',
    }),
  );
  await waitFor(() => expect(asked(host, 'removeTimecard')[0]?.params).toEqual({ riderId, file: timecard._id }));
});
