import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type Captcha, CaptchaMissing, CaptchaWrong, type SpendSolution } from '@rrr/core/access';
import type { Clock } from '@rrr/core/shared';

export interface AltchaPorts {
  /** signs challenges; the same on every server */
  readonly key: Uint8Array;
  readonly clock: Clock;
  readonly spend: SpendSolution;
  /** the number to be found is below this: twice as many, twice the work of the browser (100,000: under a second) */
  readonly below?: number;
}

const MINUTES = 10;
const LONGEST = 2_000;
/**
 * Ends with a delimiter: digits of the number moved into the salt would else make the same text, and a new expiry of
 * it.
 */
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
    const it = JSON.parse(Buffer.from(answer, 'base64').toString('utf8')) as Partial<Record<string, unknown>> | null;
    if (typeof it !== 'object' || it === null) return undefined;
    const { algorithm, challenge, number, salt, signature } = it;
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
 * A proof of work in the format of ALTCHA, whose widget solves it without a click or a third party: the browser looks
 * for the number whose digest with the salt is the challenge. Each solution is good for ten minutes, and once.
 */
export const altcha = ({ key, clock, spend, below = 100_000 }: AltchaPorts): Captcha => {
  const digest = (salt: string, number: number): string =>
    createHash('sha256').update(`${salt}${number}`).digest('hex');
  const sign = (challenge: string): string => createHmac('sha256', key).update(challenge).digest('hex');
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
      const it = solutionIn(answer);
      const expires = Number(it && SALT.exec(it.salt)?.[1]);
      // written so that a salt without an expiry, which is not a number, is refused too
      if (!it || !(expires > now()) || it.number < 0 || it.number >= below) throw new CaptchaWrong();
      if (!isSame(digest(it.salt, it.number), it.challenge) || !isSame(sign(it.challenge), it.signature))
        throw new CaptchaWrong();
      if (!(await spend(it.challenge, new Date(expires * 1000).toISOString()))) throw new CaptchaWrong();
    },
  };
};
