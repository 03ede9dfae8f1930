import { amountOf, OF_GROUP, rowsOf } from '../measures.js';
import { ALL_YEARS, type YearKind } from './year-totals.js';
import { BRAND, ENROLLED, type EarnerGroup, MOVED } from './kinds.js';

/**
 * How tallies of one kind, or of all that begin with `kind` and a colon, follow from the rows they count: SQL with the
 * columns kind, tally_key, bucket, n and amount. With `zoned` the bucket is a moment in UTC, rounded down to a quarter
 * of an hour (no time zone divides one), which belongs to a month of the program's time zone.
 */
export type Recount =
  | { readonly kind: string; readonly sql: string; readonly zoned?: true }
  /** list counters, which are recounted in list-tallies.ts */
  | { readonly kind: 'list' };

const month = (column: string): string => `SUBSTR(${column}, 1, 7)`;
const year = (column: string): string => `SUBSTR(${column}, 1, 4)`;
// all values in a group are equal; MariaDB requires an aggregate
const orNone = (grouped: string): string => `COALESCE(MAX(${grouped}), '')`;
const ofCurrency = (kind: string): string => `CONCAT('${kind}:', currency)`;
const quarter = (at: string): string =>
  `CONCAT(SUBSTR(${at}, 1, 14), CASE WHEN SUBSTR(${at}, 15, 2) < '15' THEN '00'
    WHEN SUBSTR(${at}, 15, 2) < '30' THEN '15' WHEN SUBSTR(${at}, 15, 2) < '45' THEN '30' ELSE '45' END, ':00.000Z')`;

const awards = (kind: string, key: string, bucket = month('awarded_on')): Recount => ({
  kind,
  sql: `SELECT ${ofCurrency(kind)} AS kind, ${orNone(key)} AS tally_key, ${bucket} AS bucket, COUNT(*) AS n,
    SUM(${amountOf('earned')}) AS amount FROM awards WHERE ${rowsOf('earned')} GROUP BY currency, ${key}, ${bucket}`,
});

const redemptions = (kind: string, kindSql: string, key: string, bucket: string, groups: string): Recount => ({
  kind,
  sql: `SELECT ${kindSql} AS kind, ${key} AS tally_key, ${bucket} AS bucket, COUNT(*) AS n,
    SUM(${amountOf('redeemed')}) AS amount FROM redemptions WHERE ${rowsOf('redeemed')} GROUP BY currency, ${groups}`,
});

/** Riders by month and the month of their previous award (earner-book.ts). */
const earners = (group: EarnerGroup, condition: string): Recount => ({
  kind: group,
  sql: `SELECT ${ofCurrency(group)} AS kind, COALESCE(previous, '') AS tally_key, month AS bucket, COUNT(*) AS n, 0 AS amount FROM (
      SELECT currency, month, LAG(month) OVER (PARTITION BY rider_id, currency ORDER BY month) AS previous FROM (
        SELECT DISTINCT rider_id, currency, ${month('awarded_on')} AS month
          FROM awards WHERE ${rowsOf('earned')} ${condition}) months) links
    GROUP BY currency, month, previous`,
});

const claims = (key: string, amount: string, condition: string): string =>
  `SELECT ${ofCurrency('claims')} AS kind, '${key}' AS tally_key,
    MAX(${quarter('requested_at')}) AS bucket, COUNT(*) AS n, SUM(${amount}) AS amount
   FROM payout_claims WHERE ${condition} GROUP BY currency, ${quarter('requested_at')}`;

