import { afterEach, expect, jest, test } from '@jest/globals';
import { repeatedly } from './repeatedly.js';

afterEach(() => void jest.useRealTimers());

test('acts again and again, never twice at once, until it is ended', async () => {
  jest.useFakeTimers();
  let [begun, finish] = [0, () => undefined as void];
  const end = repeatedly(300, () => {
    begun += 1;
    return new Promise<void>((resolve) => (finish = resolve));
  });
  await jest.advanceTimersByTimeAsync(299_000);
  expect(begun).toBe(0);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(begun).toBe(1);
  // the first is still at it
  await jest.advanceTimersByTimeAsync(900_000);
  expect(begun).toBe(1);
  finish();
  await jest.advanceTimersByTimeAsync(300_000);
  expect(begun).toBe(2);
  end();
  finish();
  await jest.advanceTimersByTimeAsync(900_000);
  expect(begun).toBe(2);
  expect(jest.getTimerCount()).toBe(0);
});
