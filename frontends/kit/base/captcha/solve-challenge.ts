import type { captchaChallenge, Response } from '@rrr/contract';
import { sha256 } from './sha256.js';

export type Challenge = NonNullable<Response<typeof captchaChallenge>['challenge']>;

/** numbers tried before the page may draw and listen again */
const AT_ONCE = 1_000;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Finds the number whose digest with the salt is the challenge, a slice at a time.
 * @returns the answer as the API takes it; undefined when nothing fits
 */
export const solveChallenge = async (
  { algorithm, challenge, salt, signature, maxnumber }: Challenge,
  stopped: () => boolean = () => false,
): Promise<string | undefined> => {
  for (let number = 0; number < maxnumber; number += 1) {
    if (sha256(`${salt}${number}`) === challenge)
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
    if (number % AT_ONCE === AT_ONCE - 1) {
      await pause();
      if (stopped()) return undefined;
    }
  }
  return undefined;
};
