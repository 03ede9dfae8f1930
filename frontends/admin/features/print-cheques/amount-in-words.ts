import type { Locale } from '@rrr/contract';

const EN_ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const EN_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const FR_ONES =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const FR_TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];

const belowHundredEn = (n: number): string => {
  if (n < 20) return EN_ONES[n] ?? '';
  const rest = n % 10;
  return `${EN_TENS[Math.floor(n / 10)]}${rest ? `-${EN_ONES[rest]}` : ''}`;
};
const belowThousandEn = (n: number): string => {
  const [hundreds, rest] = [Math.floor(n / 100), n % 100];
  return [...(hundreds ? [`${EN_ONES[hundreds]} hundred`] : []), ...(rest ? [belowHundredEn(rest)] : [])].join(' ');
};
const wholeEn = (n: number): string => {
  if (n === 0) return 'zero';
  const [millions, thousands, rest] = [Math.floor(n / 1_000_000), Math.floor(n / 1000) % 1000, n % 1000];
  return [
    ...(millions ? [`${belowThousandEn(millions)} million`] : []),
    ...(thousands ? [`${belowThousandEn(thousands)} thousand`] : []),
    ...(rest ? [belowThousandEn(rest)] : []),
  ].join(' ');
};

const belowHundredFr = (n: number, last: boolean): string => {
  if (n < 20) return FR_ONES[n] ?? '';
  const tens = Math.floor(n / 10);
  // seventy and ninety count on from sixty and eighty
  const rest = (n % 10) + (tens === 7 || tens === 9 ? 10 : 0);
  if (n === 80) return last ? 'quatre-vingts' : 'quatre-vingt';
  const and = (rest === 1 || rest === 11) && tens < 8 ? '-et-' : '-';
  return `${FR_TENS[tens]}${rest ? `${and}${FR_ONES[rest]}` : ''}`;
};
const belowThousandFr = (n: number, last: boolean): string => {
  const [hundreds, rest] = [Math.floor(n / 100), n % 100];
  const many = hundreds > 1 ? `${FR_ONES[hundreds]}-cent${rest === 0 && last ? 's' : ''}` : 'cent';
  return [...(hundreds ? [many] : []), ...(rest ? [belowHundredFr(rest, last)] : [])].join('-');
};
const wholeFr = (n: number): string => {
  if (n === 0) return 'zéro';
  const [millions, thousands, rest] = [Math.floor(n / 1_000_000), Math.floor(n / 1000) % 1000, n % 1000];
  return [
    ...(millions ? [`${belowThousandFr(millions, true)}-million${millions > 1 ? 's' : ''}`] : []),
    ...(thousands ? [thousands === 1 ? 'mille' : `${belowThousandFr(thousands, false)}-mille`] : []),
    ...(rest ? [belowThousandFr(rest, true)] : []),
  ].join('-');
};

/**
 * An amount as a cheque says it: the whole units in words, the cents as a fraction. French after the spelling of 1990,
 * with hyphens. `amount` in minor units, from 0 to 999,999,999.99.
 */
export const amountInWords = (amount: number, locale: Locale): string => {
  const [units, cents] = [Math.floor(amount / 100), amount % 100];
  const words = locale === 'fr' ? wholeFr(units) : wholeEn(units);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${String(cents).padStart(2, '0')}/100`;
};
