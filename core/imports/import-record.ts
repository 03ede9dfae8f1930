import type { Instant } from '../shared/index.js';

export type ImportKind = 'class-results' | 'event-results' | 'classes' | 'events' | 'vin-patterns';

/** What became of the rows. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly same: number;
}

/** A file as the record of its import names it. */
export interface ImportedFile {
  /** as it was called when it was sent, at most 200 characters */
  readonly name: string;
  /** SHA-256 of its bytes, hexadecimal */
  readonly digest: string;
}

/**
 * One file that was applied: who, when, what it did, and what stood there before it
 * (docs/adr/0034-an-import-can-be-undone.md).
 */
export interface ImportRecord {
  readonly id: string;
  readonly kind: ImportKind;
  readonly eventId: string | null;
  readonly seriesId: string | null;
  readonly at: Instant;
  readonly byName: string;
  readonly file: ImportedFile;
  readonly counts: ImportCounts;
  readonly undoneAt: Instant | null;
  readonly undoneBy: string | null;
}

/** What an import replaced and made, as JSON whose shape is its kind's affair. */
export interface ImportTrail {
  readonly before: string;
  /** digest of what it made: when what stands there no longer has it, something has changed since */
  readonly after: string;
}
