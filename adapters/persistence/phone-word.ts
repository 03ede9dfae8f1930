import { nameKey } from '@rrr/core/riders';

const NUMBER = /(?<![^ ])\d+(?: \d+)*(?![^ ])/g;

/** an area code and more; fewer digits are not treated as a phone number */
const FEWEST = 6;

/** A search text and the phone number (or its beginning) in it, with and without separators. */
export interface PhoneInText {
  readonly key: string;
  readonly written: string;
  readonly digits: string;
}

/** The first phone number in a text, as digits: "+1 (602) 555-0199 x4" gives "16025550199"; undefined without one. */
export const phoneIn = (text: string): PhoneInText | undefined => {
  const key = nameKey(text);
  return (key.match(NUMBER) ?? [])
    .map((written) => ({ key, written, digits: written.replaceAll(' ', '') }))
    .find((item) => item.digits.length >= FEWEST);
};

/** North American numbers with or without country code. */
const NORTH_AMERICAN = /^1?([2-9]\d{9})$/;

/**
 * The search words of a phone number, independent of its format: its digits, for North America with and without the 1.
 * None if it is not a phone number.
 */
export const phoneWordsOf = (text: string | null | undefined): readonly string[] => {
  const digits = phoneIn(text ?? '')?.digits;
  if (digits === undefined) return [];
  const [, national] = NORTH_AMERICAN.exec(digits) ?? [];
  return national === undefined ? [digits] : [national, `1${national}`];
};
