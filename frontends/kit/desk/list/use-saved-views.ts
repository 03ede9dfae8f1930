import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHost } from '@rrr/kit/base';

export const MOST_VIEWS = 20;
export const VIEW_NAME_LIMIT = 40;
/** names the view in the address */
const KEY = 'saved';

/** A name for an address: the filters, the order and the columns of a list. */
interface SavedView {
  name: string;
  /** as in the address, without the page */
  search: string;
  /** null: those that the list shows at first */
  columns: readonly string[] | null;
}

const isView = (it: unknown): it is SavedView => {
  const { name, search, columns } = (it ?? {}) as Partial<SavedView>;
  return (
    typeof name === 'string' &&
    typeof search === 'string' &&
    (columns === null || (Array.isArray(columns) && columns.every((key) => typeof key === 'string')))
  );
};
const read = (place: string): readonly SavedView[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
};
const keep = (place: string, views: readonly SavedView[]): void => {
  try {
    localStorage.setItem(place, JSON.stringify(views));
  } catch {
    // A browser that keeps nothing still has them until the page is left.
  }
};

const searchOf = (params: URLSearchParams): string => {
  const kept = new URLSearchParams(params);
  kept.delete(KEY);
  kept.delete('page');
  kept.sort();
  return kept.toString();
};

export interface SavedViews {
  views: readonly SavedView[];
  /** the one that the address names */
  current: SavedView | undefined;
  /** whether the list shows something else than its view by now */
  isChanged: (columns: readonly string[] | null) => boolean;
  open: (view: SavedView) => void;
  /** back to the list as it is without a view */
  leave: () => void;
  /** under a new name, or over the view of that name */
  save: (name: string, columns: readonly string[] | null) => void;
  remove: (name: string) => void;
}

/** The views of a list that this person saved in this browser; without a name the list has none. */
export const useSavedViews = (list?: string): SavedViews => {
  const { session } = useHost();
  const [params, setParams] = useSearchParams();
  const place = `rrr.views.${session.account._id}.${list}`;
  const [views, setViews] = useState(() => (list ? read(place) : []));
  const here = searchOf(params);
  const current = views.find(({ name }) => name === params.get(KEY));
  const write = (next: readonly SavedView[]): void => {
    setViews(next);
    keep(place, next);
  };
  const leave = (): void => {
    const tab = params.get('tab');
    setParams(tab === null ? {} : { tab });
  };
  return {
    views,
    current,
    isChanged: (columns) =>
      current !== undefined && (current.search !== here || JSON.stringify(current.columns) !== JSON.stringify(columns)),
    open: ({ name, search }) => {
      const next = new URLSearchParams(search);
      next.set(KEY, name);
      setParams(next);
    },
    leave,
    save: (name, columns) => {
      write(
        [...views.filter((it) => it.name !== name), { name, search: here, columns }].toSorted((a, b) =>
          a.name.localeCompare(b.name),
        ),
      );
      const next = new URLSearchParams(params);
      next.set(KEY, name);
      setParams(next, { replace: true });
    },
    remove: (name) => {
      write(views.filter((it) => it.name !== name));
      if (current?.name !== name) return;
      const next = new URLSearchParams(params);
      next.delete(KEY);
      setParams(next, { replace: true });
    },
  };
};
