/** white space other than single plain spaces */
const MANY = /\s{2,}|[^\S ]/g;
/** the mark of a text, which our exports add before formulas, and spreadsheets before numbers */
const HARMLESS = /^'\s*(?=[=+@\d-])/;
/** a text that a program wrote as a formula, so that a spreadsheet keeps its zeros: `="00123"` */
const QUOTED = /^="([^"]*)"$/;
const NOTHING = new Set(['-', '--', '---', '–', '—', '/', 'n/a', 'N/A']);

/**
 * Characters that no screen shows, or that turn the text around them: control characters, spaces without width, soft
 * hyphens, marks and overrides of the direction. Those that join letters stay.
 */
const HIDDEN = /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A cell's text, trimmed, with single spaces and without hidden characters. */
export const trimmed = (cell: string | undefined): string =>
  (cell ?? '').replace(HIDDEN, '').trim().replace(QUOTED, '$1').replace(MANY, ' ').replace(HARMLESS, '').trim();

/** Like `trimmed`; a cell with only a dash counts as empty. */
export const normalizeCell = (cell: string | undefined): string => {
  const text = trimmed(cell);
  return NOTHING.has(text) ? '' : text;
};
