import { z } from 'zod';
import { currency, date, money, text } from './values.js';

/**
 * What is looked for in a list of what waits for an administrator. With any of them, it is looked for in the 1,500 that
 * come first; the sums and the promoters are answered only then.
 */
export const waitingQuery = {
  /** has waited since this day or longer */
  until: date.optional(),
  /** oldest first; left out: as the list has it */
  sort: z.enum(['age']).optional(),
};

/** The same for a list of what has money in it. */
export const waitingMoneyQuery = {
  ...waitingQuery,
  currency: currency.optional(),
  /** with at least as much in one currency, in the asked one if there is one; minor units */
  atLeast: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
  /** `amount`: most money in one currency first, in the asked one if there is one */
  sort: z.enum(['age', 'amount']).optional(),
};

/** The same for a list of events. */
export const waitingEventsQuery = {
  ...waitingMoneyQuery,
  /** name of its promoter */
  promoter: text(200).optional(),
};

export const waitingFound = {
  /** of all that was found, by currency */
  sums: z.array(money).optional(),
};

export const waitingEventsFound = {
  ...waitingFound,
  /** of all that waits */
  promoterNames: z.array(z.string()).optional(),
};
