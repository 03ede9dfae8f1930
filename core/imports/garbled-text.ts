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
/** quotation marks and dashes of Windows, which programs leave as control characters */
const MARKS: Readonly<Record<string, string>> = {
  '\x82': '‚',
  '\x84': '„',
  '\x85': '…',
  '\x91': '‘',
  '\x92': '’',
  '\x93': '“',
  '\x94': '”',
  '\x95': '•',
  '\x96': '–',
  '\x97': '—',
};
/** Writes the marks of Windows that programs leave as control characters as what they are: U+0092 is an apostrophe. */
export const withMarks = (text: string): string =>
  text.replace(/[\x82\x84\x85\x91-\x97]/g, (mark) => MARKS[mark] ?? mark);

/** half-width Japanese letters within a Latin word */
const HALF_WIDTH = /\p{Script=Latin}[\uff61-\uff9f]|[\uff61-\uff9f]\p{Script=Latin}/u;
const isLost = (text: string, encoding: string): boolean =>
  GARBLED.test(text) || HALF_WIDTH.test(text) || (encoding === 'windows-1252' && OF_MAC_OR_DOS.test(text));
const MOST = 20;

/** Texts with lost characters, by line. */
const garbledTexts = ({ rows, encoding }: Sheet): readonly SheetProblem[] => {
  const found: SheetProblem[] = [];
  for (const { line, cells } of rows) {
    for (const [at, cell] of cells.entries()) {
      if (PLAIN.test(cell) || !isLost(withMarks(cell), encoding)) continue;
      found.push({ line, column: String(at + 1), value: cell.slice(0, 200), code: 'TEXT_GARBLED' });
      if (found.length === MOST) return found;
    }
  }
  return found;
};

/** Problems that block a file of any kind but results, which are asked about column by column. */
export const sheetProblems = (sheet: Sheet): readonly SheetProblem[] => [
  ...(sheet.problems ?? []),
  ...garbledTexts(sheet),
];

/** The letters beyond a to z of the languages of riders. */
const ALPHABETS = [
  'àâæçéèêëîïôœùûüÿ',
  'áéíóúüñ',
  'äöüß',
  'åäöæøéü',
  'ãõáâàçéêíóôúü',
  'àèéìîòóù',
  'áčďéěíňóřšťúůýžäľĺôŕ',
  'ąćęłńóśźż',
  'áéíóöőúüű',
  'áðéíóúýþæö',
  'čćđšžäöü',
  'âîășțşţ',
  'çğıöşüâîû',
  'äöõüšž',
  'āčēģīķļņšūž',
  'ąčęėįšųūž',
  'éèêëïíóöüáàçä',
].map((text) => new Set(text));
const NEVER_IN_NAMES = /[‚ƒ„†‡ˆ‰‹›•˜™¢£¤¥¦§¨©ª«¬®¯±²³µ¶¹»¼½¾¿×÷¡]/u;
/** marks inside a word, an accent for an apostrophe, and a letter between vowels where no language has it */
const IN_WORDS = /\p{L}[“”–—\u00a0]\p{Ll}|\p{L}{2}’\p{Ll}{2}|[aeiouy]ø[aeiouy]|\p{Ll}[ŠŽŒŸÅÄÖ]|[šž]{2}/u;
const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const FOREIGN = /[^\p{ASCII}\p{P}\p{S}\p{Z}\p{M}]/gu;

/** Whether a rider's name or town has letters that no language writes together. */
export const isGarbledName = (text: string, encoding: string): boolean => {
  if (PLAIN.test(text)) return false;
  const marked = withMarks(text);
  if (isLost(marked, encoding)) return true;
  if (encoding !== 'windows-1252') return false;
  if (NEVER_IN_NAMES.test(marked) || IN_WORDS.test(marked)) return true;
  const letters = [...new Set(marked.toLowerCase().match(FOREIGN) ?? [])];
  return letters.length > 0 && !ALPHABETS.some((alphabet) => letters.every((letter) => alphabet.has(letter)));
};
/** Whether a text can be a name once it was decoded anew. */
export const isPlausibleName = (text: string): boolean => {
  const foreign = text.match(FOREIGN) ?? [];
  return foreign.every((letter) => ASIAN.test(letter)) ? !isLost(text, '') : !isGarbledName(text, 'windows-1252');
};
/** Whether any other text that is read has lost characters. */
export const isGarbledText = (text: string, encoding: string): boolean =>
  !PLAIN.test(text) && isLost(withMarks(text), encoding);
