import type { Dismissal } from '@rrr/core/events';
import type { Knex } from 'knex';
import type { DismissalRow } from '../tables/index.js';

/** What `withDismissals` adds to a row; nulls where nothing was set aside. */
export interface DismissalColumns {
  readonly dismissal_at: string | null;
  readonly dismissal_by: string | null;
  readonly dismissal_reason: string | null;
}

export const DISMISSAL = [
  'dismissal.at as dismissal_at',
  'dismissal.by_name as dismissal_by',
  'dismissal.reason as dismissal_reason',
];

/** Joins what was set aside as `dismissal`; `id`: the column of the list that names the event or the result. */
export const withDismissals = (list: Knex.QueryBuilder, kind: DismissalRow['kind'], id: string): Knex.QueryBuilder =>
  list.leftJoin('asides as dismissal', (on) => on.on('dismissal.object_id', id).andOnVal('dismissal.kind', kind));

export const dismissalOf = (row: DismissalColumns): Pick<Dismissal, 'at' | 'by' | 'reason'> | null =>
  row.dismissal_at === null ? null : { at: row.dismissal_at, by: row.dismissal_by ?? '', reason: row.dismissal_reason };
