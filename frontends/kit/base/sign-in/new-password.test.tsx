import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { LocaleProvider } from '../language/locale-context.js';
import { fakeHost, refusal } from '../testing/index.js';
import { LoginForm } from './LoginForm.js';
import { newPasswordFaults } from './new-password.js';
import { NewPasswordFields } from './NewPasswordFields.js';

test.each([
  ['', '', { password: 'required', repeat: 'required' }],
  ['Four', 'Four', { password: 'short' }],
  ['Four', 'Five', { password: 'short' }],
  ['Four tall horses!', 'Four tall horses!', { password: 'special' }],
  ['Four tall horses', 'four tall horses', { repeat: 'different' }],
  ['Four tall horses', '', { repeat: 'required' }],
  ['Quatre chevaux éveillés', 'Quatre chevaux éveillés', {}],
])('%j typed as %j again is found wrong: %j', (password, repeat, faults) =>
  expect(newPasswordFaults(password, repeat)).toEqual(faults),
);

test.each(['en', 'fr'] as const)('the rules stand before the fields, and follow what is typed (%s)', async (locale) => {
  const { container } = render(
    <LocaleProvider value={locale}>
      <NewPasswordFields faults={{ repeat: 'different' }} />
    </LocaleProvider>,
  );
  const field = container.querySelector<HTMLInputElement>('input[name=password]')!;
  const states = () => [...container.querySelectorAll('li')].map((it) => it.dataset.state);
  expect([container.textContent?.includes('!@#$%^&*()'), states()]).toEqual([true, ['open', 'open', 'open', 'open']]);
  fireEvent.change(field, { target: { value: 'Four tall horses' } });
  expect(states().slice(0, 2)).toEqual(['met', 'met']);
  fireEvent.change(field, { target: { value: 'Four!' } });
  expect(states().slice(0, 2)).toEqual(['open', 'broken']);
});

test('a password can be shown, and Caps Lock is said', () => {
  render(<NewPasswordFields faults={{}} />);
  const field = screen.getByLabelText('New password');
  expect(field.getAttribute('type')).toBe('password');
  fireEvent.click(screen.getAllByRole('button', { name: 'Show' })[0]!);
  expect(field.getAttribute('type')).toBe('text');
  fireEvent.keyUp(field, { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock is on.')).toBeVisible();
});

test('a forgotten password takes the typed address along, and a deactivated account leads to support', async () => {
  const asked: string[] = [];
  const detail = 'Your account has been deactivated, please contact support';
  const { http } = fakeHost({ answers: { login: refusal(403, 'ACCOUNT_DEACTIVATED', detail) } });
  render(
    <LoginForm
      http={http}
      onSignedIn={() => {}}
      email="sam@example.com"
      forgot={{ href: '/forgot-password', go: (email) => asked.push(email) }}
      supportHref="/about/contact"
    />,
  );
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: ' kim@example.com' } });
  fireEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(asked).toEqual(['kim@example.com']);
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Four tall horses' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/about/contact');
});
