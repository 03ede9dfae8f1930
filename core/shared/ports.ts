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
