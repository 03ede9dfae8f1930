/** The minor units of an amount as a page writes it, such as `$1,234.50` or `−$3.00`. */
export const cents = (text: string | null): number =>
  Math.round(Number((text ?? '').replace('−', '-').replace(/[^0-9.-]/g, '')) * 100);

/** The largest sum of a text in the currency of another one, in cents. */
export const mostLike = (text: string, sum: string): number => {
  const sign = sum.replace(/[\d.,]+$/, '');
  const sums = [...text.matchAll(/(?<![A-Z])((?:CA)?\$|€)[\d,]+\.\d\d/g)].filter((match) => match[1] === sign);
  return Math.max(...sums.map((array) => cents(array[0])));
};
