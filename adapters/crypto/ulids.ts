import type { Ids } from '@rrr/core/shared';
import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME = 10;
const CHANCE = 16;

const timeOf = (milliseconds: number): string => {
  let text = '';
  for (let left = milliseconds, at = 0; at < TIME; at += 1, left = Math.floor(left / 32))
    text = LETTERS.charAt(left % 32) + text;
  return text;
};

/** The next value within a millisecond; undefined after the last of 2^80. */
const increment = (chance: readonly number[]): readonly number[] | undefined => {
  const last = chance.findLastIndex((value) => value < 31);
  return last < 0 ? undefined : chance.map((value, at) => (at < last ? value : at === last ? value + 1 : 0));
};

/**
 * Lower-case ULIDs (Crockford base 32): 48 bits of time, 80 random bits. Within a process they always increase, even
 * within a millisecond or when the clock steps back. `now` in milliseconds.
 */
export const ulids = (now: () => number = Date.now): Ids => {
  let last = 0;
  let chance: readonly number[] = [];
  return {
    next: () => {
      const at = now();
      const following = at <= last ? increment(chance) : undefined;
      if (!following) {
        last = Math.max(at, last + 1);
        chance = [...randomBytes(CHANCE)].map((randomByte) => randomByte & 31);
      } else chance = following;
      return timeOf(last) + chance.map((value) => LETTERS.charAt(value)).join('');
    },
    random: (below) => randomInt(below),
  };
};
