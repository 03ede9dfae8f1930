import type { SecretBox } from '@rrr/core/identity';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts small secrets with AES-256-GCM: `name.base64url(iv, tag, text)`. The keys are derived from those of files for
 * one purpose alone (HKDF). The first encrypts, all decrypt. @throws Error without keys
 */
export const aesSecretBox = (
  ring: ReadonlyMap<string, Buffer>,
  purpose: 'second-factor' | 'webhook' = 'second-factor',
): SecretBox => {
  const keys = new Map(
    [...ring].map(([name, key]) => [name, Buffer.from(hkdfSync('sha256', key, '', purpose, 32))] as const),
  );
  const [newest] = keys;
  if (!newest) throw new Error('There is no key to encrypt secrets with');
  const [newestName, newestKey] = newest;
  const nameOf = (sealed: string): string => sealed.slice(0, sealed.lastIndexOf('.'));
  return {
    seal: (secret, boundTo) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', newestKey, iv).setAAD(Buffer.from(boundTo));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `${newestName}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    open: (sealed, boundTo) => {
      const name = nameOf(sealed);
      const key = keys.get(name);
      if (!key) throw new Error(`FILE_KEYS has no key ${name}, which encrypted a ${purpose} secret`);
      const bytes = Buffer.from(sealed.slice(name.length + 1), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(boundTo))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
    isOutdated: (sealed) => nameOf(sealed) !== newestName,
  };
};
