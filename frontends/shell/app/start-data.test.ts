import { afterEach, expect, jest, test } from '@jest/globals';
import { START_DATA } from '@rrr/contract';
import { readStartData } from './start-data.js';

const written = (text: string): Document => {
  const page = document.implementation.createHTMLDocument();
  const block = page.createElement('script');
  block.type = 'application/json';
  block.id = START_DATA;
  block.textContent = text;
  page.head.append(block);
  return page;
};
const arrivedBy = (type: string): void => {
  performance.getEntriesByType = jest.fn(() => [{ type }] as unknown as PerformanceEntryList);
};
const original = performance.getEntriesByType;
afterEach(() => {
  performance.getEntriesByType = original;
});

test('what the server wrote is read', () => {
  arrivedBy('navigate');
  expect(readStartData(written('{"session":null}'))).toEqual({ session: null });
});

test('a page without it, or with damage, starts with nothing', () => {
  expect(readStartData(document.implementation.createHTMLDocument())).toEqual({});
  expect(readStartData(written('{"session":'))).toEqual({});
});

test('a page from the browser’s history asks who is signed in now', () => {
  arrivedBy('back_forward');
  expect(readStartData(written('{"session":null}'))).toEqual({});
});
