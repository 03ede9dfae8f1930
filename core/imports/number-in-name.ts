import { normalizeCell } from './cell.js';
import type { Column } from './find-header.js';
import type { SheetRow } from './sheet.js';

const FIRST = /^#?\s?(\d{1,4}[A-Za-z]?)\s*(?:[-–—:.|)]\s*|\s)(\p{L}.*)$/u;
const LAST = /^(\p{L}.*?)\s*(?:[-–—|]?\s*#\s?(\d{1,4}[A-Za-z]?)|\((\d{1,4})\)|\s[-–—]\s(\d{1,4}))$/u;

export interface NumberedName {
  readonly name: string;
  readonly number: string;
}

const divide = (text: string): NumberedName | undefined => {
  const [, number, rest = ''] = FIRST.exec(text) ?? [];
  if (number !== undefined) return { name: rest.trim(), number };
  const [, name = '', ...numbers] = LAST.exec(text) ?? [];
  const found = numbers.find((amount) => amount !== undefined);
  return found === undefined ? undefined : { name: name.trim(), number: found };
};

/**
 * Divides "21 - Ann Lee" and "Ann Lee #21", where no column has the numbers and every rider's name has one; otherwise
 * names stay as they are.
 */
export const numberedNames = (
  columns: readonly Column[],
  rows: readonly SheetRow[],
): ((text: string) => NumberedName | undefined) => {
  const at = columns.find((column) => column.field === 'riderName')?.index;
  const texts = at === undefined ? [] : rows.map((row) => normalizeCell(row.cells[at])).filter((text) => text !== '');
  const all =
    texts.length > 1 && !columns.some((column) => column.field === 'number') && texts.every((text) => divide(text));
  return all ? divide : () => undefined;
};
