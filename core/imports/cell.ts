/** white space that is not one plain space */
const MANY = /\s{2,}|[^\S ]/g;
/** what our own files put before a cell that a spreadsheet would run as a formula */
const HARMLESS = /^'\s*(?=[=+@-])/;
const NOTHING = new Set(['-', '--', '---', '–', '—', '/', 'n/a', 'N/A']);

/** A cell's text without what stands around it, one space where there were many. */
export const trimmed = (cell: string | undefined): string =>
  (cell ?? '').trim().replace(MANY, ' ').replace(HARMLESS, '');

/** The same; a dash that fills a cell says nothing. */
export const normalizeCell = (cell: string | undefined): string => {
  const text = trimmed(cell);
  return NOTHING.has(text) ? '' : text;
};
