import type { Currency, Locale } from '@rrr/contract';
import { decimalSign } from '@rrr/records/languages';

/** What stands in a money field: minor units, nothing yet, or a text that is no amount. */
export type MoneyValue = number | 'invalid' | null;

// a comma groups thousands; as a decimal sign it would make 12,50 into 1250, so that is refused rather than guessed
const WITH_POINT = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
// a space groups thousands; the point of a number pad is taken for the comma, but three figures after it could be either
const WITH_COMMA = /^(\d+|\d{1,3}(?: \d{3})+)(?:[.,](\d{1,2}))?$/;
const LARGEST = 9_000_000_000_000;

/** Reads an amount as the locale writes it, from digits to minor units without a float on the way. */
export const parseMoney = (text: string, locale: Locale): MoneyValue => {
  const bare = text
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .replace(/^(US|CA)?[$€] ?| ?[$€]( ?(US|CA))?$/g, '');
  if (bare === '') return null;
  const [all, whole = '', cents = ''] = (decimalSign(locale) === ',' ? WITH_COMMA : WITH_POINT).exec(bare) ?? [];
  if (all === undefined) return 'invalid';
  const amount = Number(whole.replaceAll(/\D/g, '') + cents.padEnd(2, '0'));
  return Number.isSafeInteger(amount) && amount <= LARGEST ? amount : 'invalid';
};

/** An amount as one types it: decimals when there are any, no currency. `parseMoney` reads it back. */
export const writeMoney = (amount: number, locale: Locale): string => {
  const [whole, cents] = [Math.trunc(amount / 100), String(amount % 100).padStart(2, '0')];
  return whole + decimalSign(locale) + cents;
};

export const moneySign = (currency: Currency): string => (currency === 'EUR' ? '€' : '$');
