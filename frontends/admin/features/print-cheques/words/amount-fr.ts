import type { en } from './amount-en.js';

const ONES =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const TENS = [
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

const belowHundred = (n: number, last: boolean): string => {
  if (n < 20) return ONES[n] ?? '';
  const tens = Math.floor(n / 10);
  // seventy and ninety count on from sixty and eighty
  const rest = (n % 10) + (tens === 7 || tens === 9 ? 10 : 0);
  if (n === 80) return last ? 'quatre-vingts' : 'quatre-vingt';
  const and = (rest === 1 || rest === 11) && tens < 8 ? '-et-' : '-';
  return `${TENS[tens]}${rest ? `${and}${ONES[rest]}` : ''}`;
};
const belowThousand = (n: number, last: boolean): string => {
  const [hundreds, rest] = [Math.floor(n / 100), n % 100];
  const many = hundreds > 1 ? `${ONES[hundreds]}-cent${rest === 0 && last ? 's' : ''}` : 'cent';
  return [...(hundreds ? [many] : []), ...(rest ? [belowHundred(rest, last)] : [])].join('-');
};
/** After the spelling of 1990, with hyphens. */
export const fr: typeof en = (n) => {
  if (n === 0) return 'zéro';
  const [millions, thousands, rest] = [Math.floor(n / 1_000_000), Math.floor(n / 1000) % 1000, n % 1000];
  return [
    ...(millions ? [`${belowThousand(millions, true)}-million${millions > 1 ? 's' : ''}`] : []),
    ...(thousands ? [thousands === 1 ? 'mille' : `${belowThousand(thousands, false)}-mille`] : []),
    ...(rest ? [belowThousand(rest, true)] : []),
  ].join('-');
};
