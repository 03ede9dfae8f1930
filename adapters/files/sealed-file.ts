import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type FileKeys, newest } from './key-ring.js';

/** The first bytes of every encrypted file, including the format version. */
const MARK = Buffer.from('RRF1', 'latin1');
const NONCE = 12;
const TAG = 16;
const ALGORITHM = 'aes-256-gcm';

/**
 * A file that cannot be decrypted: `damaged` (modified, truncated, moved or not encrypted), or `key` (its key is not
 * configured). The code is logged, so it contains the key id but nothing of the file.
 */
export class FileSealed extends Error {
  readonly code: string;
  constructor(
    readonly why: 'damaged' | 'key',
    keyId = '',
  ) {
    super(why === 'key' ? `The key ${keyId} of a file is not among FILE_KEYS` : 'A file is not as it was stored');
    this.name = 'FileSealed';
    this.code = why === 'key' ? `FILE_KEY_MISSING ${keyId}` : 'FILE_DAMAGED';
  }
}

/** The header: mark, and length and name of the key. It is authenticated, and so is the file's key in the store. */
const headOf = (keyId: string): Buffer => {
  const id = Buffer.from(keyId, 'latin1');
  return Buffer.concat([MARK, Buffer.from([id.length]), id]);
};
const bound = (head: Uint8Array, place: string): Buffer => Buffer.concat([head, Buffer.from(place, 'utf8')]);

/**
 * Encrypts as: mark, key, nonce, ciphertext, tag. `place`: the file's key in the store; decryption fails under any
 * other.
 */
export const seal = (keys: FileKeys, place: string, bytes: Uint8Array): Buffer => {
  const { id, key } = newest(keys);
  const head = headOf(id);
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG }).setAAD(bound(head, place));
  return Buffer.concat([head, nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
};

/** The id of the key a file was encrypted with. @throws FileSealed */
export const keyIdOf = (sealed: Uint8Array): string => {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const length = bytes[MARK.length] ?? 0;
  if (!bytes.subarray(0, MARK.length).equals(MARK) || bytes.length < MARK.length + 1 + length + NONCE + TAG)
    throw new FileSealed('damaged');
  return bytes.subarray(MARK.length + 1, MARK.length + 1 + length).toString('latin1');
};

/** @throws FileSealed */
export const unseal = (keys: FileKeys, place: string, sealed: Uint8Array): Buffer => {
  const id = keyIdOf(sealed);
  const key = keys.get(id);
  if (!key) throw new FileSealed('key', id);
  const head = headOf(id);
  const body = sealed.subarray(head.length + NONCE, sealed.length - TAG);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(head.length, head.length + NONCE), {
      authTagLength: TAG,
    });
    decipher.setAAD(bound(head, place)).setAuthTag(sealed.subarray(sealed.length - TAG));
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    throw new FileSealed('damaged');
  }
};
