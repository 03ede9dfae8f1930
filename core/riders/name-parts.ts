import { nameKey } from '../shared/index.js';

/** Suffixes that tell father and son apart; often left out in results. Each with how it is compared. */
const SUFFIXES: ReadonlyMap<string, string> = new Map([
  ['jr', 'jr'],
  ['junior', 'jr'],
  ['fils', 'jr'],
  ['sr', 'sr'],
  ['senior', 'sr'],
  ['pere', 'sr'],
  ['ii', 'ii'],
  ['2nd', 'ii'],
  ['iii', 'iii'],
  ['3rd', 'iii'],
  ['iv', 'iv'],
  ['4th', 'iv'],
]);

/** A name's words as in `nameKey`, and its suffix: "Mike Vance, Jr." → `['mike', 'vance']` and `'jr'`. */
export interface NameWords {
  readonly words: readonly string[];
  readonly suffix: string | null;
}

/** Longer names are compared by their first words. */
const MOST_WORDS = 8;

const wordsOf = (name: string): readonly string[] =>
  nameKey(name)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

const isSuffix = (name: string): boolean => SUFFIXES.has(nameKey(name));

/** Splits a name. A single word is a name, never a suffix. */
export const nameWords = (name: string): NameWords => {
  const words = wordsOf(name);
  const suffix = words.length > 1 ? (SUFFIXES.get(words.at(-1) ?? '') ?? null) : null;
  return suffix === null ? { words, suffix } : { words: words.slice(0, -1), suffix };
};

/** The name in one word without its suffix: "Pat O’Brien Jr." → "patobrien". */
export const joinedName = (name: string): string => nameWords(name).words.join('');

/** First names and family names of a rider, as in `nameKey`. */
export interface GivenAndFamily {
  readonly given: readonly string[];
  readonly family: readonly string[];
}

interface Named {
  readonly fullName: string;
  /** the full name ends with it; '' for somebody with a single name */
  readonly familyName: string;
}

/** A rider's first and family names without the suffix. */
export const partsOfRider = ({ fullName, familyName }: Named): GivenAndFamily => {
  const { words } = nameWords(fullName);
  const { words: family } = nameWords(familyName);
  return { given: words.slice(0, Math.max(0, words.length - family.length)), family };
};

/**
 * The ways to read a written name: first names first, and family name first. A comma says which: "OSTRANDER, Mike" has
 * one reading, the other way round.
 */
export const readingsOf = (name: string): readonly (GivenAndFamily & { readonly isReversed: boolean })[] => {
  const comma = name.indexOf(',');
  if (comma >= 0 && !isSuffix(name.slice(comma + 1))) {
    const [family, given] = [nameWords(name.slice(0, comma)).words, nameWords(name.slice(comma + 1)).words];
    if (family.length > 0 && given.length > 0) return [{ given, family, isReversed: true }];
  }
  const { words } = nameWords(name);
  const [first, last] = [words.slice(0, 1), words.slice(-1)];
  if (words.length < 2) return [{ given: words, family: [], isReversed: false }];
  // several initials belong together: "J.F. Roy"
  const initials = Math.min(
    words.findIndex((word) => [...word].length > 1),
    words.length - 1,
  );
  const firsts = Math.max(1, initials);
  const turned = { given: last, family: words.slice(0, -1), isReversed: true };
  return [
    { given: words.slice(0, firsts), family: words.slice(firsts), isReversed: false },
    turned,
    ...(words.length > 2 ? [{ given: words.slice(1), family: first, isReversed: true }] : []),
  ];
};
