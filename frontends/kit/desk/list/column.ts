import type { ReactNode } from 'react';

/** At most seven of these at 1280 px; the first says what the row is, actions come last. */
export interface Column<T> {
  key: string;
  title: string;
  cell: (item: T) => ReactNode;
  /** money and numbers stand right-aligned */
  align?: 'right';
  /** the key that `list.setSort` is given; a column without one cannot be sorted by */
  sort?: string;
  /** a column of buttons: its title is only said, not shown */
  actions?: boolean;
}
