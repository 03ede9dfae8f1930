/** The minor units of an amount as a page writes it, such as `$1,234.50` or `−$3.00`. */
export const cents = (text: string | null): number =>
  Math.round(Number((text ?? '').replace('−', '-').replace(/[^0-9.-]/g, '')) * 100);
