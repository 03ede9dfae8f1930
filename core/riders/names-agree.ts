import { nameKey } from '../shared/index.js';
import { likenessOf } from './alike-names.js';
import { nameWords } from './name-parts.js';
import type { RiderFacts } from './rider.js';

type Named = Pick<RiderFacts, 'fullName' | 'familyName'>;

const initialOf = (words: readonly string[]): string | undefined => [...(words[0] ?? '')][0];

/**
 * Whether a written name may be this rider's: same family name and same first initial, without regard to accents and
 * case (domain.md §4).
 */
export const namesAgree = (riderName: string, { fullName, familyName }: Named): boolean => {
  const key = nameKey(riderName);
  // most rows of a file write the name as it is
  if (key === '' || riderName === fullName) return key !== '';
  const own = nameKey(fullName);
  if (own === '' || key === own) return own !== '';
  const [row, rider] = [nameWords(riderName), nameWords(fullName)];
  if (initialOf(row.words) !== initialOf(rider.words)) return false;
  if (row.suffix !== null && rider.suffix !== null && row.suffix !== rider.suffix) return false;
  // a family name of several words may be written with or without spaces
  const family = nameWords(familyName).words.join('');
  if (family === '') return row.words.join('') === rider.words.join('');
  return row.words.some((_, at) => at > 0 && row.words.slice(at).join('') === family);
};

/**
 * Whether a choice of this rider may be remembered: the names agree, or are the same with the family name first
 * (ADR 20).
 */
export const mayBeRemembered = (riderName: string, rider: Named): boolean =>
  namesAgree(riderName, rider) || likenessOf(riderName, rider) === 'familyNameFirst';

/**
 * Whether a result names somebody else: choosing this rider for it needs a reason, is never remembered, and is a signal
 * (domain.md §4, §13). A name that says nothing is nobody else's.
 */
export const isAgainstName = (riderName: string, rider: Named): boolean =>
  !namesAgree(riderName, rider) && nameKey(riderName) !== '' && likenessOf(riderName, rider) === null;
