import type { HistorySeals } from '@rrr/core/shared';
import { createHmac, timingSafeEqual } from 'node:crypto';

const SHORTEST_KEY = 32;

/**
 * HMAC-SHA-256 as `name:64 hex digits`. The first key seals, all keys check, so history that an older key sealed stays
 * verifiable after a new one is put first.
 * @throws RangeError without a key, or for a key of less than 32 bytes
 */
export const hmacHistorySeals = (keys: ReadonlyMap<string, Buffer>): HistorySeals => {
  const [first] = keys;
  if (!first || [...keys.values()].some((key) => key.length < SHORTEST_KEY))
    throw new RangeError(`Audit keys must have at least ${SHORTEST_KEY} bytes`);
  const [newest, newestKey] = first;
  const digest = (key: Buffer, content: string) => createHmac('sha256', key).update(content, 'utf8');
  return {
    seal: (content) => `${newest}:${digest(newestKey, content).digest('hex')}`,
    check: (content, seal) => {
      const [name = '', hex = ''] = seal.split(':');
      const key = keys.get(name);
      if (!key) return 'unknown-key';
      const [expected, given] = [digest(key, content).digest(), Buffer.from(hex, 'hex')];
      return given.length === expected.length && timingSafeEqual(given, expected) ? 'right' : 'wrong';
    },
  };
};
