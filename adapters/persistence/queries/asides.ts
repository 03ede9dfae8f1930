import type { Aside } from '@rrr/core/events';
import type { Knex } from 'knex';
import type { AsideRow } from '../tables/index.js';

/** What `withAsides` adds to a row; nulls where nothing was set aside. */
export interface AsideColumns {
  readonly aside_at: string | null;
  readonly aside_by: string | null;
  readonly aside_reason: string | null;
}

export const ASIDE = ['aside.at as aside_at', 'aside.by_name as aside_by', 'aside.reason as aside_reason'];

/** Joins what was set aside as `aside`; `id`: the column of the list that names the event or the result. */
export const withAsides = (list: Knex.QueryBuilder, kind: AsideRow['kind'], id: string): Knex.QueryBuilder =>
  list.leftJoin('asides as aside', (on) => on.on('aside.object_id', id).andOnVal('aside.kind', kind));

export const asideOf = (row: AsideColumns): Pick<Aside, 'at' | 'by' | 'reason'> | null =>
  row.aside_at === null ? null : { at: row.aside_at, by: row.aside_by ?? '', reason: row.aside_reason };
