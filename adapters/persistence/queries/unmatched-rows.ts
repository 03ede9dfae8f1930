import type { UnmatchedView, UnpaidView } from '@rrr/core/results';
import type { LocalDate } from '@rrr/core/shared';
import type { Knex } from 'knex';
import type { Database } from '../open-database.js';
import { toSafeInteger } from '../sql.js';
import { RESULT_COLUMNS, resultOf } from '../stores/race-rows.js';
import type { EventRow, ResultRow } from '../tables/index.js';
import { type DismissalColumns, dismissalOf, withDismissals } from './dismissals.js';

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

/** Unmatched results in paid places of paying events (`e`, `x`, `c`, `p`). */
export const unpaidRows = (db: Database, since: LocalDate): Knex.QueryBuilder =>
  withDismissals(db.read('events as e').join('results as x', 'x.event_id', 'e.id'), 'unmatched', 'x.id')
    .join('classes as c', 'c.id', 'x.class_id')
    .join('payout_places as p', (on) => on.on('p.class_id', 'x.class_id').andOn('p.place', 'x.place'))
    .where({ 'e.paying': true, 'e.canceled': false, 'x.result_type': 'finished' })
    .where('e.ends_on', '>=', since)
    .whereNull('x.rider_id')
    .whereNot('c.payout_type', 'noPayout');

/** Those that no admin set aside, of all events; the index of what has results bounds their days. */
export const onlyWaiting = (rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  rows.whereIn('e.results_state', ['waiting', 'done']).whereNull('dismissal.at');
