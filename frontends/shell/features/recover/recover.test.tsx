import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { fakeSession, refusal } from '@rrr/kit/base/testing';
import { renderShell } from '../../testing/render-shell.js';
import { AcceptInvitationPage } from './AcceptInvitationPage.js';
import { AccountRecoveryPage } from './AccountRecoveryPage.js';
import { ForgotPasswordPage } from './ForgotPasswordPage.js';
import { LostPasswordPage, ResetPasswordPage } from './ResetPasswordPage.js';
import { SignInCallbackPage } from './SignInCallbackPage.js';

const NEW = 'Four tall horses';
const OFF = { config: { captcha: { kind: 'off' as const, siteKey: null, version: null } } };
const CODE = refusal(422, 'CODE_NOT_VALID', 'The code is wrong or no longer valid.');
const LOST = refusal(0, 'NETWORK', 'We could not reach the server.');

const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const routes: RouteObject[] = ['/login', '/forgot-password-reset', '/register', '/fr/login'].map((path) => ({
  path,
  element: <p>there</p>,
}));
const where = ({ router }: ReturnType<typeof renderShell>) => ({
  path: router.state.location.pathname,
  state: router.state.location.state as unknown,
});
afterEach(() => void jest.restoreAllMocks());

test('a code is asked for, and the next page is told for which address', async () => {
  const view = renderShell(<ForgotPasswordPage />, { answers: { forgotPassword: undefined }, routes, ...OFF });
  press('Send the code');
  expect(screen.getByText('Required')).toBeVisible();
  fill({ 'E-mail': ' sam@example.com ' });
  press('Send the code');
  press('Sending the code');
  await screen.findByText('there');
  expect(view.calls).toEqual([{ id: 'forgotPassword', request: { body: { email: 'sam@example.com' } } }]);
  expect(where(view)).toEqual({ path: '/forgot-password-reset', state: { email: 'sam@example.com', sent: true } });
});

test('too many codes are told in the words of the API, and the address stays', async () => {
  const detail = 'Several codes were sent to this address within the last hour.';
  renderShell(<ForgotPasswordPage />, {
    answers: { forgotPassword: refusal(429, 'TOO_MANY_CODES', detail) },
    arrival: { path: '/forgot-password', email: 'sam@example.com', code: '', search: '' },
    ...OFF,
  });
  press('Send the code');
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByText('No code was sent')).toBeVisible();
  expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('sam@example.com');
});

test('a new password is typed twice, under rules that are shown before', async () => {
  const view = renderShell(<ResetPasswordPage />, { answers: { resetPassword: undefined }, routes });
  expect(screen.getByText('At least 8 characters')).toBeVisible();
  fill({ 'E-mail': 'sam@example.com', Code: '004 217', 'New password': NEW, 'New password again': 'Four' });
  press('Save the new password');
  expect(screen.getByText('Both password inputs must be the same')).toBeVisible();
  expect(view.calls).toEqual([]);
  fill({ 'New password again': NEW });
  press('Save the new password');
  await screen.findByText('there');
  expect(view.calls).toEqual([
    { id: 'resetPassword', request: { body: { email: 'sam@example.com', code: '004 217', password: NEW } } },
  ]);
  expect(where(view)).toEqual({ path: '/login', state: { email: 'sam@example.com', done: 'password' } });
});

test('a mail’s link asks for the password only, and shows the rest when the code is refused', async () => {
  renderShell(<LostPasswordPage />, {
    answers: { resetPassword: CODE },
    arrival: { path: '/password-lost-reset', email: 'sam@example.com', code: '004217', search: '' },
  });
  expect([screen.queryByLabelText('Code'), screen.getByText('sam@example.com').tagName]).toEqual([null, 'STRONG']);
  fill({ 'New password': NEW, 'New password again': NEW });
  press('Save the new password');
  await screen.findByText('The code is wrong or no longer valid.');
  expect((screen.getByLabelText('Code') as HTMLInputElement).value).toBe('004217');
  expect(screen.getAllByRole('link', { name: 'Send a new code' })).toHaveLength(2);
});

test('after a lost answer the page says that it may have worked', async () => {
  const answers = [LOST, CODE];
  renderShell(<LostPasswordPage />, {
    answers: { resetPassword: () => answers.shift() },
    arrival: { path: '/password-lost-reset', email: 'sam@example.com', code: '004217', search: '' },
  });
  fill({ 'New password': NEW, 'New password again': NEW });
  press('Save the new password');
  await screen.findByText(/so it may have worked/);
  press('Save the new password');
  await screen.findByText('The code is wrong or no longer valid.');
  expect(screen.getByText(/so it may have worked/)).toBeVisible();
});

