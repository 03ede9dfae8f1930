import type { Why } from './held.api.js';
import { useHeldWords } from './words/use-words.js';

/** What is told of awards that were not decided, by why. */
export const useWhy = (): Why => {
  const words = useHeldWords();
  return {
    'not-held': words('notHeld'),
    'entered-by-you': words('enteredByYou'),
    'made-by-you': words('madeByYou'),
    'photos-missing': words('photos.missing'),
    'photos-changed': words('photos.look'),
  };
};
