import { createHash } from 'node:crypto';
import type { CaptchaChallenge } from '@rrr/core/access';

/** Solves a challenge like the widget. @returns the answer */
export const solve = ({ algorithm, challenge, salt, signature, maxnumber }: CaptchaChallenge): string => {
  for (let number = 0; number < maxnumber; number += 1)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
  throw new Error('Nothing fits the challenge');
};
