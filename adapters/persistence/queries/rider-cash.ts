import type { Missing, RiderCash } from '@rrr/core/payouts';
import type { LocalDate } from '@rrr/core/shared';
import type { Reader } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import { PAYEE, payeeOf } from '../stores/payout-rows.js';
import type { AwardRow, RiderCashYearRow, RiderRow } from '../tables/index.js';
import { EXTENDED_UNTIL, IS_UNCLAIMED, LACKING, MISSING, RACE_DAY } from '../waiting-cash.js';

type PayeeRow = RiderRow & Readonly<Record<Missing, number>>;
type OwedRow = Pick<AwardRow, 'id' | 'label' | 'current_value' | 'currency' | 'awarded_at'> & {
  readonly race_day: LocalDate;
  readonly extended_until: LocalDate | null;
};

/** more awards than any rider has; further ones wait for the next claim */
const MOST = 1_000;

/** Earliest race first: its payment information is due first. */
const byRaceDay = (a: OwedRow, b: OwedRow): number =>
  a.race_day === b.race_day ? 0 : (a.race_day ?? '') < (b.race_day ?? '') ? -1 : 1;

export const riderCash = async (reader: Reader, riderId: string): Promise<RiderCash | undefined> => {
  const [[payee], awards, years] = await Promise.all([
    reader.rows<PayeeRow>(
      `SELECT ${PAYEE.map((text) => `r.${text}`).join(', ')},
        ${LACKING}
        FROM riders r WHERE r.id = ?`,
      [riderId],
    ),
    reader.rows<OwedRow>(
      `SELECT a.id, a.label, a.current_value, a.currency, a.awarded_at, ${RACE_DAY} AS race_day,
        ${EXTENDED_UNTIL} AS extended_until
        FROM awards a LEFT JOIN events e ON e.id = a.event_id
       WHERE a.rider_id = ? AND a.current_value > 0 AND ${IS_UNCLAIMED} ORDER BY a.awarded_at, a.id LIMIT ${MOST}`,
      [riderId],
    ),
    reader.rows<RiderCashYearRow>(
      'SELECT * FROM rider_cash_years WHERE rider_id = ? AND gross <> 0 ORDER BY year DESC, currency',
      [riderId],
    ),
  ]);
  return (
    payee && {
      payee: payeeOf(payee),
      missing: MISSING.filter((missing) => Boolean(payee[missing])),
      awards: awards.toSorted(byRaceDay).map((award) => ({
        id: award.id,
        label: award.label,
        amount: toSafeInteger(award.current_value),
        currency: award.currency,
        awardedAt: award.awarded_at,
        raceDay: award.race_day,
        extendedUntil: award.extended_until,
      })),
      years: years.map((year) => ({
        year: year.year,
        currency: year.currency,
        gross: toSafeInteger(year.gross),
        withholding: toSafeInteger(year.withholding),
        net: toSafeInteger(year.net),
      })),
    }
  );
};
