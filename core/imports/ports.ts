import type { Instant, PageAsked, PageOf } from '../shared/index.js';
import type { ImportKind, ImportRecord, ImportTrail } from './import-record.js';
import type { LayoutChoices } from './layout-choices.js';

export interface ImportStore {
  add(record: ImportRecord, trail: ImportTrail): Promise<void>;
  /** locks it until the transaction ends, which serializes undos */
  lock(importId: string): Promise<{ readonly record: ImportRecord; readonly trail: ImportTrail } | undefined>;
  markUndone(importId: string, at: Instant, byName: string): Promise<void>;
}

type LayoutKey = Pick<LayoutChoices, 'promoterId' | 'kind' | 'layout'>;

/** What promoters chose for files with one header row. */
export interface LayoutChoiceStore {
  find(key: LayoutKey): Promise<LayoutChoices | undefined>;
  /** Replaces what was known of the layout; of more than `most` of a promoter, the oldest are removed. */
  put(choices: LayoutChoices, most: number): Promise<void>;
  /** Forgets layouts whose last choices came with this import. */
  forgetImport(importId: string): Promise<void>;
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
  /** what a promoter chose for the last file with this header row */
  layout(key: LayoutKey): Promise<LayoutChoices | undefined>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    imports: ImportStore;
    layoutChoices: LayoutChoiceStore;
  }
}
