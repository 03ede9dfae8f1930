/** Characters that start a formula in some spreadsheet, also full-width, after optional white space. */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212]|^[\t\r\n]/;
/** Positions where a spreadsheet with another separator would start a new cell. */
const HIDDEN = /([,;|\t\r\n]\s*"?\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20\u2212])/g;

/** Whether a spreadsheet might run a text as a formula. */
export const looksLikeFormula = (text: string): boolean => FORMULA.test(text);

/** Escapes a text so that no spreadsheet runs it: adds an apostrophe before anything that would start a formula. */
export const harmless = (text: string): string => {
  const inside = text.replace(HIDDEN, "$1'");
  return looksLikeFormula(inside) ? `'${inside}` : inside;
};
