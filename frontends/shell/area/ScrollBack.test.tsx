import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ScrollBack } from './ScrollBack.js';

/** how far the page can be scrolled, and how far it is */
let [length, top] = [2_000, 0];
let grow: () => void = () => undefined;
const observer = globalThis.ResizeObserver;
beforeEach(() => {
  [length, top] = [2_000, 0];
  window.scrollTo = (({ top: to }: { top: number }) => {
    top = Math.min(to, length);
    dispatchEvent(new Event('scroll'));
  }) as typeof window.scrollTo;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  globalThis.ResizeObserver = class {
    constructor(changed: () => void) {
      grow = changed;
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {
      grow = () => undefined;
    }
  } as unknown as typeof ResizeObserver;
});
afterEach(() => {
  globalThis.ResizeObserver = observer;
});

const scrollBy = (to: number) => act(() => window.scrollTo({ top: to }));
const visit = () => {
  const router = createMemoryRouter([{ path: '*', element: <ScrollBack /> }], { initialEntries: ['/riders'] });
  render(<RouterProvider router={router} />);
  return (to: string | number) => act(() => router.navigate(to as string));
};

test('Back returns to where the reader was, once the list is long enough again', async () => {
  const go = visit();
  scrollBy(900);
  await go('/rider/1');
  scrollBy(0);
  // the list is asked for again, so the page is short at first
  length = 100;
  await go(-1);
  expect(top).toBe(100);
  length = 2_000;
  act(() => grow());
  expect(top).toBe(900);
});

test('a reader who scrolls meanwhile is left alone', async () => {
  const go = visit();
  scrollBy(900);
  await go('/rider/1');
  length = 100;
  await go(-1);
  act(() => void dispatchEvent(new Event('wheel')));
  [top, length] = [40, 2_000];
  act(() => grow());
  expect(top).toBe(40);
});
