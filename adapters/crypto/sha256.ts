import type { Digest } from '@rrr/core/shared';
import { createHash } from 'node:crypto';

export const sha256: Digest = (content) => createHash('sha256').update(content, 'utf8').digest('hex');
