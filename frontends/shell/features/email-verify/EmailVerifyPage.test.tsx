import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { fakeSession, refusal } from '@rrr/kit/base/testing';
import { renderShell } from '../../testing/render-shell.js';
import { EmailVerifyPage } from './EmailVerifyPage.js';

const unverified = { ...fakeSession('rider'), account: { ...fakeSession('rider').account, emailVerified: false } };

test('a code is sent when it is asked for, and the page says so', async () => {
  const { calls } = renderShell(<EmailVerifyPage />, { session: unverified, answers: { sendEmailCode: undefined } });
  expect(await screen.findByText(/rider@example\.com/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText('We sent a code. It is valid for 10 minutes.')).toBeTruthy();
  expect(calls.map(({ id }) => id)).toEqual(['sendEmailCode']);
});

test('a code that is missing or wrong is said in place', async () => {
  const { calls } = renderShell(<EmailVerifyPage />, {
    session: unverified,
    answers: { verifyEmail: refusal(422, 'CODE_NOT_VALID', 'The code is wrong or no longer valid.') },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Required')).toBeTruthy();
  expect(calls).toEqual([]);
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: ' 123 456 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('The code is wrong or no longer valid.')).toBeTruthy();
  expect(calls).toEqual([{ id: 'verifyEmail', request: { body: { code: '123 456' } } }]);
});