test('what a password lacks is said at its field', async () => {
  const detail = 'This password is too common and easy to guess.';
  renderShell(<LostPasswordPage />, {
    answers: { resetPassword: refusal(422, 'PASSWORD_NOT_VALID', detail) },
    arrival: { path: '/password-lost-reset', email: 'sam@example.com', code: '004217', search: '' },
  });
  fill({ 'New password': 'password1', 'New password again': 'password1' });
  press('Save the new password');
  await waitFor(() => expect(screen.getAllByText(detail)).toHaveLength(2));
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
});

test('an invitation becomes an account in the language of the page', async () => {
  const view = renderShell(<AcceptInvitationPage />, {
    at: '/fr/accept-invitation',
    answers: { acceptInvitation: undefined },
    arrival: { path: '/accept-invitation', email: 'dealer@example.com', code: '7x9k', search: '' },
    routes,
  });
  fill({ 'Nouveau mot de passe': NEW, 'Nouveau mot de passe, encore une fois': NEW });
  press('Créer mon compte');
  await screen.findByText('there');
  expect(view.calls).toEqual([
    {
      id: 'acceptInvitation',
      request: { body: { email: 'dealer@example.com', code: '7x9k', password: NEW, locale: 'fr' } },
    },
  ]);
  expect(where(view)).toEqual({ path: '/fr/login', state: { email: 'dealer@example.com', done: 'invitation' } });
});

test('an old invitation says whom to ask', async () => {
  renderShell(<AcceptInvitationPage />, { answers: { acceptInvitation: CODE } });
  fill({ 'E-mail': 'dealer@example.com', 'Invitation code': '7x9k', 'New password': NEW, 'New password again': NEW });
  press('Create my account');
  await screen.findByText('The code is wrong or no longer valid.');
  expect(screen.getByRole('link', { name: 'If you accepted it before, log in.' })).toBeVisible();
});

test('an account is looked for by VIN and birth date, and the answer is the same for everybody', async () => {
  const view = renderShell(<AccountRecoveryPage />, { answers: { recoverAccount: undefined }, ...OFF });
  fill({ VIN: 'VBKMXA10XSM8', 'Date of birth': '1994-05-06' });
  press('Send the e-mail');
  expect(screen.getByText('Invalid VIN')).toBeVisible();
  fill({ VIN: 'vbkmxa10x-sm800001 ' });
  press('Send the e-mail');
  await screen.findByText('Check your e-mail');
  expect(view.calls).toEqual([
    { id: 'recoverAccount', request: { body: { vin: 'VBKMXA10XSM800001', dateOfBirth: '1994-05-06' } } },
  ]);
});

const back = { path: '/oauth/callback', email: '', code: '', search: '?code=a&state=b' };

test('an unknown address is led to enrolment, which is told the address', async () => {
  const view = renderShell(<SignInCallbackPage />, {
    answers: { oauthCallback: { session: null, email: 'fresh@example.com' } },
    arrival: back,
    routes,
  });
  await screen.findByText(/verified fresh@example\.com/);
  fireEvent.click(screen.getByRole('link', { name: 'Enroll with this address' }));
  await screen.findByText('there');
  // the page takes it out of the address, which is never sent
  expect([where(view).path, view.router.state.location.search]).toEqual(['/register', '?email=fresh%40example.com']);
});

test.each([
  ['SIGN_IN_REFUSED', 'Try again', '/api/oauth/start'],
  ['EMAIL_NOT_VERIFIED', 'Choose a new password', '/forgot-password'],
  ['ACCOUNT_DEACTIVATED', 'Contact support', '/about/contact'],
])('a provider’s answer that is refused with %s offers %s', async (code, name, href) => {
  renderShell(<SignInCallbackPage />, {
    answers: { oauthCallback: refusal(422, code, 'You are not logged in; try again.') },
    arrival: back,
  });
  await screen.findByText('You are not logged in; try again.');
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(screen.getByRole('link', { name: 'Log in with a password' })).toBeVisible();
});

test('a lost reply is asked for again, and a log-in that had worked is found', async () => {
  const answers = [LOST, refusal(422, 'SIGN_IN_REFUSED', 'You are not logged in.')];
  const { calls } = renderShell(<SignInCallbackPage />, {
    answers: { oauthCallback: () => answers.shift(), getSession: { session: fakeSession('rider') } },
    arrival: back,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls.map(({ id }) => id)).toEqual(['oauthCallback', 'oauthCallback', 'getSession']));
});

test('a callback without an answer of the provider says so', () => {
  const { calls } = renderShell(<SignInCallbackPage />);
  expect(screen.getByText(/nothing to finish here/)).toBeVisible();
  expect(calls).toEqual([]);
});
