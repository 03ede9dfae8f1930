import type { Instant, PageAsked, PageOf } from '../shared/index.js';
import type { ImportKind, ImportRecord, ImportTrail } from './import-record.js';

export interface ImportStore {
  add(record: ImportRecord, trail: ImportTrail): Promise<void>;
  /** locks it until the transaction ends, which serializes undos */
  lock(importId: string): Promise<{ readonly record: ImportRecord; readonly trail: ImportTrail } | undefined>;
  markUndone(importId: string, at: Instant, byName: string): Promise<void>;
}

interface ImportSearch extends PageAsked {
  readonly eventId?: string;
  readonly seriesId?: string;
  readonly kind?: ImportKind;
}

export interface ImportQueries {
  /** newest first */
  search(asked: ImportSearch): Promise<PageOf<ImportRecord>>;
  one(importId: string): Promise<ImportRecord | undefined>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    imports: ImportStore;
  }
}
