import { useState } from 'react';
import type { Column } from './column.js';

/** As many as a table can show at 1280 px. */
export const MOST_COLUMNS = 7;

const read = (name: string): readonly string[] | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : undefined;
  } catch {
    return undefined;
  }
};
const keep = (name: string, keys: readonly string[] | undefined): void => {
  try {
    if (keys) localStorage.setItem(name, JSON.stringify(keys));
    else localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing still shows what was chosen, until the page is left.
  }
};

export interface ColumnChoice<T> {
  shown: readonly Column<T>[];
  /** those that may be hidden: all but the first and the actions */
  optional: readonly { key: string; title: string; on: boolean }[];
  /** whether another one still fits */
  full: boolean;
  set(key: string, on: boolean): void;
  /** the keys that the reader chose; null: those that the list shows at first */
  chosen: readonly string[] | null;
  /** shows these, or for null those of the beginning */
  use(keys: readonly string[] | null): void;
}

/**
 * Which columns a list shows; with a name, what the reader chose is kept in this browser. `ofView`: the columns of the
 * view that the address names, until the reader chooses others.
 */
export const useColumns = <T>(
  columns: readonly Column<T>[],
  name?: string,
  ofView?: readonly string[] | null,
): ColumnChoice<T> => {
  const place = `rrr.columns.${name}`;
  const [kept] = useState(() => (name ? read(place) : undefined));
  const [since, setSince] = useState<{ keys: readonly string[] | undefined }>();
  const chosen = since ? since.keys : ofView === undefined ? kept : (ofView ?? undefined);
  const put = (keys: readonly string[] | undefined): void => {
    setSince({ keys });
    if (name) keep(place, keys);
  };
  const optional = columns.filter((column, at) => at > 0 && !column.actions);
  const on = new Set(
    (chosen ?? optional.filter(({ extra }) => !extra).map(({ key }) => key)).filter((key) =>
      optional.some((column) => column.key === key),
    ),
  );
  const shown = columns.filter(({ key }) => on.has(key) || !optional.some((column) => column.key === key));
  return {
    shown,
    optional: optional.map(({ key, title }) => ({ key, title, on: on.has(key) })),
    full: shown.length >= MOST_COLUMNS,
    set: (key, wanted) => {
      put(optional.map((column) => column.key).filter((candidate) => (candidate === key ? wanted : on.has(candidate))));
    },
    chosen: chosen ?? null,
    use: (keys) => put(keys ?? undefined),
  };
};
