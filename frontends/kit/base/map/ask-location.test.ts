import { afterEach, expect, jest, test } from '@jest/globals';
import { askLocation } from './ask-location.js';

afterEach(() => void jest.useRealTimers());
const browser = (getCurrentPosition: (found: (at: object) => void, failed: () => void) => void) =>
  ({ getCurrentPosition }) as unknown as Geolocation;

test('the browser’s answer is the location', async () =>
  expect(await askLocation(browser((found) => found({ coords: { latitude: 43.6, longitude: -116.2 } })))).toEqual({
    lat: 43.6,
    lng: -116.2,
  }));

test('a refusal is no location, and so is a browser that cannot tell', async () => {
  expect(await askLocation(browser((_, failed) => failed()))).toBeNull();
  expect(await askLocation(undefined)).toBeNull();
});

test('after 3 seconds there is no location, whatever comes later', async () => {
  jest.useFakeTimers();
  let late: ((at: object) => void) | undefined;
  const asked = askLocation(browser((found) => (late = found)));
  jest.advanceTimersByTime(3_000);
  late?.({ coords: { latitude: 1, longitude: 1 } });
  expect(await asked).toBeNull();
});
