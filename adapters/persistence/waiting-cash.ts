import type { Missing, RaceDays } from '@rrr/core/payouts';
import type { Value } from './sql.js';

/** Conditions on `awards a JOIN riders r LEFT JOIN events e`. */

/**
 * A cash award in no live claim: it can be claimed if it holds anything. Looked up for each, because a condition
 * MariaDB would turn into a list of all live claims' awards.
 */
export const IS_UNCLAIMED = `a.type = 'cash' AND (SELECT k.award_id FROM payout_claim_awards k WHERE k.live_award_id = a.id) IS NULL`;

/** An earned one. */
export const IS_WAITING = `a.status = 'earned' AND ${IS_UNCLAIMED}`;

/** The last day of its race, or the day it was given. */
export const RACE_DAY = 'COALESCE(e.ends_on, e.starts_on, a.awarded_on)';

const blank = (column: string): string => `COALESCE(TRIM(r.${column}), '') = ''`;
/** As `hasAddress` of core/payouts says it. */
const NO_ADDRESS =
  `(${['address_line1', 'city', 'zipcode', 'country'].map(blank).join(' OR ')} ` +
  `OR (r.country IN ('US', 'CA') AND ${blank('state')}))`;

/** Of the documents of a kind the newest counts that none replaced. */
const notVerified = (kind: 'licence', riderId = 'r.id'): string =>
  `COALESCE((SELECT d.status FROM documents d WHERE d.rider_id = ${riderId} AND d.kind = '${kind}'
    AND d.status <> 'replaced' ORDER BY d.uploaded_at DESC, d.id DESC LIMIT 1), '') <> 'verified'`;

/** Nobody has verified the tax form that the stated residence asks for. */
const NOT_CONFIRMED = 'r.tax_confirmed_at IS NULL';

/** Each thing that can be missing, as `missingOf` of core/payouts says it. */
const LACKS: Readonly<Record<Missing, string>> = {
  address: NO_ADDRESS,
  licence: notVerified('licence'),
  residence: 'r.tax_status IS NULL',
  w9: `(r.tax_status = 'us-person' AND ${NOT_CONFIRMED})`,
  w8ben: `(r.tax_status = 'non-resident-alien' AND ${NOT_CONFIRMED})`,
};
export const MISSING = Object.keys(LACKS) as readonly Missing[];
/** A column of each, 1 or 0. */
export const LACKING = MISSING.map((missing) => `CASE WHEN ${LACKS[missing]} THEN 1 ELSE 0 END AS ${missing}`).join(
  ', ',
);

export const LACKS_SOMETHING = `(${NO_ADDRESS} OR ${notVerified('licence')} OR ${NOT_CONFIRMED})`;

/**
 * The same of `awards a` alone: the licence first, because most who lack something lack it, and their riders need not be
 * read.
 */
export const RIDER_LACKS_SOMETHING = `(${notVerified('licence', 'a.rider_id')}
  OR (SELECT (${NO_ADDRESS} OR ${NOT_CONFIRMED}) FROM riders r WHERE r.id = a.rider_id) = 1)`;

/** The later deadline that an administrator gave the rider. */
export const EXTENDED_UNTIL = '(SELECT MAX(x.until_on) FROM cash_asks x WHERE x.rider_id = a.rider_id)';
/** No extension reaches the day that is bound to it. */
export const NOT_EXTENDED = `COALESCE(${EXTENDED_UNTIL}, '') < ?`;

export const inRaceDays = (
  raceDays: readonly RaceDays[],
): { readonly text: string; readonly values: readonly Value[] } => ({
  text: `(${raceDays.map(() => `${RACE_DAY} BETWEEN ? AND ?`).join(' OR ') || '1 = 0'})`,
  values: raceDays.flatMap(({ from, to }) => [from ?? '', to]),
});
