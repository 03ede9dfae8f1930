/** The code of a redemption in what was typed, scanned or pasted: eight letters and digits. */
export const redemptionCodeIn = (typed: string): string | undefined => {
  const text = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[0-9A-Z]{8}$/.test(text) ? text : undefined;
};
