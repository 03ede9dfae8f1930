import { inEachLanguage, type Locale, LOCALES } from '@rrr/records/languages';
import type { SheetRow } from './sheet.js';
import { en } from './words/en.js';

/**
 * The header of the column that a file to correct has at its end. No other program writes it, in any language, so the
 * column is known when the file comes back, and its sentences are not searched for statuses.
 */
const WORDS = inEachLanguage(en);

export const ownReason = (locale: Locale): string => WORDS[locale].ownReason;

const HEADERS: readonly string[] = LOCALES.map(ownReason);
export const isOwnReason = (cell: string): boolean => HEADERS.includes(cell.trim());

/** The rows without the column of reasons of a file that was corrected; a row with nothing else is left out. */
export const withoutOwnReason = (rows: readonly SheetRow[]): readonly SheetRow[] => {
  let column = -1;
  return rows.flatMap((row) => {
    const here = row.cells.findIndex(isOwnReason);
    if (here >= 0) column = here;
    if (column < 0 || column >= row.cells.length) return [row];
    const cells = row.cells.map((cell, at) => (at === column ? '' : cell));
    return cells.some((cell) => cell.trim() !== '') ? [{ ...row, cells }] : [];
  });
};
