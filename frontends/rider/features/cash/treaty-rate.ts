/** A rate as it is typed, with a point or a comma; NaN for none. */
export const rateOf = (typed: string): number => {
  const text = typed.trim().replace(',', '.').replace(/\s*%$/, '');
  return /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
};

/** Whether it is one that the contract accepts: at most two decimals, and below what is usually withheld. */
export const isRate = (typed: string, usual: number): boolean => rateOf(typed) < usual;
