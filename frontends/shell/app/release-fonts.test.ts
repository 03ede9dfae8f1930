import { afterEach, expect, jest, test } from '@jest/globals';
import { releaseFonts } from './release-fonts.js';

const { dataset } = document.documentElement;
const loadFaces = jest.fn(async () => {});
const rest: (() => void)[] = [];
const fonts = new EventTarget();
Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
Object.assign(window, { requestIdleCallback: (then: () => void) => rest.push(then) });

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
  loadFaces.mockClear();
  rest.length = 0;
});
const begin = () => {
  dataset.fonts = 'later';
  releaseFonts(loadFaces);
};
const goOn = async () => {
  rest.forEach((then) => then());
  await Promise.resolve();
};

test('the first visit waits until the page is loaded and at rest; the next one does not', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  begin();
  await goOn();
  expect([loadFaces.mock.calls.length, dataset.fonts]).toEqual([0, 'later']);
  dispatchEvent(new Event('load'));
  expect(loadFaces).not.toHaveBeenCalled();
  await goOn();
  expect([loadFaces.mock.calls.length, dataset.fonts]).toEqual([1, undefined]);
  fonts.dispatchEvent(new Event('loadingdone'));
  rest.length = 0;
  begin();
  await goOn();
  expect([loadFaces.mock.calls.length, dataset.fonts]).toEqual([2, undefined]);
});

test('a browser that keeps nothing gets them all the same', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  begin();
  await goOn();
  expect([loadFaces.mock.calls.length, dataset.fonts]).toEqual([1, undefined]);
});
