import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeSession, refusal } from '@rrr/kit/base/testing';
import { ownRecord } from '@rrr/kit/pact/examples';
import { renderShell } from '../../testing/render-shell.js';
import { LoginPage } from './LoginPage.js';

const fill = (email: string, password: string) => {
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
};

test('an empty field is named in place and nothing is sent', () => {
  const { calls } = renderShell(<LoginPage />);
  fill('sam@example.com', '');
  expect(screen.getByText('Required')).toBeVisible();
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

test('wrong credentials are told in the words of the API, and what was typed stays', async () => {
  const detail = 'No account with that email + password combination was found';
  const { calls } = renderShell(<LoginPage />, { answers: { login: refusal(401, 'WRONG_CREDENTIALS', detail) } });
  fill(' sam@example.com ', 'secret12');
  expect(await screen.findByText(detail)).toBeVisible();
  expect(calls).toEqual([{ id: 'login', request: { body: { email: 'sam@example.com', password: 'secret12' } } }]);
  expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('secret12');
});

test('who is signed in already is told as whom', async () => {
  renderShell(<LoginPage />, { session: fakeSession('promoter') });
  expect(await screen.findByText('You are logged in as Sam Carter.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to my account' }).getAttribute('href')).toBe('/auth/promoter');
});

test.each([
  ['SESSION_BROKEN', /We found an issue with your authentication, please login again/],
  ['ACCOUNT_DEACTIVATED', /Your account has been deactivated, please contact support/],
  ['SIGN_IN_UNAVAILABLE', /The other service cannot be reached/],
  ['<script>alert(1)</script>', /You are not logged in\. Try again/],
])('the problem %s is told', async (problem, text) => {
  const { container } = renderShell(<LoginPage />, { at: `/login?problem=${encodeURIComponent(problem)}` });
  expect(screen.getByRole('alert').textContent).toMatch(text);
  expect(container.innerHTML).not.toContain('<script');
});

test('a new password is told, and its address is filled in', () => {
  renderShell(<LoginPage />, {
    at: '/login',
    arrival: { path: '/login', email: 'sam@example.com', code: '', search: '' },
  });
  expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('sam@example.com');
});

test('another way to log in is offered by its name, and enrolment and recovery are near', async () => {
  renderShell(<LoginPage />, { config: { signIn: { name: 'Paddock ID' } } });
  const way = await screen.findByRole('link', { name: 'Continue with Paddock ID' });
  expect(way.getAttribute('href')).toBe('/api/oauth/start');
  expect(screen.getByRole('link', { name: 'Enroll' }).getAttribute('href')).toBe('/register');
  expect(screen.getByRole('link', { name: /Forgot which/ }).getAttribute('href')).toBe('/account-recovery');
});

test('a rider whose PIN a new password removed is told so before going on', async () => {
  const { router } = renderShell(<p>elsewhere</p>, {
    answers: {
      login: { session: fakeSession('rider') },
      getRider: { rider: { ...ownRecord, hasPin: false }, creditRedemptions: [], payoutClaims: [] },
    },
    routes: [{ path: '/login', element: <LoginPage /> }],
  });
  await act(() => router.navigate('/login', { state: { email: 'sam@example.com', done: 'password' } }));
  expect(screen.getByText('Your password was changed. Log in with the new one.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Four tall horses' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('You need a new PIN')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a PIN' }).getAttribute('href')).toBe('/auth/rider/profile');
});

test('who has a second factor is asked for a code next; a wrong one is told, and one can go back', async () => {
  const detail = 'The code is wrong, or it was used before.';
  const { calls } = renderShell(<LoginPage />, {
    answers: {
      login: { session: null, factor: 'asked' },
      proveFactor: refusal(422, 'WRONG_FACTOR', detail),
    },
  });
  fill('sam@example.com', 'secret12');
  fireEvent.change(await screen.findByLabelText('Code from your app'), { target: { value: '123 456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect((screen.getByLabelText('Code from your app') as HTMLInputElement).value).toBe('');
  expect(calls.at(-1)).toEqual({ id: 'proveFactor', request: { body: { code: '123456' } } });
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('E-mail')).toBeVisible();
});
