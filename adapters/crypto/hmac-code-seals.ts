import type { CodeSeals } from '@rrr/core/identity';
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Digests of one-time codes: HMAC-SHA-256 with the server's key over context and code, so a leaked digest cannot be
 * brute-forced. The input differs from that of PINs, so both may share a key. `older`: keys of before, which only match.
 */
export const hmacCodeSeals = (key: Buffer, ...older: readonly Buffer[]): CodeSeals => {
  const digest = (by: Buffer, boundTo: string, code: string): Buffer =>
    createHmac('sha256', by).update(`code:${boundTo.length}:${boundTo}:${code}`).digest();
  return {
    seal: (boundTo, code) => digest(key, boundTo, code).toString('hex'),
    matches: (seal, boundTo, code) => {
      const given = Buffer.from(seal, 'hex');
      const fits = [key, ...older].map((by) => {
        const expected = digest(by, boundTo, code);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return fits.includes(true);
    },
  };
};
