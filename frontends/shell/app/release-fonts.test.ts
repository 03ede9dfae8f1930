import { afterEach, expect, jest, test } from '@jest/globals';
import { releaseFonts } from './release-fonts.js';

const root = document.documentElement;
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});
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
  rest.forEach((then) => then());
  expect(root.dataset.fonts).toBeUndefined();
  await fonts;
  await Promise.resolve();
  begin();
  expect(root.dataset.fonts).toBeUndefined();
});

test('a browser that keeps nothing gets them all the same', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const rest: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (then: () => void) => rest.push(then) });
  begin();
  rest.forEach((then) => then());
  expect(root.dataset.fonts).toBeUndefined();
});
