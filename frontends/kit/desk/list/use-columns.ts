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
const keep = (name: string, keys: readonly string[]): void => {
  try {
    localStorage.setItem(name, JSON.stringify(keys));
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
}

/** Which columns a list shows; with a name, what the reader chose is kept in this browser. */
export const useColumns = <T>(columns: readonly Column<T>[], name?: string): ColumnChoice<T> => {
  const place = `rrr.columns.${name}`;
  const [chosen, setChosen] = useState(() => (name ? read(place) : undefined));
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
      const next = optional.map((column) => column.key).filter((it) => (it === key ? wanted : on.has(it)));
      setChosen(next);
      if (name) keep(place, next);
    },
  };
};
