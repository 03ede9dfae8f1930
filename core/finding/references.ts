import { numberOfCode } from '../redemption/index.js';

/** What a caller reads out may be: the id of a record, a redemption code, a payment provider's order id. */
export interface Reference {
  readonly id?: string;
  /** the number behind a redemption code */
  readonly redemption?: number;
  /** as it was typed, in capitals and in small letters: providers write theirs either way */
  readonly orders?: readonly string[];
}

const ID = /^[0-9a-hjkmnp-tv-z]{26}$/;
const ORDER = /^(?=.*\d)[a-z0-9][a-z0-9._-]{5,79}$/i;

/** What a text may refer to; null for a name, a phone number with spaces, or anything else with several words. */
export const referenceIn = (text: string): Reference | null => {
  const typed = text.trim();
  if (!ORDER.test(typed)) return null;
  const [small, redemption] = [typed.toLowerCase(), numberOfCode(typed)];
  return {
    ...(ID.test(small) ? { id: small } : {}),
    ...(redemption === null ? {} : { redemption }),
    orders: [...new Set([typed, typed.toUpperCase(), small])],
  };
};
