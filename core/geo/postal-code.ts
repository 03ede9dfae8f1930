import { capitals } from '../shared/index.js';

/** Normalizes a postal code: "81301-1234" in the United States, "T2P 1J9" in Canada, otherwise upper case. */
export const normalizePostalCode = (country: string, typed: string): string => {
  const plain = typed.toUpperCase().replace(/[\s-]+/g, '');
  if (country === 'US' && /^\d{9}$/.test(plain)) return `${plain.slice(0, 5)}-${plain.slice(5)}`;
  if (country === 'US' && /^\d{5}$/.test(plain)) return plain;
  if (country === 'CA' && /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(plain)) return `${plain.slice(0, 3)} ${plain.slice(3)}`;
  return capitals(typed.trim()).replace(/\s+/g, ' ');
};

/**
 * The part of a postal code used to locate it: five digits in the United States, the first three characters in Canada.
 */
export const locatingCode = (country: string, typed: string): string => {
  const tidy = normalizePostalCode(country, typed);
  return country === 'US' ? tidy.slice(0, 5) : country === 'CA' ? tidy.slice(0, 3) : tidy;
};

/** Guesses the country of a postal code: Canadian ones start with a letter and a digit. */
export const countryOfPostalCode = (typed: string): 'US' | 'CA' | null =>
  /^\s*\d{5}/.test(typed) ? 'US' : /^\s*[a-z]\d[a-z]/i.test(typed) ? 'CA' : null;
