import { inEachLanguage, type Locale } from '@rrr/records/languages';
import { en } from './words/amount-en.js';

const WHOLE = inEachLanguage(en);

/**
 * An amount as a cheque says it: the whole units in words, the cents as a fraction. `amount` in minor units, from 0 to 999,999,999.99.
 */
export const amountInWords = (amount: number, locale: Locale): string => {
  const [units, cents] = [Math.floor(amount / 100), amount % 100];
  const words = WHOLE[locale](units);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${String(cents).padStart(2, '0')}/100`;
};
