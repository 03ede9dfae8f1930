import type { ReportQueries, Summary } from '@rrr/core/reports';
import { addMonths, type Currency, type Instant, type LocalDate } from '@rrr/core/shared';
import type { Database } from '../open-database.js';
import { type Reader, readerOn } from '../reader.js';
import { whole } from '../sql.js';
import { endOfDay, startOfDay } from '../zone.js';

interface Period {
  readonly currency: Currency;
  readonly from: Instant;
  readonly until: Instant;
  readonly months: readonly { readonly month: string; readonly until: Instant }[];
}

/** Calendar months of the program's time zone that a period touches (domain.md §12). */
const monthsOf = (from: LocalDate, to: LocalDate, zone: string): Period['months'] => {
  const months: { month: string; until: Instant }[] = [];
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = addMonths(first, 1)) months.push({ month: first.slice(0, 7), until: startOfDay(addMonths(first, 1), zone) });
  return months;
};

export const knexReportQueries = (db: Database, zone: string): ReportQueries => {
  const sql = readerOn(db);
  return {
    summary: async ({ currency, from, to }, today) => {
      const period = { currency, from: startOfDay(from, zone), until: endOfDay(to, zone), months: monthsOf(from, to, zone) };
      const [earned, redeemed, figures] = await Promise.all([
        byMonth(sql, period, 'awards', 'awarded_at', 'initial_value', 'initial_value > 0'),
        byMonth(sql, period, 'redemptions', 'redeemed_at', 'amount', "status <> 'revoked'"),
        figuresOf(sql, period, from, to, today),
      ]);
      const months = period.months.map(({ month }, at) => ({ month, earned: earned.get(at) ?? 0, redeemed: redeemed.get(at) ?? 0 }));
      const sum = (of: 'earned' | 'redeemed'): number => months.reduce((total, it) => total + it[of], 0);
      return { ...figures, earned: sum('earned'), redeemed: sum('redeemed'), months };
    },
  };
};

/** Sums of a period by the position of their month: the database knows no time zones, but it can compare moments. */
const byMonth = async (sql: Reader, { currency, from, until, months }: Period, table: string, at: string, amount: string, condition: string): Promise<ReadonlyMap<number, number>> => {
  const month = `CASE ${months.map((_, position) => `WHEN ${at} < ? THEN ${position}`).join(' ')} END`;
  const rows = await sql.rows<{ month: number; total: number | string }>(
    `SELECT month, SUM(amount) AS total FROM (SELECT ${month} AS month, ${amount} AS amount FROM ${table} WHERE currency = ? AND ${at} >= ? AND ${at} < ? AND ${condition}) x GROUP BY month`,
    [...months.map((it) => it.until), currency, from, until],
  );
  return new Map(rows.map((it) => [whole(it.month), whole(it.total)]));
};

type Figures = Pick<Summary, 'available' | 'ridersWithAward' | 'activeRiders' | 'events'>;

const figuresOf = async (sql: Reader, { currency, from, until }: Period, firstDay: LocalDate, lastDay: LocalDate, today: LocalDate): Promise<Figures> => {
  const [row] = await sql.rows<Record<keyof Figures, number | string | null>>(
    `SELECT
      (SELECT SUM(current_value) FROM awards WHERE currency = ? AND type <> 'cash' AND expires_on >= ?) AS available,
      (SELECT COUNT(DISTINCT rider_id) FROM awards WHERE currency = ? AND awarded_at >= ? AND awarded_at < ? AND initial_value > 0) AS ridersWithAward,
      (SELECT COUNT(*) FROM riders WHERE deactivated = 0) AS activeRiders,
      (SELECT COUNT(*) FROM events WHERE currency = ? AND canceled = 0 AND starts_on >= ? AND starts_on <= ?) AS events`,
    [currency, today, currency, from, until, currency, firstDay, lastDay],
  );
  const figure = (name: keyof Figures): number => whole(row?.[name] ?? 0);
  return { available: figure('available'), ridersWithAward: figure('ridersWithAward'), activeRiders: figure('activeRiders'), events: figure('events') };
};
