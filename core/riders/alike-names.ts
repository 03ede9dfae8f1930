import { isOneEdit, nameKey } from '../shared/index.js';
import { type GivenAndFamily, joinedName, nameWords, partsOfRider, readingsOf } from './name-parts.js';
import { fullNamesOf } from './nicknames.js';
import type { RiderFacts } from './rider.js';

/**
 * Why a name that is written otherwise may be a rider's (domain.md §4). It makes the rider a candidate, never a match.
 */
export type NameLikeness =
  | 'spelling'
  | 'otherSuffix'
  | 'familyNameFirst'
  | 'initial'
  | 'nickname'
  | 'partOfFamilyName'
  | 'oneLetter';

type Named = Pick<RiderFacts, 'fullName' | 'familyName'>;

/** Longer names are compared by their beginning; a shorter one may be anybody's with one letter changed. */
const LONGEST = 40;
const SHORTEST = 5;
/** shorter parts of a family name, such as "de" and "la", do not stand for it */
const SHORTEST_PART = 3;

const cut = (joined: string): string => [...joined].slice(0, LONGEST).join('');

/** A family name of several words as one word, and each of its longer words. */
const familyForms = (family: readonly string[]): readonly string[] =>
  family.length < 2
    ? family
    : [...new Set([family.join(''), ...family.filter((text) => [...text].length >= SHORTEST_PART)])];

/** The names in full that the first name, or the first names as one word, can be short for. */
const givenForms = (given: readonly string[]): readonly string[] => [
  ...new Set([given[0] ?? '', given.join('')].filter((text) => text !== '').flatMap(fullNamesOf)),
];

const initialOf = (given: readonly string[]): string => [...(given[0] ?? '')][0] ?? '';
const isInitial = (given: readonly string[]): boolean => [...(given[0] ?? '')].length === 1;

const meets = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((text) => others.includes(text));

const asRead = (row: GivenAndFamily, rider: GivenAndFamily): NameLikeness | null => {
  if (row.family.length === 0 || rider.family.length === 0 || row.given.length === 0 || rider.given.length === 0)
    return null;
  const isFamily = row.family.join('') === rider.family.join('');
  if (isFamily && (isInitial(row.given) || isInitial(rider.given)) && initialOf(row.given) === initialOf(rider.given))
    return 'initial';
  if (!meets(familyForms(row.family), familyForms(rider.family))) return null;
  if (!meets(givenForms(row.given), givenForms(rider.given))) return null;
  return meets([row.given[0] ?? '', row.given.join('')], [rider.given[0] ?? '', rider.given.join('')])
    ? 'partOfFamilyName'
    : 'nickname';
};

/** Why a name as it is written may be the rider's; null: it has nothing in common, or is exactly the rider's name. */
export const likenessOf = (written: string, rider: Named): NameLikeness | null => {
  if (nameKey(written) === nameKey(rider.fullName)) return null;
  const [row, own] = [nameWords(written), nameWords(rider.fullName)];
  const [joined, ownJoined] = [row.words.join(''), own.words.join('')];
  if (joined === '' || ownJoined === '') return null;
  if (joined === ownJoined) return row.suffix === own.suffix ? 'spelling' : 'otherSuffix';
  const readings = readingsOf(written);
  if (readings.some(({ given, family, isReversed }) => isReversed && [...given, ...family].join('') === ownJoined))
    return 'familyNameFirst';
  const parts = partsOfRider(rider);
  const [found] = readings.map((reading) => asRead(reading, parts)).filter((text) => text !== null);
  if (found !== undefined) return found;
  const [a, b] = [cut(joined), cut(ownJoined)];
  return Math.min(a.length, b.length) >= SHORTEST && isOneEdit(a, b) ? 'oneLetter' : null;
};

/** A text and each of it with one letter left out: two texts that are one edit apart have one of these in common. */
const deletions = (joined: string): readonly string[] => {
  const letters = [...cut(joined)];
  return letters.length < SHORTEST - 1
    ? [letters.join('')]
    : [letters.join(''), ...letters.map((_, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join(''))];
};

/** Kinds of keys: the whole name, first and family name, initial and family name. Texts of one kind meet their own. */
const whole = (text: string): string => `t:${text}`;
const named = (given: string, family: string): string => `n:${given} ${family}`;
const initialed = (initial: string, family: string): string => `i:${initial} ${family}`;
const LONGEST_KEY = 60;
const keys = (all: readonly string[]): readonly string[] => [
  ...new Set(all.map((text) => [...text].slice(0, LONGEST_KEY).join(''))),
];

/** The key of a whole name without its suffix: riders of one name have the same; '' for no name. */
export const sameNameKey = (name: string): string => {
  const joined = joinedName(name);
  return joined === '' ? '' : whole(cut(joined));
};

/**
 * Keys to find a rider by a name that is written otherwise, kept with the rider. Every rider who is `likenessOf` a
 * written name has one of its `writtenNameKeys`; not everybody who has one is.
 */
export const riderNameKeys = (rider: Named): readonly string[] => {
  const joined = joinedName(rider.fullName);
  if (joined === '') return [];
  const { given, family } = partsOfRider(rider);
  const families = familyForms(family);
  return keys([
    ...deletions(joined).map(whole),
    ...givenForms(given).flatMap((form) => families.map((of) => named(form, of))),
    ...(given.length > 0 && family.length > 0 ? [initialed(initialOf(given), family.join(''))] : []),
  ]);
};

/** Keys of riders who may be behind a written name. */
export const writtenNameKeys = (written: string): readonly string[] => {
  const joined = joinedName(written);
  if (joined === '') return [];
  return keys([
    ...deletions(joined).map(whole),
    ...readingsOf(written).flatMap(({ given, family, isReversed }) => {
      const [families, together] = [familyForms(family), family.join('')];
      return [
        ...(isReversed ? [whole(cut([...given, ...family].join('')))] : []),
        ...givenForms(given).flatMap((form) => families.map((of) => named(form, of))),
        ...(together === ''
          ? []
          : [isInitial(given) ? initialed(initialOf(given), together) : named(initialOf(given), together)]),
      ];
    }),
  ]);
};
