import type { Sheet } from './sheet.js';
import type { SheetProblem } from './sheet-problems.js';

const PLAIN = /^[\x20-\x7e\t]*$/;
/**
 * replacement and control characters, and letter pairs that result from reading UTF-8, Mac or DOS bytes as Windows-1252
 */
const GARBLED =
  /\ufffd|[\x80-\x9f]|[ÃÂ][\x80-\xbf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[ÄÅÐ][\xa1-\xbf€‚ƒ„†‡ˆ‰Š‹Œ™š›œžŸ]|â€|√[©®°±≤≥∂∑∏π∫ªºæø¡¬∆«»…†¥ß´¨≠§¶•]/u;
/** characters of other encodings inside or at the end of a word */
const OF_MAC_OR_DOS = /\p{Ll}[ŽŠŒŸ‚„†‡ˆ‰‹›]/u;
const MOST = 20;

/** Texts with lost characters, by line. */
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

/** Problems that block a file of any kind. */
export const sheetProblems = (sheet: Sheet): readonly SheetProblem[] => [
  ...(sheet.problems ?? []),
  ...garbledTexts(sheet),
];
