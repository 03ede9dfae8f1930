import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { asked, asRider, rider } from '../../testing/as-rider.js';

afterEach(() => void jest.useRealTimers());
const code = { code: 'K7QM4XTR', expiresAt: '2026-04-03T18:01:00.000Z' };

test('a code as QR and to be read out, for a minute', async () => {
  const { host } = asRider('/redemptions', { createRiderCode: code });
  const button = await screen.findByRole('button', { name: 'Show my code' });
  jest.useFakeTimers();
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('K7QM-4XTR')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code of K7QM-4XTR' })).toBeTruthy();
  expect(screen.getByText('Valid for 60 seconds, for one use')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(59_000));
  expect(screen.getByText('Valid for 1 second, for one use')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText('K7QM-4XTR')).toBeNull();
  expect(screen.getByText('This code is no longer valid.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show a new code' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('K7QM-4XTR')).toBeTruthy();
  expect(asked(host, 'createRiderCode')).toHaveLength(2);
});

test('the dashboard leads straight to it, and it can be put away', async () => {
  asRider('/redemptions?code=show', { createRiderCode: code });
  expect(await screen.findByText('K7QM-4XTR')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hide the code' }));
  expect(screen.queryByText('K7QM-4XTR')).toBeNull();
});

test('without a PIN nothing can be redeemed, so the way leads to the PIN', async () => {
  const { host } = asRider('/redemptions?code=show', {
    getRider: { rider: { ...rider, hasPin: false }, creditRedemptions: [], payoutClaims: [] },
  });
  expect((await screen.findByRole('link', { name: 'Set a PIN' })).getAttribute('href')).toBe(
    '/auth/rider/profile?redirect=pin',
  );
  expect(asked(host, 'createRiderCode')).toEqual([]);
});

test('an admin who acts as the rider shows no code', async () => {
  const { host } = asRider('/redemptions?code=show', {}, 'en', { proxied: true });
  expect(await screen.findByText('Only the rider can show a code at a counter.')).toBeTruthy();
  expect(asked(host, 'createRiderCode')).toEqual([]);
});

test('a refusal is told in its place', async () => {
  asRider('/redemptions?code=show', { createRiderCode: refusal(429, 'TOO_MANY_ATTEMPTS', 'Try again in a minute.') });
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in a minute.');
});
