import type { ReactNode } from 'react';

/** At most seven of these are shown at 1280 px; the first says what the row is, actions come last. */
export interface Column<T> {
  key: string;
  title: string;
  cell: (item: T) => ReactNode;
  /** in the first column: a plate or a picture before the row's link */
  mark?: (item: T) => ReactNode;
  /** in the first column: a state beside the row's link */
  beside?: (item: T) => ReactNode;
  /** in the first column: what tells the row from its like, in a second line */
  below?: (item: T) => ReactNode;
  /** money and numbers stand right-aligned */
  align?: 'right';
  /** the key that `list.setSort` is given; a column without one cannot be sorted by */
  sort?: string;
  /** a column of buttons: its title is only said, not shown */
  actions?: boolean;
  /** shown only to readers who choose it */
  extra?: boolean;
  /**
   * where it stands in a row of two lines: `side` at the right of the first, `under` below that, `more` in the second,
   * or nowhere. Unless given, the last right-aligned one is `side` and others are `more`
   */
  phone?: 'side' | 'under' | 'more' | 'none';
  /** shown before the value in a row of two lines, where that does not say by itself what it is, such as one of two dates */
  phoneTitle?: string | ((item: T) => string | undefined);
}
