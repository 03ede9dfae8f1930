import { createHash } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LoginForm } from '../sign-in/LoginForm.js';
import { LocaleProvider } from '../language/locale-context.js';
import { fakeHost, fakeSession, refusal } from '../testing/index.js';
import { config } from '../../pact/examples/index.js';
import { Captcha } from './Captcha.js';
import { sha256 } from './sha256.js';
import { solveChallenge } from './solve-challenge.js';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const challengeOf = (number: number, salt = 'abc?expires=1900000000&') => ({
  algorithm: 'SHA-256' as const,
  challenge: digest(`${salt}${number}`),
  salt,
  signature: 'signed',
  maxnumber: 5_000,
});
const MISSING = refusal(422, 'CAPTCHA_MISSING', 'Please confirm that you are a person.');
const WRONG = refusal(401, 'WRONG_CREDENTIALS', 'No account was found');

test('the digest is SHA-256, of every length', () => {
  for (let length = 0; length < 200; length += 1)
    expect([length, sha256('x?y&'.repeat(50).slice(0, length))]).toEqual([
      length,
      digest('x?y&'.repeat(50).slice(0, length)),
    ]);
});

test('a riddle is solved as the API takes it, and one that nothing fits is given up', async () => {
  const answer = await solveChallenge(challengeOf(2_345));
  expect(JSON.parse(atob(answer ?? ''))).toEqual({
    algorithm: 'SHA-256',
    challenge: challengeOf(2_345).challenge,
    number: 2_345,
    salt: challengeOf(2_345).salt,
    signature: 'signed',
  });
  expect(await solveChallenge(challengeOf(9_999))).toBeUndefined();
});

const logIn = (
  captcha: { kind: string; siteKey: string | null; version: string | null },
  refusals: unknown[],
  locale: 'en' | 'fr' = 'en',
) => {
  const signedIn: unknown[] = [];
  const { http, calls } = fakeHost({
    answers: {
      getConfig: { ...config, captcha },
      captchaChallenge: () => ({ challenge: challengeOf(1_200) }),
      login: () => refusals.shift() ?? { session: fakeSession() },
    },
  });
  render(
    <LocaleProvider value={locale}>
      <LoginForm http={http} onSignedIn={(it) => signedIn.push(it)} />
    </LocaleProvider>,
  );
  const [email, password] = [
    screen.getByLabelText(/E-mail|courriel/),
    screen.getByLabelText(/Password|Mot de passe/),
  ] as HTMLInputElement[];
  fireEvent.change(email!, { target: { value: 'sam@example.com' } });
  fireEvent.change(password!, { target: { value: 'secret12' } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: /Log In|Se connecter/ }));
  return {
    calls,
    signedIn,
    email,
    password,
    send,
    posts: () =>
      calls.filter(({ id }) => id === 'login').map(({ request }) => (request as { body: { captcha?: string } }).body),
  };
};
const altcha = { kind: 'altcha', siteKey: null, version: null };
afterEach(() => {
  delete window.grecaptcha;
  document.head.replaceChildren();
});

test('the captcha is shown when it is asked for, by a box that a keyboard ticks; what was typed stays', async () => {
  const person = logIn(altcha, [MISSING]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  person.send();
  const box = (await screen.findByRole('checkbox', { name: 'I’m not a robot' })) as HTMLInputElement;
  expect([
    screen.getByRole('group', { name: 'Security check' }).contains(box),
    person.email!.value,
    person.password!.value,
  ]).toEqual([true, 'sam@example.com', 'secret12']);
  // without it nothing is sent
  person.send();
  expect(await screen.findByText('Tick this box before you log in.')).toBeVisible();
  expect([document.activeElement, box.getAttribute('aria-invalid'), person.posts().length]).toEqual([box, 'true', 1]);
  fireEvent.click(box);
  await screen.findByText('Checked. You can log in now.', undefined, { timeout: 30_000 });
  expect([box.checked, box.getAttribute('aria-invalid')]).toEqual([true, null]);
  person.send();
  await waitFor(() => expect(person.signedIn).toHaveLength(1));
  expect(JSON.parse(atob(person.posts()[1]?.captcha ?? ''))).toMatchObject({ number: 1_200 });
}, 60_000);

test('an answer is used once: after another wrong password it is asked for anew', async () => {
  const person = logIn(altcha, [MISSING, WRONG], 'fr');
  person.send();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Je ne suis pas un robot' }));
  await screen.findByText('Vérifié. Vous pouvez maintenant vous connecter.', undefined, { timeout: 30_000 });
  person.send();
  await screen.findByText('No account was found');
  await waitFor(() => expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(false));
}, 60_000);

const service = { kind: 'recaptcha', siteKey: 'site', version: 'v2' };
const scripts = () => [...document.head.querySelectorAll('script')].filter(({ src }) => src.includes('recaptcha'));

test.each([
  ['No key provided', { ...service, siteKey: null }, undefined],
  ['No version provided', { ...service, version: null }, undefined],
  ['Failed to load script', service, 'error'],
  ['Failed to execute', service, 'load'],
] as const)('"%s" is said in place', async (text, captcha, event) => {
  const person = logIn(captcha, [MISSING]);
  person.send();
  await screen.findByRole('group', { name: 'Security check' });
  if (event) {
    await waitFor(() => expect(scripts()).toHaveLength(1));
    const render = () => {
      throw new Error('refused');
    };
    if (event === 'load') window.grecaptcha = { ready: (then) => then(), render };
    fireEvent(scripts()[0]!, new Event(event));
  }
  expect((await screen.findByText(text)).closest('[role="alert"]')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the answer of the service goes along', async () => {
  const person = logIn(service, [MISSING]);
  person.send();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  let [tick, rendered]: [(answer: string) => void, boolean] = [() => {}, false];
  const render = (_: HTMLElement, options: Readonly<Record<string, unknown>>) => {
    [tick, rendered] = [options['callback'] as typeof tick, true];
    return 0;
  };
  window.grecaptcha = { ready: (then) => then(), render };
  fireEvent(scripts()[0]!, new Event('load'));
  await waitFor(() => expect(rendered).toBe(true));
  act(() => tick('ticked'));
  person.send();
  await waitFor(() => expect(person.signedIn).toHaveLength(1));
  expect(person.posts()[1]?.captcha).toBe('ticked');
});

test('without a network it waits, and loads once the network is back; before a form it speaks of no password', async () => {
  const onLine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')!;
  const become = (online: boolean) => {
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => online });
    act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
  const configs: unknown[] = [refusal(0, 'NETWORK', 'We could not reach the server.')];
  const { http } = fakeHost({
    answers: { getConfig: () => configs.shift() ?? config },
  });
  try {
    become(false);
    render(<Captcha http={http} missing onAnswer={() => {}} purpose="form" />);
    expect(await screen.findByText('We could not reach the server.')).toBeVisible();
    become(true);
    expect(await screen.findByRole('checkbox')).toBeVisible();
    expect(screen.getByText('Tick this box first.')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/password|log in/i);
  } finally {
    Object.defineProperty(Navigator.prototype, 'onLine', onLine);
  }
});
