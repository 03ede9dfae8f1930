import { createHash } from 'node:crypto';
import type { LedgerHeadRow } from '../tables/index.js';

type Moved = Pick<LedgerHeadRow, 'rider_id' | 'currency' | 'book' | 'sequence'>;

/** The hash of a head: over the head before, the wallet, and the hash of its newest entry. */
export const headOfWallet = (before: string, at: Moved, entryHash: string): string =>
  createHash('sha256')
    .update(`${before}|${at.rider_id}|${at.currency}|${at.book}|${at.sequence}|${entryHash}`, 'utf8')
    .digest('hex');
