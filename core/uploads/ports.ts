import type { FileStore, Instant, LocalDate } from '../shared/index.js';

/** Number of uploads per record on the last day with any. */
export interface UploadStore {
  /** Increments the day's count; counts of earlier days are dropped. @returns the new count */
  count(subjectId: string, day: LocalDate): Promise<number>;
  /**
   * The given keys that a record refers to: a document, a timecard, a photo of logos, or a profile image. A document or photo
   * that another replaced before `replacedBefore` counts no more, nor does a photo sent before it whose result is gone.
   */
  named(keys: readonly string[], replacedBefore: Instant): Promise<readonly string[]>;
}

export interface ListedFile {
  readonly key: string;
  readonly putAt: Instant;
}

/** A file store that can list its files. */
export interface ListedFiles extends FileStore {
  /** all files in any order; concurrent changes may or may not be included */
  listed(): AsyncIterable<ListedFile>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    uploads: UploadStore;
  }
}
