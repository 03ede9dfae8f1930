const plain = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** The code of a redemption in what was typed, scanned or pasted: eight letters and digits. */
export const redemptionCodeIn = (typed: string): string | undefined => {
  const text = plain(typed);
  return /^[0-9A-Z]{8}$/.test(text) ? text : undefined;
};

/**
 * The code that a rider shows, as typed or as the address that a scanner reads: eight letters and digits, none of which
 * is read as another (0, 1, I, L, O, U).
 */
export const riderCodeIn = (typed: string): string | undefined => {
  const text = plain(/[?&]code=([^&#\s]+)/.exec(typed)?.[1] ?? typed);
  return /^[2-9A-HJKMNP-TV-Z]{8}$/.test(text) ? text : undefined;
};
