import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { usd } from '@rrr/kit/pact/examples';
import { deletion } from '../../../pact/privacy-examples.js';
import { asked, asRider } from '../../../testing/as-rider.js';

const user = person();
const at = '/profile?tab=data';
const section = async (title: string) => within(await screen.findByRole('region', { name: title }));
const full = { ...deletion, cash: [usd(30_000)], pending: [usd(7_000)] };
const waiting = { ...deletion, requested: { at: '2026-04-03T18:00:00.000Z', eraseOn: '2026-04-17' } };

test('says in figures what is lost, what is paid first and what stays', async () => {
  asRider(at, { getDeletion: { deletion: full } });
  const part = await section('Delete your account');
  expect(await part.findByText('$125.00 of credit is lost. Redeem it first.')).toBeVisible();
  expect(part.getByText('$300.00 of cash that you did not request is lost.')).toBeVisible();
  expect(part.getByRole('link', { name: 'Request it first' }).getAttribute('href')).toBe('/auth/rider/cashout');
  expect(part.getByText(/^\$70.00 that you requested is paid first/)).toBeVisible();
  expect(part.getByText(/1 bike, 2 documents\./)).toBeVisible();
  expect(part.getByText(/2 results, 1 redemption\./)).toBeVisible();
});

test('deletes only with the typed phrase, for the figures that were shown', async () => {
  const { host } = asRider(at, { getDeletion: { deletion }, requestDeletion: { deletion: waiting } });
  const part = await section('Delete your account');
  await user.click(await part.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  const confirm = dialog.getByRole('button', { name: /^Delete on/ });
  await user.click(confirm);
  expect(
    await dialog.findByText(/DELETE rider@example.com/, { selector: '[role=alert] *, .ant-form-item-explain *' }),
  ).toBeVisible();
  expect(asked(host, 'requestDeletion')).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'DELETE rider@example.com' } });
  await user.click(confirm);
  await waitFor(() =>
    expect(asked(host, 'requestDeletion')).toEqual([
      { body: { confirmation: 'DELETE rider@example.com', outcome: deletion.outcome } },
    ]),
  );
  expect(host.notices.map((it) => it.text)).toEqual([expect.stringMatching(/^Your account will be deleted on /)]);
});

test('a refusal is told in the dialog', async () => {
  asRider(at, {
    getDeletion: { deletion },
    requestDeletion: refusal(409, 'PREVIEW_OUTDATED', 'Something changed since the preview.'),
  });
  const part = await section('Delete your account');
  await user.click(await part.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'DELETE rider@example.com' } });
  await user.click(dialog.getByRole('button', { name: /^Delete on/ }));
  expect(await dialog.findByText(/Something changed since the preview/)).toBeVisible();
});

test('a request that waits says its day, and is withdrawn', async () => {
  const { host } = asRider(at, { getDeletion: { deletion: waiting }, withdrawDeletion: null });
  const part = await section('Delete your account');
  expect(await part.findByText(/Your account will be deleted on/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(asked(host, 'withdrawDeletion')).toHaveLength(1));
  expect(host.notices.map((it) => it.text)).toEqual(['Your account stays. Nothing was erased.']);
});

test('figures that cannot be loaded can be asked for again', async () => {
  asRider(at, { getDeletion: refusal(503, 'UNAVAILABLE', 'Try again in a moment.') });
  expect(await (await section('Delete your account')).findByText(/Try again in a moment/)).toBeVisible();
});

test('an admin who acts as the rider is told that it is not theirs', async () => {
  asRider(at, {}, 'en', { proxied: true });
  expect(await screen.findByText(/Only the rider can download their data/)).toBeVisible();
});
