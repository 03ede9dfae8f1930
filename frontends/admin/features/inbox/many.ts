import type { ReactNode } from 'react';
import type { BulkAsk } from '@rrr/kit/desk';
import type { Row } from './use-groups.js';

/** A row as it is chosen, with what its list knows of it: it may stand on another page by now. */
export type BulkRow<T = unknown> = Row & { _id: string; item: T };

/** Acts on many rows of a group, and the dialog of the one that is asked about. */
export interface GroupBulk {
  /** those that fit what is chosen */
  acts: (chosen: readonly BulkRow[]) => readonly BulkAsk<BulkRow>[];
  /** above the list: on all that can be done at once */
  all?: { label: string; run: () => void };
  dialog: ReactNode;
  /** why it was not done for these, by id; by row until something else is done */
  problems?: Readonly<Record<string, string>>;
  /** afterwards, whatever the outcome */
  onDone?: () => void;
}

/** One act on many items, sent one by one: each has an outcome of its own. */
export interface ManyAct<T> {
  key: string;
  /** the button, and the one that confirms */
  label: (count: number) => string;
  title: (count: number) => string;
  /** what it means for those concerned */
  lead: string;
  /** what is told of those that were done */
  done: string;
  each: (item: T, given: { reason: string; key: string }) => Promise<unknown>;
  /** as the same act on one item has it */
  undo?: (item: T) => Promise<unknown>;
  /** why an item is left out, because it needs a look of its own */
  leaves?: (item: T) => string | undefined;
  /** offered only where this holds for one of the chosen */
  fits?: (item: T) => boolean;
  reason?: { label: string; required: string; suggestions?: readonly string[] };
}
