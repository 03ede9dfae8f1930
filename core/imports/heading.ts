import { normalizeCell } from './cell.js';
import { typeAndPlace } from './read-place.js';
import type { SheetRow } from './sheet.js';

/** A line that names the class of the finishers below it. */
export interface Heading {
  readonly text: string;
  /** number of starters, if the line states it */
  readonly entrants: number | null;
}

const LABEL = '(?:class|classe|category|cat[ée]gorie|division)';
const LABELLED = new RegExp(String.raw`^${LABEL}\s*[:–—-]\s*`, 'i');
const CLEARLY_LABELLED = new RegExp(String.raw`^${LABEL}\s*(?::|\s[–—-]\s)\s*\S`, 'i');
/** "Class: 450 A", "Classe - 450 A"; but "class-results" is a class name. */
export const isLabelled = (text: string): boolean => CLEARLY_LABELLED.test(text);
const LABEL_ALONE = new RegExp(`^${LABEL}:?$`, 'i');
const WORD = '(?:entrants?|entries|entry|starters?|riders?|participants?|partants?|inscrits?|pilotes?|concurrents?)';
/** "(12 entries)" or "- Entries: 12" */
const COUNT = new RegExp(String.raw`[ (\[,:–—-]*(?:\b(\d{1,5}) ?${WORD}|\b${WORD} ?[:=]? ?(\d{1,5})) ?[)\]]?$`, 'i');
const LONGEST = 200;

const countIn = (text: string): { readonly entrants: number; readonly at: number } | undefined => {
  const found = text.length > LONGEST ? null : COUNT.exec(text);
  const entrants = Number(found?.[1] ?? found?.[2] ?? 0);
  return found && entrants > 0 ? { entrants, at: found.index } : undefined;
};

/** Reads class name and number of entrants: "Class: 450 A", "450 A (12 entries)", "450 A – Partants : 12". */
export const headingOf = (text: string): Heading => {
  const named = text.replace(LABELLED, '');
  const count = countIn(named);
  return count && count.at > 0
    ? { text: named.slice(0, count.at), entrants: count.entrants }
    : { text: named || text, entrants: null };
};

/**
 * The heading in a row, if it is one: a single text in a column where headings occur; or "Class" next to a name; or a
 * name next to a number of entrants.
 */
export const headingIn = ({ cells }: SheetRow, where: readonly number[]): Heading | undefined => {
  const filled: number[] = [];
  for (const [index, cell] of cells.entries()) {
    if (cell.trim() === '') continue;
    if (filled.length === 3) return undefined;
    filled.push(index);
  }
  const [first = '', second, third] = filled.map((value) => normalizeCell(cells[value]));
  if (!where.includes(filled[0] ?? -1) || !/\p{L}/u.test(first) || typeAndPlace(first) !== undefined) return undefined;
  if (second === undefined) return headingOf(first);
  if (LABEL_ALONE.test(first)) {
    const { text, entrants } = headingOf(second);
    return { text, entrants: entrants ?? countIn(third ?? '')?.entrants ?? null };
  }
  const started = third === undefined && countIn(second)?.at === 0 ? countIn(second)?.entrants : undefined;
  return started === undefined ? undefined : { text: first, entrants: started };
};
