import type { CounterCodes } from '@rrr/core/redemption';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const DIGITS = 6;
/** enough bytes that all codes are equally likely, and few enough for an exact number */
const BYTES = 6;

/**
 * Codes of dealers' counters: HMAC-SHA-256 over dealer and minute. Its key is derived from the one of sessions for this
 * purpose alone (HKDF), so codes say nothing about other uses of it; a new key only changes the codes on the screens.
 */
export const hmacCounterCodes = (sessionKey: Buffer): CounterCodes => {
  const key = Buffer.from(hkdfSync('sha256', sessionKey, '', 'counter-code', 32));
  const codeOf = (dealerId: string, minute: number): string => {
    const digest = createHmac('sha256', key).update(`${dealerId.length}:${dealerId}:${minute}`).digest();
    return String(digest.readUIntBE(0, BYTES) % 10 ** DIGITS).padStart(DIGITS, '0');
  };
  return {
    codeOf,
    matches: (dealerId, minute, code) => {
      const [expected, given] = [Buffer.from(codeOf(dealerId, minute)), Buffer.from(code)];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};
