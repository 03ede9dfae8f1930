/**
 * With what a formula begins in some spreadsheet, also in full width; a tab or a line break before it is passed over.
 */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212]|^[\t\r\n]/;
/** Where a spreadsheet that separates otherwise would begin another cell. */
const HIDDEN = /([,;|\t\r\n]\s*"?\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20\u2212])/g;

/** Whether a spreadsheet might run a text as a formula. */
export const looksLikeFormula = (text: string): boolean => FORMULA.test(text);

/** A text that no spreadsheet runs: an apostrophe stands before what would begin a formula, and is shown. */
export const harmless = (text: string): string => {
  const inside = text.replace(HIDDEN, "$1'");
  return looksLikeFormula(inside) ? `'${inside}` : inside;
};
