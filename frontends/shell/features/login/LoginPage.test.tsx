import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { fakeSession, refusal } from '@rrr/kit/base/testing';
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
  expect(screen.getByText('Required')).toBeTruthy();
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

test('wrong credentials are told in the words of the API, and what was typed stays', async () => {
  const detail = 'No account with that email + password combination was found';
  const { calls } = renderShell(<LoginPage />, { answers: { login: refusal(401, 'WRONG_CREDENTIALS', detail) } });
  fill(' sam@example.com ', 'secret12');
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(calls).toEqual([{ id: 'login', request: { body: { email: 'sam@example.com', password: 'secret12' } } }]);
  expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('secret12');
});

test('who is signed in already is told as whom', async () => {
  renderShell(<LoginPage />, { session: fakeSession('promoter') });
  expect(await screen.findByText('You are logged in as Sam Carter.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my account' }).getAttribute('href')).toBe('/auth/promoter');
});
