import type { Period, ReportQueries, RiderGroup } from '@rrr/core/reports';
import { monthsOf } from '@rrr/core/reports';
import type { Database } from '../open-database.js';
import { sqlOn } from '../sql.js';
import type { TableName, Tables } from '../tables/index.js';
import { compare, day, issuedOf, sum, tally } from './naive-sums.js';

const TABLES = [
  'awards',
  'redemptions',
  'payout_claims',
  'payout_claim_awards',
  'results',
  'events',
  'series',
  'riders',
  'dealers',
  'categories',
  'category_series',
  'ledger_entries',
] as const satisfies readonly TableName[];

/** Reports computed directly from the rows, as simply as possible; the real reports must agree. */
export const naiveReports = async (db: Database) => {
  const all = {} as { [T in (typeof TABLES)[number]]: readonly Tables[T][] };
  for (const table of TABLES)
    Object.assign(all, { [table]: await sqlOn(db.read, db.kind).rows(`SELECT * FROM ${table}`) });
  const awards = ({ currency, from, to }: Period) =>
    all.awards.filter(
      (award) =>
        award.currency === currency &&
        Number(award.initial_value) > 0 &&
        day(award.awarded_at) >= from &&
        day(award.awarded_at) <= to,
    );
  const redemptions = ({ currency, from, to }: Period) =>
    all.redemptions.filter(
      (redemption) =>
        redemption.currency === currency &&
        redemption.status !== 'revoked' &&
        day(redemption.redeemed_at) >= from &&
        day(redemption.redeemed_at) <= to,
    );
  const amount = (rows: readonly Tables['awards'][]) => ({
    amount: sum(rows, (row) => row.initial_value),
    count: rows.length,
  });
  const within = ({ from, to }: Pick<Period, 'from' | 'to'>, on: string | null) =>
    on !== null && on >= from && on <= to;
  const ofGroup = (group: RiderGroup) => (row: Tables['awards']) => (row.type === 'cash') === (group === 'pro');
  const riders = (rows: readonly Tables['awards'][]) => new Set(rows.map((row) => row.rider_id)).size;
  const person = (id: string) => {
    const found = all.riders.find((rider) => rider.id === id);
    return { id, fullName: found?.full_name ?? '', hometown: found?.hometown ?? null, state: found?.state ?? null };
  };
  const brands = (rows: readonly Tables['results'][]) =>
    tally(rows.flatMap((row) => row.brand_key ?? []))
      .map(([brand, results]) => ({ brand, results }))
      .toSorted((a, b) => b.results - a.results || compare(a.brand, b.brand));
  const resultsIn = (asked: Pick<Period, 'from' | 'to'>, series?: string | null) =>
    all.results.filter((result) =>
      all.events.some(
        (event) =>
          event.id === result.event_id &&
          !event.canceled &&
          within(asked, event.starts_on) &&
          (series === undefined || event.series_id === series),
      ),
    );
  const year = (of: number, currency: Period['currency']): Period => ({
    currency,
    from: `${of}-01-01`,
    to: `${of}-12-31`,
  });
  const byRider = (rows: readonly { readonly rider_id: string; readonly value: number }[]) =>
    [...new Set(rows.map((row) => row.rider_id))]
      .map((id) => ({
        ...person(id),
        amount: sum(
          rows.filter((row) => row.rider_id === id),
          (row) => row.value,
        ),
        count: rows.filter((row) => row.rider_id === id).length,
      }))
      .toSorted((a, b) => b.amount - a.amount || compare(b.id, a.id));
  const top = (group: RiderGroup, currency: Period['currency'], of: number) =>
    byRider(
      awards(year(of, currency))
        .filter(ofGroup(group))
        .map((award) => ({ rider_id: award.rider_id, value: Number(award.initial_value) })),
    );

  /** with those whose awards were all taken back */
  const ever = (currency: Period['currency'], isAsked: (row: Tables['awards']) => boolean = () => true) =>
    byRider(
      all.awards
        .filter((award) => award.currency === currency && isAsked(award))
        .map((award) => ({ rider_id: award.rider_id, value: Number(award.initial_value) })),
    );

  const categoriesOf = ({ series_id }: Tables['awards']) =>
    all.category_series.filter((link) => link.series_id === series_id).map((link) => link.category_id);

  const summary = (asked: Period, today: string): Awaited<ReturnType<ReportQueries['summary']>> => {
    const [earned, redeemed] = [awards(asked), redemptions(asked)];
    return {
      available: sum(
        all.awards.filter(
          (award) => award.currency === asked.currency && award.type !== 'cash' && (award.expires_on ?? '') >= today,
        ),
        (award) => award.current_value,
      ),
      earned: amount(earned).amount,
      awards: earned.length,
      redeemed: sum(redeemed, (row) => row.amount),
      redemptions: redeemed.length,
      ridersWithAward: riders(earned),
      activeRiders: all.riders.filter((rider) => !rider.deactivated && rider.merged_into === null).length,
      events: all.events.filter(
        (event) => event.currency === asked.currency && !event.canceled && within(asked, event.starts_on),
      ).length,
      earnedByType: {
        credit: amount(earned.filter((row) => row.type === 'credit')),
        bonus: amount(earned.filter((row) => row.type === 'bonus')),
        cash: amount(earned.filter((row) => row.type === 'cash')),
      },
      categoriesEarned: all.categories
        .toSorted((a, b) => compare(a.description, b.description))
        .map(({ id, description }) => ({
          id,
          description,
          ...amount(earned.filter((award) => categoriesOf(award).includes(id))),
        })),
      withoutCategory: amount(earned.filter((award) => categoriesOf(award).length === 0)),
      months: monthsOf(asked.from, asked.to).map(({ month, from, to }) => {
        const part = { ...asked, from, to };
        return { month, earned: amount(awards(part)).amount, redeemed: sum(redemptions(part), (row) => row.amount) };
      }),
    };
  };

  return {
    summary,
    seriesSummary: (asked: Period, seriesId: string): Awaited<ReturnType<ReportQueries['seriesSummary']>> => {
      const of = (period: Period) => awards(period).filter((award) => award.series_id === seriesId);
      return {
        earned: amount(of(asked)).amount,
        awards: of(asked).length,
        ridersWithAward: riders(of(asked)),
        events: all.events.filter(
          (event) =>
            event.currency === asked.currency &&
            !event.canceled &&
            event.series_id === seriesId &&
            within(asked, event.starts_on),
        ).length,
        months: monthsOf(asked.from, asked.to).map(({ month, from, to }) => {
          const part = of({ ...asked, from, to });
          return { month, earned: amount(part).amount, awards: part.length };
        }),
      };
    },
    riderStats: (group: RiderGroup, asked: Period): Awaited<ReturnType<ReportQueries['riderStats']>> => {
      const of = (period: Period) => awards(period).filter(ofGroup(group));
      return {
        riders: riders(of(asked)),
        awards: of(asked).length,
        total: amount(of(asked)).amount,
        months: monthsOf(asked.from, asked.to).map(({ month, from, to }) => {
          const part = of({ ...asked, from, to });
          return { month, riders: riders(part), awards: part.length, total: amount(part).amount };
        }),
      };
    },
    topRiders: (group: RiderGroup, currency: Period['currency'], of: number, limit: number) =>
      top(group, currency, of).slice(0, limit),
    topDealers: (currency: Period['currency'], of: number, limit: number) => {
      const rows = redemptions(year(of, currency));
      return all.dealers
        .map(({ id, name, city, state }) => ({
          id,
          name,
          city,
          state,
          amount: sum(
            rows.filter((row) => row.dealer_id === id),
            (row) => row.amount,
          ),
          count: rows.filter((row) => row.dealer_id === id).length,
        }))
        .filter((item) => item.count > 0)
        .toSorted((a, b) => b.amount - a.amount || compare(a.id, b.id))
        .slice(0, limit);
    },
    marketShareByMonth: (asked: Period) =>
      monthsOf(asked.from, asked.to).map(({ month, ...part }) => ({ month, brands: brands(resultsIn(part)) })),
    marketShareBySeries: (asked: Period) => {
      const rows = all.series
        .map(({ id, name }) => ({ id, name, brands: brands(resultsIn(asked, id)) }))
        .filter((item) => item.brands.length > 0);
      const total = (item: (typeof rows)[number]) => sum(item.brands, (brand) => brand.results);
      return {
        series: rows.toSorted((a, b) => total(b) - total(a) || compare(a.name, b.name)),
        withoutSeries: { brands: brands(resultsIn(asked, null)) },
      };
    },
    payouts: (asked: Period) =>
      monthsOf(asked.from, asked.to).map(({ month, from, to }) => {
        const claims = all.payout_claims.filter(
          (claim) =>
            claim.currency === asked.currency &&
            claim.state !== 'canceled' &&
            within({ from, to }, day(claim.requested_at)),
        );
        const sent = claims.filter((claim) => claim.state === 'sent');
        const [net, sentNet] = [sum(claims, (claim) => claim.net), sum(sent, (row) => row.net)];
        return {
          month,
          claims: claims.length,
          gross: sum(claims, (claim) => claim.gross),
          withheld: sum(claims, (claim) => claim.withholding),
          net,
          sent: sentNet,
          sentClaims: sent.length,
          pending: net - sentNet,
        };
      }),
    movements: (currency: Period['currency'], from: string, to: string) =>
      monthsOf(`${from}-01`, `${to}-28`).map(({ month }) => {
        const of = (kind: string) => {
          const rows = all.ledger_entries.filter(
            (entry) => entry.currency === currency && entry.kind === kind && day(entry.at).startsWith(month),
          );
          return { amount: sum(rows, (row) => row.amount), count: rows.length };
        };
        return {
          month,
          expire: of('expire'),
          reverse: of('reverse'),
          correct: of('correct'),
          adjust: of('adjust'),
          pay: of('pay'),
          unpay: of('unpay'),
        };
      }),
    riderEarnings: (group: RiderGroup, currency: Period['currency'], of: number) =>
      top(group, currency, of).map((earner) => {
        const theirs = awards(year(of, currency)).filter(
          (award) => award.rider_id === earner.id && ofGroup(group)(award),
        );
        const type = (wanted: string) => amount(theirs.filter((award) => award.type === wanted)).amount;
        return { ...earner, byType: { credit: type('credit'), bonus: type('bonus'), cash: type('cash') } };
      }),
    riderRedemptions: (currency: Period['currency'], of: number) =>
      ever(currency).map(({ amount: earned, ...rest }) => {
        const theirs = redemptions(year(of, currency)).filter((redeemed) => redeemed.rider_id === rest.id);
        const given = all.awards.filter((award) => award.rider_id === rest.id && award.currency === currency);
        return {
          ...rest,
          ...issuedOf(given, all.ledger_entries),
          earned,
          amount: sum(theirs, (redeemed) => redeemed.amount),
          count: theirs.length,
        };
      }),
    cashOut: (currency: Period['currency']) =>
      ever(currency, ofGroup('pro')).map(({ amount: earned, count: _, ...rest }) => {
        const claims = (state: string) =>
          all.payout_claims.filter(
            (claim) => claim.rider_id === rest.id && claim.currency === currency && claim.state === state,
          );
        const inClaim = sum(claims('pending'), (claim) => claim.gross);
        const claimed = new Set(
          all.payout_claims
            .filter((claim) => claim.state === 'pending')
            .flatMap((claim) =>
              all.payout_claim_awards.filter((line) => line.claim_id === claim.id).map((line) => line.award_id),
            ),
        );
        const open = sum(
          all.awards.filter(
            (award) =>
              award.rider_id === rest.id &&
              award.currency === currency &&
              award.type === 'cash' &&
              !claimed.has(award.id),
          ),
          (award) => award.current_value,
        );
        return {
          ...rest,
          earned,
          inClaim,
          paid: sum(claims('sent'), (claim) => claim.gross),
          withheld: sum(claims('sent'), (claim) => claim.withholding),
          open,
        };
      }),
  };
};
