import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { Session } from '@rrr/contract';
import { fakeSession } from '@rrr/kit/base/testing';
import { renderShell } from '../testing/render-shell.js';
import { AccountLinks } from './AccountLinks.js';

test('who is signed in does not look signed out when the API cannot say', async () => {
  const session = jest
    .fn<() => Promise<Session | null>>()
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValue(fakeSession('rider'));
  renderShell(<AccountLinks />, { session });
  expect(await screen.findByText('Can’t check your login')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'My account' })).toBeVisible();
});
