import type { Instant } from '../shared/index.js';

/** The end of a chain: how many links it has, and the hash of the newest, which covers all. 0 and '' when empty. */
export interface ChainHead {
  readonly count: number;
  readonly hash: string;
}

/**
 * The ends of both chains at some hour, to be kept outside the database: it tells later whether history was shortened
 * or replaced (domain.md §13).
 */
export interface Anchor {
  readonly at: Instant;
  /** audit records in the chain */
  readonly audit: ChainHead;
  /** wallet heads in the chain (one for each wallet and hour in which it moved) */
  readonly ledger: ChainHead;
}

const HASH = /^(?:[0-9a-f]{64})?$/;
const isHead = (value: unknown): value is ChainHead =>
  typeof value === 'object' &&
  value !== null &&
  'count' in value &&
  Number.isSafeInteger(value.count) &&
  Number(value.count) >= 0 &&
  'hash' in value &&
  typeof value.hash === 'string' &&
  HASH.test(value.hash);
const isAnchor = (value: unknown): value is Anchor =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'string' &&
  'audit' in value &&
  isHead(value.audit) &&
  'ledger' in value &&
  isHead(value.ledger);

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads anchors from a text of lines: the server's log as it is (`"anchor": {…}`), or anchors alone. Other lines are skipped. */
export const anchorsIn = (text: string): readonly Anchor[] =>
  text.split('\n').flatMap((line) => {
    const from = line.indexOf('{');
    const said = from < 0 ? null : jsonOf(line.slice(from));
    const anchor = typeof said === 'object' && said !== null && 'anchor' in said ? said.anchor : said;
    return isAnchor(anchor) ? [{ at: anchor.at, audit: anchor.audit, ledger: anchor.ledger }] : [];
  });
