import { z } from 'zod';
import { id, money, reason } from './values.js';

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

/** Results that would earn something else, largest loss first; at most 100. */
export const foreseenResults = z.array(
  z.strictObject({
    _id: id,
    riderName: z.string(),
    className: z.string(),
    before: money,
    after: money,
    /** why it earns nothing, or not more */
    reasons: z.array(reason),
  }),
);
