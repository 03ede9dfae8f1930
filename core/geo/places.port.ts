import type { Point } from './point.js';

/** Locations of postal codes. */
export interface Places {
  /**
   * The center of a postal code; for an unknown code, the center of those with the same first three characters;
   * otherwise null.
   */
  locate(country: string, postalCode: string): Promise<Point | null>;
}
