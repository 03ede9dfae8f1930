import type { Instant } from './dates.js';

/** The only source of the current time (domain.md §2). */
export interface Clock {
  now(): Instant;
}

/** The only source of new ids and random numbers. */
export interface Ids {
  /** 26 lower-case characters that sort by creation time */
  next(): string;
  /** a uniform, unpredictable integer in [0, below) */
  random(below: number): number;
}

/** SHA-256 as 64 lower-case hex digits. */
export type Digest = (content: string) => string;

/**
 * Keyed digests over the history of money and changes (domain.md §13). Who can write to the database but does not have
 * the keys (AUDIT_KEY) cannot make one.
 */
export interface HistorySeals {
  /** the digest under the newest key, after the name of that key: at most 97 ASCII characters */
  seal(content: string): string;
  /** whether a seal was made of this content; `unknown-key`: the key that it names is not among the keys */
  check(content: string, seal: string): 'right' | 'wrong' | 'unknown-key';
}

/** Lets other requests run between steps of a long computation. Locks are kept meanwhile. */
export type YieldToEventLoop = () => Promise<void>;

/** Storage for uploaded files. Documents are encrypted (domain.md §10). */
export interface FileStore {
  /** `keyId`: id of the encryption key, null when not encrypted */
  put(key: string, bytes: Uint8Array): Promise<{ readonly keyId: string | null }>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** does nothing when the file does not exist */
  remove(key: string): Promise<void>;
}
