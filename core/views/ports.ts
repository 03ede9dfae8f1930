import type { SavedView } from './saved-view.js';

export interface SavedViewStore {
  /** the views of a login for a list, or with null the shared ones; locks them until the transaction ends */
  of(accountId: string | null, list: string): Promise<readonly SavedView[]>;
  /** locks it until the transaction ends */
  lock(id: string): Promise<SavedView | undefined>;
  /** adds it, or replaces the one with its id; a name that its holder has already is a lost race */
  put(view: SavedView): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface SavedViewQueries {
  /** a login's own views of a list and the shared ones, by name */
  shownTo(accountId: string, list: string): Promise<readonly SavedView[]>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    savedViews: SavedViewStore;
  }
}
