const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const belowHundred = (n: number): string => {
  if (n < 20) return ONES[n] ?? '';
  const rest = n % 10;
  return `${TENS[Math.floor(n / 10)]}${rest ? `-${ONES[rest]}` : ''}`;
};
const belowThousand = (n: number): string => {
  const [hundreds, rest] = [Math.floor(n / 100), n % 100];
  return [...(hundreds ? [`${ONES[hundreds]} hundred`] : []), ...(rest ? [belowHundred(rest)] : [])].join(' ');
};
/** A whole number in words. */
export const en = (n: number): string => {
  if (n === 0) return 'zero';
  const [millions, thousands, rest] = [Math.floor(n / 1_000_000), Math.floor(n / 1000) % 1000, n % 1000];
  return [
    ...(millions ? [`${belowThousand(millions)} million`] : []),
    ...(thousands ? [`${belowThousand(thousands)} thousand`] : []),
    ...(rest ? [belowThousand(rest)] : []),
  ].join(' ');
};
