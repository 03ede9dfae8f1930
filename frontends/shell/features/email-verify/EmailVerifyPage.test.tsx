import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeSession, refusal } from '@rrr/kit/base/testing';
import { renderShell } from '../../testing/render-shell.js';
import { noteCodeSent, WAIT_SECONDS } from './code-clock.js';
import { EmailVerifyPage } from './EmailVerifyPage.js';
import { firstScreen } from './first-screen.js';

const rider = fakeSession('rider');
const unverified = { ...rider, account: { ...rider.account, emailVerified: false } };
const wrongCode = refusal(422, 'CODE_NOT_VALID', 'The code is wrong or no longer valid.');
const open = async (answers: Record<string, unknown> = {}, at = '/auth/email-verify') => {
  const gone: string[] = [];
  const made = renderShell(<EmailVerifyPage leave={(to) => void gone.push(to)} />, {
    session: unverified,
    answers,
    at,
  });
  await screen.findByText(/@example\.com/);
  const field = screen.getByLabelText<HTMLInputElement>('Code');
  return {
    ...made,
    gone,
    field,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    verify: async () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Verify' }))),
  };
};

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.useRealTimers());

test('a pasted code opens the first screen', async () => {
  const { type, verify, calls, gone, field } = await open({ verifyEmail: { session: rider } });
  type('Your code: 123 456.');
  expect([field.value, field.autocomplete]).toEqual(['123456', 'one-time-code']);
  await verify();
  expect(calls).toEqual([{ id: 'verifyEmail', request: { body: { code: '123456' } } }]);
  expect(gone).toEqual(['/auth/rider']);
});

test('a link of a mail brings the code, which does not stay in the address and is not sent by itself', async () => {
  const { field, router, calls } = await open({}, '/auth/email-verify?code=654321');
  expect([field.value, router.state.location.search, calls]).toEqual(['654321', '', []]);
});

test.each(['<script>', '12', 'abcdef'])('what is no code in a link is not sent (%s)', async (code) => {
  const { verify, calls } = await open({}, `/auth/email-verify?code=${encodeURIComponent(code)}`);
  await verify();
  expect(calls).toEqual([]);
});

test('whoever has no valid bike begins with the bikes, others at home', () => {
  const without = { ...rider, user: { ...rider.user, bikes: [] } };
  expect([firstScreen(rider), firstScreen(without), firstScreen(fakeSession('dealer'))]).toEqual([
    '/auth/rider',
    '/auth/rider/profile?redirect=vin',
    '/auth/dealer',
  ]);
});

test('what is missing is said in place, and nothing is sent', async () => {
  const { type, verify, calls } = await open();
  await verify();
  expect(screen.getByText('Required')).toBeVisible();
  type('1234');
  expect(screen.getByText('2 digits are missing.')).toBeVisible();
  await verify();
  expect(calls).toEqual([]);
});

test('a wrong code is said until it is changed; after five the code is used up', async () => {
  const { type, verify, field } = await open({ verifyEmail: wrongCode });
  type('111222');
  await verify();
  expect(screen.getByText(/wrong or no longer valid/)).toBeVisible();
  expect(document.activeElement).toBe(field);
  type('11122');
  expect(screen.queryByText(/wrong or no longer valid/)).toBeNull();
  for (const code of ['222111', '333111', '444111', '555111']) {
    type(code);
    await verify();
  }
  expect(screen.getByText('After 5 wrong tries a code no longer works. Send a new one.')).toBeVisible();
});

test('another code can be sent after a visible wait, and the old one is forgotten', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-04-03T18:00:00Z') });
  const { type, field, calls } = await open({ sendEmailCode: undefined });
  type('123456');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send a new code' })));
  expect(calls).toEqual([{ id: 'sendEmailCode', request: {} }]);
  expect(screen.getByText(/We sent a new code/)).toBeVisible();
  expect([field.value, screen.getByRole('timer').textContent]).toEqual(['', 'You can send another code in 1:00.']);
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('timer').textContent).toBe('You can send another code in 0:45.');
  await act(() => jest.advanceTimersByTimeAsync(WAIT_SECONDS * 1000));
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
  expect(screen.getByText('The code we sent has expired. Send a new one.')).toBeVisible();
});

test('the wait goes on after a reload', async () => {
  noteCodeSent(unverified.account._id, Date.now() - 20_000);
  await open();
  expect(screen.getByRole('timer').textContent).toMatch(/in 0:(40|39)\.$/);
});

test('too many codes are refused in words', async () => {
  await open({ sendEmailCode: refusal(429, 'TOO_MANY_CODES', 'No new code was sent; use the newest one.') });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send a new code' })));
  expect(screen.getByText('No new code was sent; use the newest one.')).toBeVisible();
});

test('a mistyped address is replaced by the code sent to the right one', async () => {
  const { type, verify, calls, gone } = await open({
    requestEmailChange: undefined,
    confirmEmailChange: { session: rider },
  });
  const form = screen.getByText('Wrong address?').closest('details')!;
  form.open = true;
  const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Send a code to this/ })));
  await send();
  expect(screen.getAllByText('Required')).toHaveLength(2);
  fireEvent.change(screen.getByLabelText('New e-mail'), { target: { value: 'right@example.com' } });
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'Four tall horses' } });
  await send();
  expect(screen.getByText('right@example.com')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep rider@example.com' })).toBeVisible();
  type('123456');
  await verify();
  expect(calls.map(({ request }) => request)).toEqual([
    { body: { email: 'right@example.com', password: 'Four tall horses' } },
    { body: { email: 'right@example.com', code: '123456' } },
  ]);
  expect(gone).toEqual(['/auth/rider']);
});
