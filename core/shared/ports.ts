import type { Instant } from './dates.js';

/** The only source of "now" (domain.md §2). */
export interface Clock {
  now(): Instant;
}

/** The only source of new identities and of chance. */
export interface Ids {
  /** 26 characters, lower case; later ones sort after earlier ones */
  next(): string;
  /** a whole number in [0, below), evenly spread and not guessable */
  random(below: number): number;
}

/** SHA-256 as 64 lower-case hex digits. */
export type Digest = (content: string) => string;

/** Gives others a turn between the steps of a long computation; what is locked stays locked. */
export type YieldToEventLoop = () => Promise<void>;

/** Where files are kept that people sent. Documents are encrypted there (domain.md §10). */
export interface FileStore {
  /** `keyId`: the key it was encrypted with, null when it was not */
  put(key: string, bytes: Uint8Array): Promise<{ readonly keyId: string | null }>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** no fault when it is gone already */
  remove(key: string): Promise<void>;
}
