import { afterEach, expect, jest, test } from '@jest/globals';
import { releaseFonts } from './release-fonts.js';

const faces = document.head.appendChild(document.createElement('link'));
faces.id = 'faces';
const rest: (() => void)[] = [];
const fonts = new EventTarget();
Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
Object.assign(window, { requestIdleCallback: (then: () => void) => rest.push(then) });

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});
const begin = () => {
  faces.media = 'not all';
  rest.length = 0;
  releaseFonts();
};
const goOn = () => rest.forEach((then) => then());

test('the first visit waits until the page is loaded and at rest; the next one does not', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  begin();
  goOn();
  expect(faces.media).toBe('not all');
  dispatchEvent(new Event('load'));
  expect(faces.media).toBe('not all');
  goOn();
  expect(faces.media).toBe('all');
  fonts.dispatchEvent(new Event('loadingdone'));
  begin();
  expect(faces.media).toBe('all');
});

test('a browser that keeps nothing gets them all the same', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  begin();
  goOn();
  expect(faces.media).toBe('all');
});
