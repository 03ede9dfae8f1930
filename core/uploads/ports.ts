import type { LocalDate } from '../shared/index.js';

/** How many files each record's people sent on the newest day they sent any. */
export interface UploadStore {
  /** Counts one more; the count of an earlier day is forgotten. @returns how many it is with this one */
  count(subjectId: string, day: LocalDate): Promise<number>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    uploads: UploadStore;
  }
}
