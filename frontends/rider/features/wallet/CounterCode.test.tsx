import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { asked, asRider, rider } from '../../testing/as-rider.js';

// jsdom has no modal dialogs
const { showModal, close } = HTMLDialogElement.prototype;
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function hide(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }));
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'wakeLock');
});
const code = { code: 'K7QM4XTR', expiresAt: '2026-04-03T18:01:00.000Z' };
const screenOf = () => document.querySelector<HTMLDialogElement>('.rider-code-screen')!;
const now = () => act(() => jest.advanceTimersByTimeAsync(0));

test('a code over the whole screen, as QR and to be read out, for a minute', async () => {
  const { host } = asRider('/redemptions', { createRiderCode: code });
  const button = await screen.findByRole('button', { name: 'Show my code' });
  jest.useFakeTimers();
  fireEvent.click(button);
  await now();
  expect(screen.getByRole('dialog', { name: 'Your code' })).toBe(screenOf());
  expect(screen.getByText('K7QM-4XTR')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of K7QM-4XTR' })).toBeVisible();
  expect(screen.getByText('Valid for 60 seconds, for one use')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(59_000));
  expect(screen.getByText('Valid for 1 second, for one use')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText('K7QM-4XTR')).toBeNull();
  expect(screen.getByText('This code is no longer valid.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show a new code' }));
  await now();
  expect(screen.getByText('K7QM-4XTR')).toBeVisible();
  expect(asked(host, 'createRiderCode')).toHaveLength(2);
});

test('Escape and Back close it, and the focus returns to the button', async () => {
  const { router } = asRider('/redemptions', { createRiderCode: code });
  const button = await screen.findByRole('button', { name: 'Show my code' });
  for (const leave of [() => screenOf().close(), () => void router.navigate(-1)]) {
    fireEvent.click(button);
    expect(await screen.findByText('K7QM-4XTR')).toBeVisible();
    expect(router.state.location.search).toBe('?code=show');
    act(leave);
    await waitFor(() => expect(screen.queryByText('K7QM-4XTR')).toBeNull());
    expect([screenOf().open, router.state.location.search]).toEqual([false, '']);
    expect(document.activeElement).toBe(button);
  }
});

test('the screen stays on while the code is shown, and is asked for again when the page comes back', async () => {
  const release = jest.fn(() => Promise.resolve());
  const request = jest.fn((_: 'screen') => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  asRider('/redemptions?code=show', { createRiderCode: code });
  await screen.findByText('K7QM-4XTR');
  expect(request.mock.calls).toEqual([['screen']]);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(release).toHaveBeenCalledTimes(2));
});

test('a browser that refuses to keep the screen on shows the code all the same', async () => {
  const request = () => Promise.reject(new Error('low battery'));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  asRider('/redemptions?code=show', { createRiderCode: code });
  expect(await screen.findByText('K7QM-4XTR')).toBeVisible();
});

test('the dashboard leads straight to it, and it can be put away', async () => {
  const { router } = asRider('/redemptions?code=show', { createRiderCode: code });
  expect(await screen.findByText('K7QM-4XTR')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('K7QM-4XTR')).toBeNull());
  expect([router.state.location.search, router.state.historyAction]).toEqual(['', 'REPLACE']);
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
  expect(await screen.findByText('Only the rider can show a code at a counter.')).toBeVisible();
  expect(asked(host, 'createRiderCode')).toEqual([]);
});

test('a refusal is told in its place', async () => {
  asRider('/redemptions?code=show', { createRiderCode: refusal(429, 'TOO_MANY_ATTEMPTS', 'Try again in a minute.') });
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in a minute.');
});
