import type { UnmatchedView, UnpaidView } from '@rrr/core/results';
import type { LocalDate } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { toSafeInteger } from '../sql.js';
import { RESULT_COLUMNS, resultOf } from '../stores/race-rows.js';
import type { EventRow, ResultRow } from '../tables/index.js';
import { DISMISSAL, type DismissalColumns, dismissalOf, withDismissals } from './dismissals.js';

export type UnmatchedRow = ResultRow &
  Pick<EventRow, 'title' | 'starts_on'> &
  DismissalColumns & { readonly class_name: string };
export type UnpaidRow = UnmatchedRow & Pick<EventRow, 'currency'> & { readonly worth: number | string | null };

export const COLUMNS = RESULT_COLUMNS.map((resultColumn) => `x.${resultColumn}`);

export const unmatchedView = (row: UnmatchedRow): UnmatchedView => ({
  ...resultOf(row),
  event: { id: row.event_id, title: row.title, startsOn: row.starts_on },
  className: row.class_name,
  dismissal: dismissalOf(row),
});
/** A tie says what the place is worth; else it is worth the amount of the place, or nothing where it pays nothing. */
export const unpaidView = (row: UnpaidRow): UnpaidView => {
  const view = unmatchedView(row);
  return {
    ...view,
    worth: row.worth === null ? 0 : (view.verdict.tie?.amount ?? toSafeInteger(row.worth)),
    currency: row.currency,
  };
};

/** Unmatched results in paid places of paying events that ended on this day or later: `unpaid_results as u`. */
export const unpaidKeys = (db: Database, since: LocalDate): Knex.QueryBuilder =>
  db.read('unpaid_results as u').where('u.ends_on', '>=', since);

/** The same with what is shown of them. */
export const unpaidList = (db: Database): Knex.QueryBuilder =>
  withDismissals(db.read('unpaid_results as u').join('results as x', 'x.id', 'u.result_id'), 'unmatched', 'x.id')
    .join('events as e', 'e.id', 'x.event_id')
    .join('classes as c', 'c.id', 'x.class_id')
    .select(COLUMNS)
    .select(DISMISSAL)
    .select('x.event_id', 'e.title', 'e.starts_on', 'e.currency', 'c.name as class_name', 'u.amount as worth');

/** Those that no admin set aside. */
export const onlyWaiting = (keys: Knex.QueryBuilder): Knex.QueryBuilder => keys.where('u.set_aside', false);
