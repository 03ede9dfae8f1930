import type { Sheet } from './sheet.js';
import type { SheetProblem } from './sheet-problems.js';

const PLAIN = /^[\x20-\x7e\t]*$/;
/**
 * the replacement character, control characters, and pairs of letters that UTF-8, Mac and DOS bytes give when they are
 * read as Windows-1252
 */
const GARBLED =
  /\ufffd|[\x80-\x9f]|[ÃÂ][\x80-\xbf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[ÄÅÐ][\xa1-\xbf€‚ƒ„†‡ˆ‰Š‹Œ™š›œžŸ]|â€|√[©®°±≤≥∂∑∏π∫ªºæø¡¬∆«»…†¥ß´¨≠§¶•]/u;
/** letters of other alphabets' tables in the middle or at the end of a word */
const OF_MAC_OR_DOS = /\p{Ll}[ŽŠŒŸ‚„†‡ˆ‰‹›]/u;
const MOST = 20;

/** Texts that lost their letters on the way, by line. */
const garbledTexts = ({ rows, encoding }: Sheet): readonly SheetProblem[] => {
  const found: SheetProblem[] = [];
  for (const { line, cells } of rows) {
    for (const [at, cell] of cells.entries()) {
      if (PLAIN.test(cell) || !(GARBLED.test(cell) || (encoding === 'windows-1252' && OF_MAC_OR_DOS.test(cell))))
        continue;
      found.push({ line, column: String(at + 1), value: cell.slice(0, 200), code: 'TEXT_GARBLED' });
      if (found.length === MOST) return found;
    }
  }
  return found;
};

/** Everything about a file that stops it whatever it is for. */
export const sheetProblems = (sheet: Sheet): readonly SheetProblem[] => [
  ...(sheet.problems ?? []),
  ...garbledTexts(sheet),
];
