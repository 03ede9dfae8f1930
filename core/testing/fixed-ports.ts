import type { SecretBox } from '../identity/index.js';
import type { CounterCodes } from '../redemption/index.js';
import type { Clock, Digest, Ids, Instant } from '../shared/index.js';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A readable id of 26 characters: `anId('rider', 3)`. Letters that ids cannot contain become digits. */
export const anId = (kind: string, n = 1): string => {
  const text = kind
    .toLowerCase()
    .replace(/[^0-9a-hjkmnp-tv-z]/g, '0')
    .slice(0, 16);
  return `${text}${String(n).padStart(26 - text.length, '0')}`;
};

/** Sequential ids, and fixed random values. */
export const sequentialIds = (): Ids => {
  let n = 0;
  return {
    next: () => {
      n += 1;
      return [...Array(26).keys()].map((at) => ALPHABET[Math.floor(n / 32 ** (25 - at)) % 32] ?? '0').join('');
    },
    random: (below) => (n * 7919 + 104729) % below,
  };
};

export const fixedClock = (now: Instant = '2025-06-10T18:00:00.000Z'): Clock & { set(at: Instant): void } => {
  let at = now;
  return {
    now: () => at,
    set: (next) => {
      at = next;
    },
  };
};

/** The minute, and nothing of a key. */
export const plainCounterCodes: CounterCodes = {
  codeOf: (_dealerId, minute) => String(minute % 1_000_000).padStart(6, '0'),
  matches: (dealerId, minute, code) => plainCounterCodes.codeOf(dealerId, minute) === code,
};

/** Not SHA-256, but good enough to distinguish short texts in a test. */
export const plainDigest: Digest = (content) => {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (const character of content) {
    a = Math.imul(a ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    b = Math.imul(b + (character.codePointAt(0) ?? 0), 0x85ebca6b) >>> 0;
  }
  return `${a.toString(16).padStart(8, '0')}${b.toString(16).padStart(8, '0')}`.repeat(4);
};

/** Seals nothing: a secret stands beside what it is bound to. `key` tells an outdated seal. */
export const plainBox = (key: string): SecretBox => ({
  seal: (secret, boundTo) => `${key}|${boundTo}|${secret}`,
  open: (sealed, boundTo) => {
    const [, to, secret = ''] = sealed.split('|');
    if (to !== boundTo) throw new Error('sealed for another');
    return secret;
  },
  isOutdated: (sealed) => !sealed.startsWith(`${key}|`),
});
