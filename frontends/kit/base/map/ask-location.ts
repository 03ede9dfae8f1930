import type { Point } from './places.js';

/** Requirements §9: a location that takes longer counts as none. */
const WITHIN = 3_000;

/**
 * Asks the browser where it is. Null after a refusal, a failure or 3 seconds; the question in the browser's own window
 * does not stop that clock.
 */
export const askLocation = (from: Geolocation | undefined = navigator.geolocation): Promise<Point | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), WITHIN);
    const answer = (point: Point | null) => {
      clearTimeout(timer);
      resolve(point);
    };
    if (!from) return answer(null);
    from.getCurrentPosition(
      ({ coords }) => answer({ lat: coords.latitude, lng: coords.longitude }),
      () => answer(null),
      { timeout: WITHIN, maximumAge: 300_000 },
    );
  });
