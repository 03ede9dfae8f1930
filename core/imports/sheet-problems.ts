import type { Sheet } from './sheet.js';

/** Why a file of any kind is not taken as it is: something in it would be passed over or misread. */
export const SHEET_PROBLEMS = [
  /** another sheet of the workbook holds data; `value` names it */
  'OTHER_SHEET',
  /** a hidden sheet holds data; `value` names it */
  'HIDDEN_SHEET',
  /** cells were merged into one, whose text counts for the first of them alone; `column` is the range */
  'MERGED_CELLS',
  /** a row or a column that is not shown holds data */
  'HIDDEN_ROW',
  'HIDDEN_COLUMN',
  /** a formula whose value was not saved with it, or that gave an error */
  'FORMULA_WITHOUT_VALUE',
  /** a cell stands right of the last column that is read */
  'TOO_MANY_COLUMNS',
  /** letters were lost: the text was read or saved in a wrong encoding */
  'TEXT_GARBLED',
] as const;
export type SheetProblemCode = (typeof SHEET_PROBLEMS)[number];

export interface SheetProblem {
  readonly line: number;
  /** letters of the column as a spreadsheet shows them, or its number in a CSV; null when it is about the row or sheet */
  readonly column: string | null;
  readonly value: string | null;
  readonly code: SheetProblemCode;
}

const PLAIN = /^[\x20-\x7e\t]*$/;
/** the replacement character, control characters, and pairs of letters that UTF-8, Mac and DOS bytes give when they are read as Windows-1252 */
const GARBLED =
  /\ufffd|[\x80-\x9f]|[ÃÂ][\x80-\xbf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[ÄÅÐ][\xa1-\xbf€‚ƒ„†‡ˆ‰Š‹Œ™š›œžŸ]|â€|√[©®°±≤≥∂∑∏π∫ªºæø¡¬∆«»…†¥ß´¨≠§¶•]/u;
/** letters of other alphabets' tables in the middle or at the end of a word */
const OF_MAC_OR_DOS = /\p{Ll}[ŽŠŒŸ‚„†‡ˆ‰‹›]/u;
const MOST = 20;

/** Texts that lost their letters on the way, by line. */
const garbled = ({ rows, encoding }: Sheet): readonly SheetProblem[] => {
  const found: SheetProblem[] = [];
  for (const { line, cells } of rows) {
    for (const [at, cell] of cells.entries()) {
      if (PLAIN.test(cell) || !(GARBLED.test(cell) || (encoding === 'windows-1252' && OF_MAC_OR_DOS.test(cell)))) continue;
      found.push({ line, column: String(at + 1), value: cell.slice(0, 200), code: 'TEXT_GARBLED' });
      if (found.length === MOST) return found;
    }
  }
  return found;
};

/** Everything about a file that stops it whatever it is for. */
export const sheetProblems = (sheet: Sheet): readonly SheetProblem[] => [...(sheet.problems ?? []), ...garbled(sheet)];
