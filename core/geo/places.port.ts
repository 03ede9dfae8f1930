import type { Point } from './point.js';

/** Where postal codes are. */
export interface Places {
  /**
   * The middle of a postal code; of an unknown one the middle of those with the same first three characters; else null.
   */
  locate(country: string, postalCode: string): Promise<Point | null>;
}
