import { nameKey, type RiderFacts } from '../riders/index.js';

/** suffixes that distinguish father and son; often left out in results */
const SUFFIXES: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);

const partsOf = (name: string): { readonly words: readonly string[]; readonly suffix: string | null } => {
  const words = nameKey(name)
    .split(' ')
    .filter((it) => it !== '');
  const last = words.at(-1);
  return last !== undefined && words.length > 1 && SUFFIXES.has(last)
    ? { words: words.slice(0, -1), suffix: last }
    : { words, suffix: null };
};

const initialOf = (words: readonly string[]): string | undefined => [...(words[0] ?? '')][0];

/**
 * Whether a written name may be this rider's: same family name and same first initial, without regard to accents and
 * case (domain.md §4).
 */
export const namesAgree = (
  riderName: string,
  { fullName, familyName }: Pick<RiderFacts, 'fullName' | 'familyName'>,
): boolean => {
  if (nameKey(riderName) === '' || nameKey(fullName) === '') return false;
  if (nameKey(riderName) === nameKey(fullName)) return true;
  const [row, rider] = [partsOf(riderName), partsOf(fullName)];
  if (initialOf(row.words) !== initialOf(rider.words)) return false;
  if (row.suffix !== null && rider.suffix !== null && row.suffix !== rider.suffix) return false;
  // a family name of several words may be written with or without spaces
  const family = partsOf(`- ${familyName}`).words.join('');
  if (family === '') return row.words.join('') === rider.words.join('');
  return row.words.some((_, at) => at > 0 && row.words.slice(at).join('') === family);
};
