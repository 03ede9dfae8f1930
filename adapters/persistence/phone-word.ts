import { nameKey } from '@rrr/core/riders';

const NUMBER = /(?<![^ ])\d+(?: \d+)*(?![^ ])/g;

/** An area code and what follows it; fewer digits are a number of another kind. */
const FEWEST = 6;

/**
 * A text as words are compared, and the phone number in it, or its beginning: as it stands there, and without its
 * breaks.
 */
export interface PhoneInText {
  readonly key: string;
  readonly written: string;
  readonly digits: string;
}

/**
 * The first phone number of a text: of "+1 (602) 555-0199 x4" the digits "16025550199"; undefined where there is none.
 */
export const phoneIn = (text: string): PhoneInText | undefined => {
  const key = nameKey(text);
  return (key.match(NUMBER) ?? [])
    .map((written) => ({ key, written, digits: written.replaceAll(' ', '') }))
    .find((it) => it.digits.length >= FEWEST);
};

/** A number of North America, with or without the country's own digit. */
const NORTH_AMERICAN = /^1?([2-9]\d{9})$/;

/**
 * The words by which a phone number is found however it is written: its digits, in North America with the country's 1
 * and without; none of what is no number.
 */
export const phoneWordsOf = (text: string | null | undefined): readonly string[] => {
  const digits = phoneIn(text ?? '')?.digits;
  if (digits === undefined) return [];
  const [, national] = NORTH_AMERICAN.exec(digits) ?? [];
  return national === undefined ? [digits] : [national, `1${national}`];
};
