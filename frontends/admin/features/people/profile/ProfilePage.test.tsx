import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeSession, fieldsNotShown, refusal, sampleOf } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { ADMIN, only } from '@rrr/records';
import { ownAdmin } from '../../../pact/partner-examples.js';
import { asAdmin, asked } from '../../../testing/as-admin.js';

const user = person();
const own = { ...ownAdmin, _id: fakeSession('admin').user._id };
const open = (answers: Record<string, unknown> = {}) => asAdmin('/profile', { getAdmin: { admin: own }, ...answers });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const write = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
const passwords = async (old: string, next: string, again = next) => {
  await write('Current password', old);
  await write('New password', next);
  await write('New password again', again);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
};

test('every field that is their own to change is on the page', async () => {
  open({ getAdmin: { admin: { ...own, ...sampleOf(ADMIN) } } });
  await waitFor(() => expect(fieldsNotShown(only(ADMIN, 'editedBy', 'itself'), 'own')).toEqual([]));
});

test('the own phone is changed, and nothing else is sent', async () => {
  const { host } = open({ editAdmin: { admin: { ...own, phone: '3035550120' } } });
  const login = within(await screen.findByRole('region', { name: 'Your login' }));
  expect(login.getByText('admin@example.com')).toBeVisible();
  await write('Phone', '3035550120');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() =>
    expect(asked(host, 'editAdmin')).toEqual([{ params: { adminId: own._id }, body: { phone: '3035550120' } }]),
  );
});

test('a wrong password is told at its field', async () => {
  open({ changeAdminPassword: refusal(422, 'WRONG_PASSWORD', 'This is not your password.') });
  await passwords('not this one', 'Gravel Pit 2027');
  expect(await screen.findByText('This is not your password.')).toBeVisible();
  expect((await field('Current password')).getAttribute('aria-invalid')).toBe('true');
});

test('a new password that was typed in two ways is not sent', async () => {
  const { host } = open();
  await passwords('RedRider2026', 'Gravel Pit 2027', 'Gravel Pit 2028');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  expect(asked(host, 'changeAdminPassword')).toEqual([]);
});

test('passwords that were accepted do not stay in the page', async () => {
  const { host } = open({ changeAdminPassword: undefined });
  await passwords('RedRider2026', 'Gravel Pit 2027');
  await waitFor(async () => expect((await field('Current password')).value).toBe(''));
  expect((await field('New password')).value).toBe('');
  expect(host.notices).toHaveLength(1);
  expect(asked(host, 'changeAdminPassword')).toEqual([
    { body: { oldPassword: 'RedRider2026', newPassword: 'Gravel Pit 2027' } },
  ]);
});
