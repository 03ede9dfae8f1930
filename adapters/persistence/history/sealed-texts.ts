import type { HistorySeals } from '@rrr/core/shared';

/** The chains whose records are sealed. */
export type Chain = 'audit' | 'ledger';

// what each kind of seal covers; each begins differently, so a seal never fits another kind

/** `hash` covers the entry and the hash of the wallet's entry before it. */
export const entryText = (hash: string): string => `entry\n${hash}`;
/** `hash` covers the audit record and the link before it. */
export const linkText = (position: number, hash: string): string => `link\n${position}\n${hash}`;
/** `hash` covers the wallet's newest entry and the head before it. */
export const headText = (position: number, hash: string): string => `head\n${position}\n${hash}`;
export const barePartText = (chain: Chain, { records, digest }: BarePart): string =>
  `bare\n${chain}\n${records}\n${digest}`;

/** The records of a chain that have no seal, because they are older than the first key. */
export interface BarePart {
  readonly records: number;
  /** SHA-256 over the newest of them in each wallet; their hashes cover all before */
  readonly digest: string;
}

/** What is wrong with a seal; null: nothing. */
export const sealFault = (seals: Pick<HistorySeals, 'check'>, text: string, seal: string): string | null => {
  switch (seals.check(text, seal)) {
    case 'right':
      return null;
    case 'wrong':
      return 'its seal does not match, so it was not written by the portal';
    case 'unknown-key':
      return `its seal needs the key "${seal.split(':')[0]}", which AUDIT_KEY does not contain`;
  }
};
