import type { CodeSeals } from '@rrr/core/identity';
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Digests of one-time codes: HMAC-SHA-256 with the server's key over context and code, so a leaked digest cannot be
 * brute-forced. The input differs from that of PINs, so both may share a key.
 */
export const hmacCodeSeals = (key: Buffer): CodeSeals => {
  const digest = (boundTo: string, code: string): Buffer =>
    createHmac('sha256', key).update(`code:${boundTo.length}:${boundTo}:${code}`).digest();
  return {
    seal: (boundTo, code) => digest(boundTo, code).toString('hex'),
    matches: (seal, boundTo, code) => {
      const expected = digest(boundTo, code);
      const given = Buffer.from(seal, 'hex');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};