/** All kinds of counters with the SQL that recomputes them. A new kind must be added here. */
export const RECOUNTS: readonly Recount[] = [
  awards('earned', 'type'),
  awards('earned-day', 'type', 'awarded_on'),
  awards('series', 'series_id'),
  {
    kind: 'available',
    sql: `SELECT ${ofCurrency('available')} AS kind, '' AS tally_key, expires_on AS bucket, 0 AS n,
      SUM(${amountOf('available')}) AS amount FROM awards WHERE ${rowsOf('available')} GROUP BY currency, expires_on`,
  },
  earners('earner', ''),
  earners('pro', OF_GROUP.pro),
  earners('amateur', OF_GROUP.amateur),
  redemptions('redeemed', ofCurrency('redeemed'), "''", month('redeemed_on'), month('redeemed_on')),
  redemptions('dealer', ofCurrency('dealer'), 'dealer_id', month('redeemed_on'), `dealer_id, ${month('redeemed_on')}`),
  redemptions(
    'top-dealer',
    `CONCAT('top-dealer:', currency, ':', MAX(${year('redeemed_on')}))`,
    'dealer_id',
    "''",
    `dealer_id, ${year('redeemed_on')}`,
  ),
  {
    kind: 'moved',
    sql: `SELECT ${ofCurrency('moved')} AS kind, ledger_entries.kind AS tally_key,
      MAX(${quarter('at')}) AS bucket, COUNT(*) AS n, SUM(amount) AS amount
      FROM ledger_entries WHERE ledger_entries.kind IN (${MOVED.map((text) => `'${text}'`).join(', ')})
      GROUP BY currency, ledger_entries.kind, ${quarter('at')}`,
    zoned: true,
  },
  {
    kind: BRAND,
    sql: `SELECT '${BRAND}' AS kind, r.brand_key AS tally_key, ${orNone('e.starts_on')} AS bucket, COUNT(*) AS n, 0 AS amount
      FROM results r JOIN events e ON e.id = r.event_id WHERE ${rowsOf('results', 'r')} GROUP BY r.brand_key, e.starts_on`,
  },
  {
    kind: 'brand-series',
    sql: `SELECT CONCAT('brand-series:', ${orNone(year('starts_on'))}) AS kind, CONCAT(${orNone('series_id')}, '/', brand_key) AS tally_key,
      ${orNone(month('starts_on'))} AS bucket, SUM(n) AS n, 0 AS amount
      FROM (SELECT e.starts_on, e.series_id, r.brand_key, COUNT(*) AS n FROM results r JOIN events e ON e.id = r.event_id
        WHERE ${rowsOf('results', 'r')} GROUP BY e.starts_on, e.series_id, r.brand_key) days
      GROUP BY ${month('starts_on')}, series_id, brand_key`,
  },
  {
    kind: 'brand-series-day',
    sql: `SELECT CONCAT('brand-series-day:', ${orNone(month('e.starts_on'))}) AS kind,
      CONCAT(${orNone('e.series_id')}, '/', r.brand_key) AS tally_key, ${orNone('e.starts_on')} AS bucket, COUNT(*) AS n, 0 AS amount
      FROM results r JOIN events e ON e.id = r.event_id WHERE ${rowsOf('results', 'r')}
      GROUP BY e.starts_on, e.series_id, r.brand_key`,
  },
  {
    kind: ENROLLED,
    sql: `SELECT '${ENROLLED}' AS kind, '' AS tally_key, MAX(${quarter('enrolled_at')}) AS bucket,
      COUNT(*) AS n, 0 AS amount FROM riders GROUP BY ${quarter('enrolled_at')}`,
    zoned: true,
  },
  {
    kind: 'claims',
    sql: [
      claims('gross', 'gross', rowsOf('claimed')),
      claims('withheld', 'withholding', rowsOf('claimed')),
      claims('net', amountOf('claimed'), rowsOf('claimed')),
      claims('sent', amountOf('sent'), rowsOf('sent')),
    ].join(' UNION ALL '),
    zoned: true,
  },
  {
    kind: 'refunds',
    sql: `SELECT ${ofCurrency('refunds')} AS kind, '' AS tally_key, ${month('refunded_on')} AS bucket, COUNT(*) AS n,
      SUM(${amountOf('refunded')}) AS amount FROM dealer_refunds WHERE ${rowsOf('refunded')} GROUP BY currency, ${month('refunded_on')}`,
  },
  { kind: 'list' },
];

/**
 * The same of year totals, of all riders or of those that a condition on `rider_id` keeps: columns kind, year,
 * currency, subject_id, n, amount.
 */
export interface YearRecount {
  readonly kind: YearKind;
  readonly sql: (condition?: string) => string;
}

/** Of all years, riders whose awards were all taken back have a row too: they may have redeemed, or been paid. */
const riders = (kind: YearKind, type: string, byYear: boolean, condition: string): string => {
  const of = byYear ? `${year('awarded_on')} + 0` : String(ALL_YEARS);
  return `SELECT '${kind}' AS kind, ${of} AS year, currency, rider_id AS subject_id,
    SUM(CASE WHEN ${rowsOf('earned')} THEN 1 ELSE 0 END) AS n, SUM(${amountOf('earned')}) AS amount
    FROM awards WHERE ${byYear ? rowsOf('earned') : rowsOf('issued')} ${type} ${condition}
    GROUP BY rider_id, currency${byYear ? `, ${of}` : ''}`;
};

export const YEAR_RECOUNTS: readonly YearRecount[] = [
  { kind: 'rider', sql: (condition = '') => riders('rider', '', false, condition) },
  {
    kind: 'pro',
    sql: (condition = '') =>
      `${riders('pro', OF_GROUP.pro, false, condition)} UNION ALL ${riders('pro', OF_GROUP.pro, true, condition)}`,
  },
  { kind: 'amateur', sql: (condition = '') => riders('amateur', OF_GROUP.amateur, true, condition) },
];
