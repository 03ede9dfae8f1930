import type { ImportedFile, SentFile } from '@rrr/core/imports';
import { createHash } from 'node:crypto';

/** Name and digest of a file for its import record. */
export const imported = ({ name, bytes }: SentFile): ImportedFile => ({
  name,
  digest: createHash('sha256').update(bytes).digest('hex'),
});
