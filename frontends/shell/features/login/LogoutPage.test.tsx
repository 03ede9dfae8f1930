import { afterEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { leaving } from '../../testing/leaving.js';
import { renderShell } from '../../testing/render-shell.js';
import { LogoutPage } from './LogoutPage.js';

afterEach(() => void jest.restoreAllMocks());

test.each([
  ['a session that can be ended', undefined],
  ['a session that is over', refusal(401, 'UNAUTHENTICATED', 'Log in first.')],
])('a broken session is ended before the log-in page comes: %s', async (_, answer) => {
  const left = leaving();
  const { calls, reports } = renderShell(<LogoutPage />, { at: '/logout?next=%2Fauth', answers: { logout: answer } });
  await waitFor(() => expect(left).toHaveBeenCalled());
  expect([calls.map(({ id }) => id), reports]).toEqual([['logout'], []]);
});
