import type { Measure, RiderGroup } from '@rrr/core/reports';
import type { TableName } from './tables/index.js';
import { IS_UNCLAIMED } from './waiting-cash.js';

interface SqlMeasure {
  /** the table whose rows it counts; `results` needs its event as `e` */
  readonly table: TableName;
  /** which rows count; `{}` is the table's alias with its dot */
  readonly rows: string;
  /** what is added up, minor units; null: rows are only counted */
  readonly amount: string | null;
}

/**
 * What an award was issued for. Cash that its rider took as credit is issued as credit, not as cash, and not taken back.
 */
const GIVEN = "(CASE WHEN {}type = 'cash' THEN f.amount - {}chosen ELSE COALESCE(f.amount, {}chosen) END)";

/**
 * The measures of core/reports/measures.ts in SQL. Summaries, their recounts, reports, list totals and exports use these
 * conditions, so they cannot disagree.
 */
const SQL = {
  // from its first entry, because an award keeps only what it is worth now
  issued: {
    table: 'awards',
    rows: '1 = 1',
    amount: `CASE WHEN ${GIVEN} > {}initial_value THEN ${GIVEN} ELSE {}initial_value END`,
  },
  takenBack: {
    table: 'awards',
    rows: '1 = 1',
    amount: `CASE WHEN ${GIVEN} > {}initial_value THEN ${GIVEN} - {}initial_value ELSE 0 END`,
  },
  earned: { table: 'awards', rows: '{}initial_value > 0', amount: '{}initial_value' },
  redeemed: { table: 'redemptions', rows: "{}status <> 'revoked'", amount: '{}amount' },
  refunded: { table: 'dealer_refunds', rows: '{}undone_at IS NULL', amount: '{}amount' },
  available: {
    table: 'awards',
    rows: "{}current_value <> 0 AND {}type <> 'cash' AND {}expires_on IS NOT NULL",
    amount: '{}current_value',
  },
  overpaid: { table: 'awards', rows: '{}overpaid > 0', amount: '{}overpaid' },
  moved: { table: 'ledger_entries', rows: '1 = 1', amount: '{}amount' },
  claimed: { table: 'payout_claims', rows: "{}state <> 'canceled'", amount: '{}net' },
  sent: { table: 'payout_claims', rows: "{}state = 'sent'", amount: '{}net' },
  // of `awards a`
  open: { table: 'awards', rows: `{}current_value > 0 AND ${IS_UNCLAIMED}`, amount: '{}current_value' },
  events: { table: 'events', rows: '{}canceled = 0 AND {}published = 1', amount: null },
  results: { table: 'results', rows: '{}brand_key IS NOT NULL AND e.canceled = 0', amount: null },
  activeRiders: { table: 'riders', rows: '{}deactivated = 0 AND {}merged_into IS NULL', amount: null },
  bikes: { table: 'bikes', rows: '{}retired_at IS NULL', amount: null },
} as const satisfies Record<Measure, SqlMeasure>;

/** A condition on awards: pros earn cash, amateurs credit and bonuses. */
export const OF_GROUP: Readonly<Record<RiderGroup, string>> = {
  pro: "AND type = 'cash'",
  amateur: "AND type <> 'cash'",
};

type WithAmount = { [M in Measure]: (typeof SQL)[M]['amount'] extends string ? M : never }[Measure];

const of = (text: string, alias: string): string => text.replaceAll('{}', alias === '' ? '' : `${alias}.`);

/** The table whose rows a measure counts. */
export const tableOf = (measure: Measure): TableName => SQL[measure].table;

/** The SQL condition of the rows that a measure counts. */
export const rowsOf = (measure: Measure, alias = ''): string => of(SQL[measure].rows, alias);

/** The SQL expression of a row's amount, minor units. `issued` and `takenBack` join the award's first entry as `f`. */
export const amountOf = (measure: WithAmount, alias = ''): string => of(SQL[measure].amount, alias);
