import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeSession, refusal } from '@rrr/kit/base/testing';
import { config as program } from '@rrr/kit/pact/examples';
import { renderShell } from '../../testing/render-shell.js';
import { ContactPage } from './ContactPage.js';
import { ThankYouPage } from './ThankYouPage.js';

const captcha = (kind: string) => ({ kind, siteKey: null, version: null }) as never;
const config = (kind = 'off') => ({ ...program, captcha: captcha(kind) });
const open = (answers: object, { kind = 'off', at = '/about/contact', session = null as never } = {}) =>
  renderShell(<ContactPage />, {
    at,
    session,
    config: config(kind),
    answers: { getConfig: config(kind), ...answers },
    routes: [{ path: '/thank-you-contact', element: <ThankYouPage /> }],
  });
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
const whole = { 'Your name': ' Riley Okafor ', 'E-mail': 'riley@example.com', Message: 'Where is my result?' };

test('a message is sent with its topic, and thanked for', async () => {
  const { calls, router } = open({ contactUs: undefined }, { at: '/about/contact?topic=result' });
  expect(await screen.findByText(/within 45 days/)).toBeVisible();
  fill(whole);
  send();
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/thank-you-contact');
  expect(calls.find(({ id }) => id === 'contactUs')?.request).toEqual({
    body: {
      name: 'Riley Okafor',
      email: 'riley@example.com',
      message: 'Where is my result?',
      subject: 'A missing or wrong result',
    },
  });
});

test('what is missing is told at its field, and nothing is sent', async () => {
  const { calls } = open({});
  send();
  expect(await screen.findAllByText('Required')).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  expect(calls.filter(({ id }) => id === 'contactUs')).toEqual([]);
});

test('characters are counted as one types, and what is too much is told', () => {
  open({});
  fill({ Message: 'x'.repeat(499) });
  expect(screen.getByText('499 of 500 characters')).toBeVisible();
  expect(screen.getByText('1 character left')).toBeVisible();
  fill({ Message: 'x'.repeat(502) });
  expect(screen.getAllByText('2 characters too many')).toHaveLength(2);
});

test('a refusal shows its text and each field’s; what was typed stays', async () => {
  open({
    contactUs: refusal(400, 'VALIDATION_FAILED', 'Some fields are not right.', [
      { path: 'email', code: 'email', detail: 'Enter an e-mail address.' },
    ]),
  });
  await screen.findByText(/within 45 days/);
  fill({ ...whole, 'E-mail': 'riley' });
  send();
  expect(await screen.findByText('Some fields are not right.')).toBeVisible();
  expect(screen.getByText('Enter an e-mail address.')).toBeVisible();
  expect((screen.getByLabelText('Message') as HTMLTextAreaElement).value).toBe('Where is my result?');
});

test('a failure without words of its own says Unexpected Error', async () => {
  open({ contactUs: refusal(502, 'HTTP_502', 'Unexpected Error') });
  await screen.findByText(/within 45 days/);
  fill(whole);
  send();
  expect((await screen.findByRole('alert')).textContent).toBe('Your message was not sentUnexpected Error');
});

test('the captcha comes before sending', async () => {
  const { calls } = open({}, { kind: 'altcha' });
  await screen.findByLabelText('I’m not a robot');
  fill(whole);
  send();
  expect(await screen.findByText('Tick this box first.')).toBeVisible();
  expect(calls.filter(({ id }) => id === 'contactUs')).toEqual([]);
});

test('the answer of the captcha goes with the message', async () => {
  const salt = 'abc?expires=1900000000&';
  const riddle = createHash('sha256').update(`${salt}7`).digest('hex');
  const challenge = { algorithm: 'SHA-256', challenge: riddle, salt, signature: 'signed', maxnumber: 10 };
  const { calls } = open({ contactUs: undefined, captchaChallenge: { challenge } }, { kind: 'altcha' });
  fireEvent.click(await screen.findByLabelText('I’m not a robot'));
  await screen.findByText(/^Checked/);
  fill(whole);
  send();
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(calls.find(({ id }) => id === 'contactUs')?.request).toMatchObject({ body: { captcha: expect.any(String) } });
});

test('a button pressed twice sends once', async () => {
  const { calls } = open({ contactUs: new Promise(() => {}) });
  await screen.findByText(/within 45 days/);
  fill(whole);
  send();
  fireEvent.click(await screen.findByRole('button', { name: 'Sending' }));
  expect(calls.filter(({ id }) => id === 'contactUs')).toHaveLength(1);
});

test('who is signed in need not type what we know', async () => {
  open({}, { session: fakeSession('rider') as never });
  await waitFor(() => expect((screen.getByLabelText('Your name') as HTMLInputElement).value).toBe('Sam Carter'));
  expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('rider@example.com');
});
