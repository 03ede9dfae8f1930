import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { record } from '@rrr/kit/pact/examples';
import { asked, asRider, rider } from '../../../testing/as-rider.js';

const user = person();
beforeAll(() => {
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => {};
});
type Document = (typeof record.documents)[number];
const licence: Document = {
  _id: '01hq00000000000000000g0001',
  kind: 'licence',
  status: 'refused',
  contentType: 'image/png',
  bytes: 4000,
  uploadedAt: '2026-04-01T12:00:00.000Z',
  decision: { at: '2026-04-02T12:00:00.000Z', refusal: 'The name cannot be read.', byName: null },
};
const papers = (...documents: Document[]) => ({
  getRider: {
    rider: { ...rider, record: { ...record, taxStatus: 'us-person' as const, documents } },
    creditRedemptions: [],
    payoutClaims: [],
  },
});

/** the fields of the two papers; that of the profile picture stands in another part */
const fields = () =>
  ['Driver’s licence', 'W-9 tax form'].flatMap((name) =>
    within(screen.getByRole('region', { name })).queryAllByLabelText(/Choose a file/),
  );

test('a refused paper says why, and the way to send it is open', async () => {
  asRider('/profile?tab=documents', papers(licence));
  expect(await screen.findByText('Reason: The name cannot be read.')).toBeVisible();
  expect(screen.getByText('Not sent yet')).toBeVisible();
  expect(fields()).toHaveLength(2);
});

test('a verified paper is replaced only on purpose, and shown only when asked for', async () => {
  asRider(
    '/profile?tab=documents',
    papers({ ...licence, status: 'verified', decision: { ...licence.decision!, refusal: null } }),
  );
  expect(await screen.findByText('Verified')).toBeVisible();
  expect(fields()).toHaveLength(1);
  expect(screen.queryByRole('img', { name: /Picture of your/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'View picture' }));
  const picture = screen.getByRole('img', { name: 'Picture of your Driver’s licence' });
  expect(picture.getAttribute('src')).toBe(`/api/rider/document/${licence._id}`);
  fireEvent.error(picture);
  expect((await screen.findByRole('alert')).textContent).toContain('The picture did not load.');
  await user.click(screen.getByRole('button', { name: 'Replace it' }));
  expect(fields()).toHaveLength(2);
});

test('a paper is sent under its kind', async () => {
  const { host } = asRider('/profile?tab=documents', { ...papers(), uploadIdFiles: { document: licence } });
  await screen.findByText('Documents for cash');
  const [field] = fields();
  const file = new File(['picture'], 'licence.png', { type: 'image/png' });
  fireEvent.change(field!, { target: { files: [file] } });
  await waitFor(() => expect(asked(host, 'uploadIdFiles')).toHaveLength(1));
  expect(asked(host, 'uploadIdFiles')[0]).toMatchObject({ body: { kind: 'licence' }, files: { file } });
});
