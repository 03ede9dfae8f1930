import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type Captcha, CaptchaMissing, CaptchaWrong, type SpendSolution } from '@rrr/core/access';
import type { Clock } from '@rrr/core/shared';

export interface AltchaPorts {
  /** keys of challenges, the same on every server, newest first: the first signs, all verify */
  readonly keys: readonly [Uint8Array, ...Uint8Array[]];
  readonly clock: Clock;
  readonly spend: SpendSolution;
  /** upper limit of the number to find, which sets the work for the browser (100,000: under a second) */
  readonly below?: number;
}

const MINUTES = 10;
const LONGEST = 2_000;
/** Ends with a delimiter; otherwise digits could move from the number into the salt and change the expiry. */
const SALT = /^[0-9a-f]{24}\?expires=(\d{10})&$/;

interface Solution {
  readonly challenge: string;
  readonly number: number;
  readonly salt: string;
  readonly signature: string;
}

const solutionIn = (answer: string): Solution | undefined => {
  if (answer.length > LONGEST) return undefined;
  try {
    const item = JSON.parse(Buffer.from(answer, 'base64').toString('utf8')) as Partial<Record<string, unknown>> | null;
    if (typeof item !== 'object' || item === null) return undefined;
    const { algorithm, challenge, number, salt, signature } = item;
    const fits =
      algorithm === 'SHA-256' &&
      typeof challenge === 'string' &&
      typeof salt === 'string' &&
      typeof signature === 'string' &&
      Number.isSafeInteger(number);
    return fits ? { challenge, salt, signature, number: number as number } : undefined;
  } catch {
    return undefined;
  }
};

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * A proof-of-work captcha in the ALTCHA format: the widget searches for the number whose digest with the salt is the
 * challenge, without a click or a third party. A solution is valid once, for ten minutes.
 */
export const altcha = ({ keys, clock, spend, below = 100_000 }: AltchaPorts): Captcha => {
  const digest = (salt: string, number: number): string =>
    createHash('sha256').update(`${salt}${number}`).digest('hex');
  const sign = (challenge: string, key = keys[0]): string => createHmac('sha256', key).update(challenge).digest('hex');
  const now = (): number => Math.floor(Date.parse(clock.now()) / 1000);
  return {
    kind: 'altcha',
    siteKey: null,
    version: null,
    challenge: () => {
      const salt = `${randomBytes(12).toString('hex')}?expires=${now() + MINUTES * 60}&`;
      const challenge = digest(salt, randomInt(below));
      return Promise.resolve({ algorithm: 'SHA-256', challenge, salt, signature: sign(challenge), maxnumber: below });
    },
    check: async (answer) => {
      if (answer === undefined || answer === '') throw new CaptchaMissing();
      const solution = solutionIn(answer);
      const expires = Number(solution && SALT.exec(solution.salt)?.[1]);
      // written so that a missing expiry (NaN) is refused too
      if (!solution || !(expires > now()) || solution.number < 0 || solution.number >= below) throw new CaptchaWrong();
      const isOurs = keys.some((key) => isSame(sign(solution.challenge, key), solution.signature));
      if (!isSame(digest(solution.salt, solution.number), solution.challenge) || !isOurs) throw new CaptchaWrong();
      if (!(await spend(solution.challenge, new Date(expires * 1000).toISOString()))) throw new CaptchaWrong();
    },
  };
};
