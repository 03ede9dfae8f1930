import type { SheetRow } from './sheet.js';

/**
 * Headers of the column that a file to correct has at its end, in every language. No other program writes them, so the
 * column is known when the file comes back, and its sentences are not searched for statuses.
 */
export const OWN_REASON = { en: 'Reason (not read)', fr: 'Raison (non lue)' } as const;

const HEADERS: readonly string[] = Object.values(OWN_REASON);
export const isOwnReason = (cell: string): boolean => HEADERS.includes(cell.trim());

/** The rows without the column of reasons of a file that was corrected; a row with nothing else is left out. */
export const withoutOwnReason = (rows: readonly SheetRow[]): readonly SheetRow[] => {
  let column = -1;
  return rows.flatMap((row) => {
    const here = row.cells.findIndex(isOwnReason);
    if (here >= 0) column = here;
    if (column < 0 || column >= row.cells.length) return [row];
    const cells = row.cells.map((it, at) => (at === column ? '' : it));
    return cells.some((it) => it.trim() !== '') ? [{ ...row, cells }] : [];
  });
};
