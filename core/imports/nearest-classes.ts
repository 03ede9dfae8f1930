import { isOneEdit, nameKey } from '../shared/index.js';
import { classKey } from './class-key.js';

const GENERAL = new Set('class,classe,classes,category,categorie,division,div,cc,the,la,le,les'.split(','));
const SHORTEST = 4;

interface Parts {
  readonly numbers: string;
  readonly letters: string;
  /** single letters, such as of a skill class */
  readonly singles: string;
}

const partsOf = (name: string): Parts => {
  const parts = nameKey(name).match(/\d+|\p{L}+/gu) ?? [];
  const isNumber = (text: string): boolean => /^\d/.test(text);
  const words = parts.filter((part) => !isNumber(part) && !GENERAL.has(part));
  return {
    numbers: parts
      .filter(isNumber)
      .map((part) => String(Number(part)))
      .toSorted()
      .join(' '),
    letters: words.join(''),
    singles: words.filter((word) => word.length === 1).join(''),
  };
};

/** How alike the letters of two names are; 0 is the same, undefined is not alike. */
const distance = ({ letters: a, singles }: Parts, { letters: b, singles: others }: Parts): number | undefined => {
  if (a === b) return 0;
  if (singles !== '' && others !== '' && singles !== others) return undefined;
  const [short = '', long = ''] = [a, b].toSorted((x, y) => x.length - y.length);
  if (short.length >= SHORTEST && isOneEdit(short, long)) return 1;
  return short !== '' && long.startsWith(short) ? 2 : undefined;
};

/** Whether two class names have numbers, and not the same: "450 A" and "250 A". */
export const haveOtherNumbers = (a: string, b: string): boolean => {
  const [one, other] = [partsOf(a).numbers, partsOf(b).numbers];
  return one !== '' && other !== '' && one !== other;
};

/**
 * The classes whose names are nearly the given one, the nearest first: "Womens" is near "Women", "450 Am" near
 * "450 Amateur". Numbers have to be the same, and "A" is not near "B". The name itself is not among them.
 */
export const nearestClasses = (name: string, classes: readonly string[], most = 3): readonly string[] => {
  const own = partsOf(name);
  return classes
    .flatMap((raceClass) => {
      const parts = partsOf(raceClass);
      const far =
        parts.numbers === own.numbers && classKey(raceClass) !== classKey(name) ? distance(parts, own) : undefined;
      return far === undefined ? [] : [{ it: raceClass, far }];
    })
    .toSorted((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ it: value }) => value);
};
