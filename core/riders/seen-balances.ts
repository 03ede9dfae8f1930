import { amaKey } from '../shared/index.js';

/**
 * Whether a dealer's search may show the balances of a rider whom it found (domain.md §10): the dealer typed that rider's
 * AMA number, so the rider is at the counter and said it. Lists and searches by name show none; opening the rider does.
 */
export const isFoundByAma = (typed: string | undefined, amaNumber: string | null): boolean => {
  const key = amaKey(typed ?? '');
  return /\d/.test(key) && key === amaKey(amaNumber ?? '');
};
