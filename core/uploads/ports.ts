import type { FileStore, Instant, LocalDate } from '../shared/index.js';

/** How many files each record's people sent on the newest day they sent any. */
export interface UploadStore {
  /** Counts one more; the count of an earlier day is forgotten. @returns how many it is with this one */
  count(subjectId: string, day: LocalDate): Promise<number>;
  /**
   * Those of these keys of files that a record names: a document, a timecard, the picture of a rider, dealer, promoter
   * or admin.
   */
  named(keys: readonly string[]): Promise<readonly string[]>;
}

export interface ListedFile {
  readonly key: string;
  readonly putAt: Instant;
}

/** A store that can also tell what it keeps. */
export interface ListedFiles extends FileStore {
  /** every file, in no order; one that comes or goes meanwhile may be among them */
  listed(): AsyncIterable<ListedFile>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    uploads: UploadStore;
  }
}
