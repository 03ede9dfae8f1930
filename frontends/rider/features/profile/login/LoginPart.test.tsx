import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeSession, refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { asked, asRider, rider } from '../../../testing/as-rider.js';

const user = person();
const section = async (title: string) => within(await screen.findByRole('region', { name: title }));
const withoutPin = { getRider: { rider: { ...rider, hasPin: false }, creditRedemptions: [], payoutClaims: [] } };
type Part = Awaited<ReturnType<typeof section>>;
const write = (part: Part, label: string | RegExp, value: string) =>
  fireEvent.change(part.getByLabelText(label), { target: { value } });

test('the shell leads to the PIN, and a guessable one is refused before it is sent', async () => {
  const { host } = asRider('/profile?redirect=pin', { ...withoutPin, setPin: null });
  const pin = await section('PIN');
  expect(pin.getByText(/Choose a PIN now/)).toBeVisible();
  write(pin, 'New PIN', '1999');
  write(pin, 'Your password', 'RedRider2026');
  await user.click(pin.getByRole('button', { name: 'Set PIN' }));
  expect(pin.getByText(/too easy to guess: it is your birth year/)).toBeVisible();
  write(pin, 'New PIN', '4071');
  await user.click(pin.getByRole('button', { name: 'Set PIN' }));
  await waitFor(() => expect(host.notices.map((it) => it.text)).toEqual(['Your PIN is saved.']));
  expect(asked(host, 'setPin')).toEqual([{ body: { pin: '4071', password: 'RedRider2026' } }]);
});

test('a wrong password is told, and nothing typed is lost', async () => {
  asRider('/profile?tab=login', {
    changeRiderPassword: refusal(422, 'WRONG_PASSWORD', 'The current password is wrong.'),
  });
  const part = await section('Password');
  write(part, 'Current password', 'wrong');
  write(part, 'New password', 'Four tall horses');
  write(part, /again|repeat/i, 'Four tall horses');
  await user.click(part.getByRole('button', { name: 'Change password' }));
  expect((await part.findByRole('alert')).textContent).toContain('The current password is wrong.');
  expect((part.getByLabelText('New password') as HTMLInputElement).value).toBe('Four tall horses');
});

test('a password is changed with the one before it', async () => {
  const { host } = asRider('/profile?tab=login', { changeRiderPassword: null });
  const part = await section('Password');
  write(part, 'Current password', 'RedRider2026');
  write(part, 'New password', 'Four tall horses');
  write(part, /again|repeat/i, 'Four tall horses');
  await user.click(part.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(host.notices).toHaveLength(1));
  expect(asked(host, 'changeRiderPassword')).toEqual([
    { body: { oldPassword: 'RedRider2026', newPassword: 'Four tall horses' } },
  ]);
});

test('another e-mail needs the password, then the code', async () => {
  const session = fakeSession('rider');
  const { host } = asRider('/profile?tab=login', {
    requestEmailChange: null,
    confirmEmailChange: { session: { ...session, account: { ...session.account, email: 'new@example.com' } } },
  });
  const part = await section('E-mail');
  await user.click(part.getByRole('heading', { name: 'E-mail' }));
  write(part, 'New e-mail', 'new@example.com');
  write(part, 'Your password', 'RedRider2026');
  await user.click(part.getByRole('button', { name: 'Send code' }));
  await part.findByText(/If new@example.com can be used/);
  write(part, 'Code', '482 913');
  await user.click(part.getByRole('button', { name: 'Change e-mail' }));
  expect(await part.findByText('You log in with new@example.com.')).toBeVisible();
  expect(asked(host, 'confirmEmailChange')).toEqual([{ body: { email: 'new@example.com', code: '482913' } }]);
});

test('the language of e-mails is saved', async () => {
  const { host } = asRider('/profile?tab=login', { setAccountLocale: null });
  const part = await section('Language of e-mails');
  write(part, 'Language', 'fr');
  await user.click(part.getByRole('button', { name: 'Save language' }));
  await waitFor(() => expect(asked(host, 'setAccountLocale')).toEqual([{ body: { locale: 'fr' } }]));
});

test('devices stand in one place, under login and security', async () => {
  const { host } = asRider('/profile?tab=login');
  const part = await section('Two-step verification and devices');
  expect(part.getByRole('link', { name: 'Login and security' }).getAttribute('href')).toBe('/auth/rider/security');
  expect(asked(host, 'listSessions')).toEqual([]);
});

test('an admin who acts as the rider is told that it is not theirs to change', async () => {
  asRider('/profile?tab=login', {}, 'en', { proxied: true });
  expect(await screen.findByText(/Only the rider can change the PIN/)).toBeVisible();
});
