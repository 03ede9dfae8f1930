import type { Pins } from '@rrr/core/redemption';
import { createHmac, timingSafeEqual } from 'node:crypto';

const SHORTEST_KEY = 32;

/**
 * Digests of PINs: HMAC-SHA-256 with the server's key over rider and PIN, so a leaked digest cannot be brute-forced,
 * and equal PINs have different digests. `older`: keys of before, which only match.
 * @throws RangeError for a key of less than 32 bytes
 */
export const hmacPins = (key: Buffer, ...older: readonly Buffer[]): Pins => {
  const keys = [key, ...older];
  if (keys.some((bytes) => bytes.length < SHORTEST_KEY))
    throw new RangeError(`The PIN key must have at least ${SHORTEST_KEY} bytes`);
  const digest = (by: Buffer, riderId: string, pin: string): Buffer =>
    createHmac('sha256', by).update(`${riderId.length}:${riderId}:${pin}`).digest();
  return {
    seal: (riderId, pin) => digest(key, riderId, pin).toString('hex'),
    matches: (seal, riderId, pin) => {
      const given = Buffer.from(seal, 'hex');
      // every key is tried, so the time does not tell which one fits
      const fits = keys.map((by) => {
        const expected = digest(by, riderId, pin);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return fits.includes(true);
    },
  };
};
