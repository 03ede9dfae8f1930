import type { Instant } from '../shared/index.js';

export type ImportKind = 'class-results' | 'event-results' | 'classes' | 'events' | 'vin-patterns';

/** Counts of what an import did with its rows. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly same: number;
}

/** The imported file, for the import record. */
export interface ImportedFile {
  /** original file name, at most 200 characters */
  readonly name: string;
  /** SHA-256 of its bytes, hexadecimal */
  readonly digest: string;
}

/** One applied import: who, when, what it did, and the earlier state. */
export interface ImportRecord {
  readonly id: string;
  readonly kind: ImportKind;
  readonly eventId: string | null;
  readonly seriesId: string | null;
  readonly at: Instant;
  readonly byName: string;
  /** name of the API token that sent it; null: a person in the browser */
  readonly tokenName: string | null;
  readonly file: ImportedFile;
  readonly counts: ImportCounts;
  readonly undoneAt: Instant | null;
  readonly undoneBy: string | null;
}

/** The state before and after an import, as JSON whose format depends on the kind. */
export interface ImportTrail {
  readonly before: string;
  /** digest of the result; a different current digest means that someone changed it since */
  readonly after: string;
}
