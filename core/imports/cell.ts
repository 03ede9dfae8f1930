/** white space other than single plain spaces */
const MANY = /\s{2,}|[^\S ]/g;
/** the escape that our exports add before cells that a spreadsheet would run as formulas */
const HARMLESS = /^'\s*(?=[=+@-])/;
const NOTHING = new Set(['-', '--', '---', '–', '—', '/', 'n/a', 'N/A']);

/** Characters that no screen shows, or that turn the text around them: control characters and overrides of the direction. */
const HIDDEN = /[\u0000-\u0008\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** A cell's text, trimmed, with single spaces and without hidden characters. */
export const trimmed = (cell: string | undefined): string =>
  (cell ?? '').replace(HIDDEN, '').trim().replace(MANY, ' ').replace(HARMLESS, '');

/** Like `trimmed`; a cell with only a dash counts as empty. */
export const normalizeCell = (cell: string | undefined): string => {
  const text = trimmed(cell);
  return NOTHING.has(text) ? '' : text;
};
