import { z } from 'zod';
import { money } from './values.js';

/** What a change of an event moves: awards, and how many riders have them. */
export const foreseenMoney = z.strictObject({
  /** awards it issues or raises */
  issued: money,
  /** awards it takes back */
  reversed: money,
  /** the part riders already spent; it stays with them */
  overpaid: money,
  /** whose awards change */
  riders: z.int(),
});
