import { useSearchParams } from 'react-router-dom';
import type { SavedView } from '@rrr/contract';
import { useAccountViews, type AccountViews } from './use-account-views.js';
import type { ViewCalls } from './view-calls.js';

export const VIEW_NAME_LIMIT = 40;
/** names the view in the address */
const KEY = 'saved';

const searchOf = (params: URLSearchParams): string => {
  const kept = new URLSearchParams(params);
  kept.delete(KEY);
  kept.delete('page');
  kept.sort();
  return kept.toString();
};

export interface SavedViews extends Omit<AccountViews, 'save' | 'remove'> {
  /** the one that the address names */
  current: SavedView | undefined;
  /** whether the list shows something else than its view by now */
  isChanged: (columns: readonly string[] | null) => boolean;
  open: (view: SavedView) => void;
  /** back to the list as it is without a view */
  leave: () => void;
  /** under a new name, or over one's own view of that name; whether it is saved */
  save: (name: string, columns: readonly string[] | null) => Promise<boolean>;
  remove: (view: SavedView) => Promise<void>;
}

/** The saved views of a list: one's own, and those shared with all administrators. */
export const useSavedViews = (calls: ViewCalls, list: string): SavedViews => {
  const [params, setParams] = useSearchParams();
  const named = params.get(KEY);
  const { save, remove, ...saved } = useAccountViews(calls, list, named !== null);
  const here = searchOf(params);
  // addresses from before name a view by its name
  const current =
    saved.views.find(({ _id }) => _id === named) ?? saved.views.find(({ name, shared }) => !shared && name === named);
  return {
    ...saved,
    current,
    isChanged: (columns) =>
      current !== undefined && (current.search !== here || JSON.stringify(current.columns) !== JSON.stringify(columns)),
    open: ({ _id, search }) => {
      const next = new URLSearchParams(search);
      next.set(KEY, _id);
      setParams(next);
    },
    leave: () => {
      const tab = params.get('tab');
      setParams(tab === null ? {} : { tab });
    },
    save: async (name, columns) => {
      const view = await save({ name, search: here, columns: columns && [...columns] });
      if (!view) return false;
      const next = new URLSearchParams(params);
      next.set(KEY, view._id);
      setParams(next, { replace: true });
      return true;
    },
    remove: async (view) => {
      if (!(await remove(view)) || current?._id !== view._id) return;
      const next = new URLSearchParams(params);
      next.delete(KEY);
      setParams(next, { replace: true });
    },
  };
};
