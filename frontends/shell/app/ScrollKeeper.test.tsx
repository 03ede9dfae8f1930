import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ScrollKeeper } from './ScrollKeeper.js';

let top = 0;
const scrollTo = jest.fn(({ top: to }: { top: number }) => {
  top = to;
  dispatchEvent(new Event('scroll'));
});
beforeEach(() => {
  top = 0;
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
});
afterEach(() => void scrollTo.mockClear());

const scrollBy = (to: number) =>
  act(() => {
    top = to;
    dispatchEvent(new Event('scroll'));
  });
const visit = () => {
  const router = createMemoryRouter([{ path: '*', element: <ScrollKeeper /> }], { initialEntries: ['/events'] });
  render(<RouterProvider router={router} />);
  return (to: string | number) => act(() => router.navigate(to as string));
};

test('a new page begins at its top, and Back returns to where the reader was', async () => {
  const go = visit();
  scrollBy(640);
  await go('/events/event/1');
  expect(top).toBe(0);
  scrollBy(90);
  await go(-1);
  expect(top).toBe(640);
  await go(1);
  expect(top).toBe(90);
});

test('a filter leaves the reader in place; the next page of a list begins at its top', async () => {
  const go = visit();
  scrollBy(300);
  await go('/events?query=rim');
  expect(top).toBe(300);
  await go('/events?query=rim&page=2');
  expect(top).toBe(0);
});

test('an address with a broken hash changes nothing', async () => {
  const go = visit();
  scrollBy(50);
  await go('/events#%E0%A4%A');
  expect(top).toBe(50);
});
