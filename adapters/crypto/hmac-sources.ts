import type { Digest } from '@rrr/core/shared';
import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Digests of networks and browsers: HMAC-SHA-256 with a key derived from the one of PINs for this purpose alone (HKDF).
 * There are 16 million networks of IPv4, so a bare hash of one is soon found.
 */
export const hmacSources = (pinKey: Buffer): Digest => {
  const key = Buffer.from(hkdfSync('sha256', pinKey, '', 'sources', 32));
  return (source) => createHmac('sha256', key).update(source).digest('hex');
};
