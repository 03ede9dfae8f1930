/** white space other than single plain spaces */
const MANY = /\s{2,}|[^\S ]/g;
/** the escape that our exports add before cells that a spreadsheet would run as formulas */
const HARMLESS = /^'\s*(?=[=+@-])/;
const NOTHING = new Set(['-', '--', '---', '–', '—', '/', 'n/a', 'N/A']);

/** A cell's text, trimmed, with single spaces. */
export const trimmed = (cell: string | undefined): string =>
  (cell ?? '').trim().replace(MANY, ' ').replace(HARMLESS, '');

/** Like `trimmed`; a cell with only a dash counts as empty. */
export const normalizeCell = (cell: string | undefined): string => {
  const text = trimmed(cell);
  return NOTHING.has(text) ? '' : text;
};
