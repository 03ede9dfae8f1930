import { afterEach, expect, jest, test } from '@jest/globals';
import { releaseFonts } from './release-fonts.js';

const root = document.documentElement;
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});
const heading = () => document.body.append(document.createElement('h1'));
const begin = () => {
  root.dataset.fonts = 'later';
  releaseFonts(root);
};
const ready = (fonts: Promise<unknown>) =>
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: fonts } });

test('the first visit waits until the page is loaded and at rest; the next one does not', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const rest: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (then: () => void) => rest.push(then) });
  const fonts = Promise.resolve();
  ready(fonts);
  begin();
  expect(root.dataset.fonts).toBe('later');
  dispatchEvent(new Event('load'));
  expect(root.dataset.fonts).toBe('later');
  // at rest, but without its first screen
  jest.useFakeTimers({ doNotFake: ['performance'] });
  rest.shift()?.();
  expect(root.dataset.fonts).toBe('later');
  heading();
  jest.runAllTimers();
  jest.useRealTimers();
  rest.forEach((then) => then());
  expect(root.dataset.fonts).toBeUndefined();
  await fonts;
  await Promise.resolve();
  begin();
  expect(root.dataset.fonts).toBeUndefined();
});

test('a page that never gets its first screen has them after a while', () => {
  const rest: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (then: () => void) => rest.push(then) });
  const now = jest.spyOn(performance, 'now').mockReturnValue(100);
  begin();
  now.mockReturnValue(5_000);
  rest.forEach((then) => then());
  expect(root.dataset.fonts).toBeUndefined();
});

test('a browser that keeps nothing gets them all the same', () => {
  heading();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const rest: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (then: () => void) => rest.push(then) });
  begin();
  rest.forEach((then) => then());
  expect(root.dataset.fonts).toBeUndefined();
});
