import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { asked, atTheCounter } from '../../testing/at-the-counter.js';

/** The next code is asked for once the last second has gone, and answers after that. */
const pass = async (milliseconds: number) => {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await act(() => jest.advanceTimersByTimeAsync(100));
};
afterEach(() => void jest.useRealTimers());

test('the code stands large on the first screen, counts down and renews itself', async () => {
  jest.useFakeTimers();
  const codes = [
    { code: '482913', secondsLeft: 34 },
    { code: '071250', secondsLeft: 60 },
  ];
  const { host } = atTheCounter('', { answers: { getCounterCode: () => codes.shift() } });
  expect(await screen.findByText('482 913')).toBeVisible();
  expect(screen.getByText('Changes in 34 seconds')).toBeVisible();
  await pass(33_000);
  expect(screen.getByText('Changes in 1 second')).toBeVisible();
  await pass(3_000);
  expect(screen.queryByText('482 913')).toBeNull();
  expect(screen.getByText('071 250')).toBeVisible();
  expect(asked(host, 'getCounterCode')).toHaveLength(2);
});

test('an old code is not left standing when the next one does not come', async () => {
  jest.useFakeTimers();
  const answers = [{ code: '482913', secondsLeft: 2 }, refusal(0, 'NETWORK', 'No response')];
  atTheCounter('', { answers: { getCounterCode: () => answers.shift() } });
  await screen.findByText('482 913');
  await pass(6_000);
  expect(screen.queryByText('482 913')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an admin who acts as the dealer sees none', async () => {
  const { host } = atTheCounter('', { proxyHost: { _id: '01hq00000000000000000a0001', fullName: 'Ada Moreau' } });
  await screen.findByText('Latest redemptions');
  expect(screen.queryByText('Counter code')).toBeNull();
  expect(asked(host, 'getCounterCode')).toEqual([]);
});

test('in French', async () => {
  atTheCounter('', { locale: 'fr' });
  expect(await screen.findByText('Code de comptoir')).toBeVisible();
  expect(await screen.findByText('Change dans 60 secondes')).toBeVisible();
});
