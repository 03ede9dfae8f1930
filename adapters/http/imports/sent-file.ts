import type { ImportedFile, SentFile } from '@rrr/core/imports';
import { createHash } from 'node:crypto';

/** A file as the record of its import names it. */
export const imported = ({ name, bytes }: SentFile): ImportedFile => ({
  name,
  digest: createHash('sha256').update(bytes).digest('hex'),
});
