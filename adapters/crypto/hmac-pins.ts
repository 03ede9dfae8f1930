import type { Pins } from '@rrr/core/redemption';
import { createHmac, timingSafeEqual } from 'node:crypto';

const SHORTEST_KEY = 32;

/**
 * Digests of PINs: HMAC-SHA-256 with the server's key over rider and PIN, so a leaked digest cannot be brute-forced,
 * and equal PINs have different digests.
 * @throws RangeError for a key of less than 32 bytes
 */
export const hmacPins = (key: Buffer): Pins => {
  if (key.length < SHORTEST_KEY) throw new RangeError(`The PIN key must have at least ${SHORTEST_KEY} bytes`);
  const digest = (riderId: string, pin: string): Buffer =>
    createHmac('sha256', key).update(`${riderId.length}:${riderId}:${pin}`).digest();
  return {
    seal: (riderId, pin) => digest(riderId, pin).toString('hex'),
    matches: (seal, riderId, pin) => {
      const expected = digest(riderId, pin);
      const given = Buffer.from(seal, 'hex');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};
