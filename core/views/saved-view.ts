import { refusal } from '../shared/index.js';
import type { Instant } from '../shared/index.js';

/** A name for what a list shows: its filters, its order and its columns. */
export interface SavedView {
  readonly id: string;
  /** the login whose view it is; null: shared with all administrators */
  readonly accountId: string | null;
  /** which list it is of, such as `admin/riders` */
  readonly list: string;
  /** 1 to 40 characters, once for each list of a login, and once for each list among the shared ones */
  readonly name: string;
  /** filters and order as in the address of the list; at most 2,000 characters */
  readonly search: string;
  /** keys of the columns; null: those that the list shows at first */
  readonly columns: readonly string[] | null;
  /** who shared it, by name; null: not shared */
  readonly sharedBy: string | null;
  readonly at: Instant;
}

/** views of one login for one list */
export const MOST_OWN_VIEWS = 20;
/** shared views of one list */
export const MOST_SHARED_VIEWS = 50;

/** Whether two names are the same to a reader. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export class TooManyViews extends refusal('TOO_MANY_VIEWS', 'The list has as many saved views as it may have') {}
export class ViewNameTaken extends refusal('VIEW_NAME_TAKEN', 'A shared view of the list has this name') {}

/** Everything that a saved view is refused with. */
export type ViewRefusal = TooManyViews | ViewNameTaken;
