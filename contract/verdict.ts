import { z } from 'zod';
import { money, reason } from './values.js';

export const resultType = z.enum(['finished', 'DNF', 'DNS', 'DQ']);
export const payoutType = z.enum(['cash', 'dealerCredit', 'noPayout']);
export const awardType = z.enum(['credit', 'bonus', 'cash']);

/** What a result earns, or every reason why it earns nothing. */
export const verdict = z.strictObject({
  earns: money.nullable(),
  type: awardType.nullable(),
  reasons: z.array(reason),
  /**
   * the places that a finisher occupies, where they are not just the written one: shared with `others`, or behind a tie
   * (`others` 0). `detail`: how that is paid, in the reader's language; left out: no tie
   */
  tie: z.strictObject({ others: z.int(), firstPlace: z.int(), lastPlace: z.int(), detail: z.string() }).optional(),
  /** what is held until a person has checked it, or was refused; left out: nothing */
  check: z
    .strictObject({
      state: z.enum(['held', 'refused']),
      amount: money,
      /** why it is checked; empty for riders */
      signals: z.array(reason),
      /** photos of the logos that the rider has to send first; left out: none */
      photos: z.strictObject({ asked: z.int() }).optional(),
    })
    .optional(),
});
export type Verdict = z.output<typeof verdict>;
