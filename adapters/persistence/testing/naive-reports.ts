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
    amount: sum(rows, (it) => it.initial_value),
    count: rows.length,
  });
  const within = ({ from, to }: Pick<Period, 'from' | 'to'>, on: string | null) =>
    on !== null && on >= from && on <= to;
  const ofGroup = (group: RiderGroup) => (it: Tables['awards']) => (it.type === 'cash') === (group === 'pro');
  const riders = (rows: readonly Tables['awards'][]) => new Set(rows.map((it) => it.rider_id)).size;
  const person = (id: string) => {
    const it = all.riders.find((rider) => rider.id === id);
    return { id, fullName: it?.full_name ?? '', hometown: it?.hometown ?? null, state: it?.state ?? null };
  };
  const brands = (rows: readonly Tables['results'][]) =>
    tally(rows.flatMap((it) => it.brand_key ?? []))
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
    [...new Set(rows.map((it) => it.rider_id))]
      .map((id) => ({
        ...person(id),
        amount: sum(
          rows.filter((it) => it.rider_id === id),
          (it) => it.value,
        ),
        count: rows.filter((it) => it.rider_id === id).length,
      }))
      .toSorted((a, b) => b.amount - a.amount || compare(b.id, a.id));
  const top = (group: RiderGroup, currency: Period['currency'], of: number) =>
    byRider(
      awards(year(of, currency))
        .filter(ofGroup(group))
        .map((it) => ({ rider_id: it.rider_id, value: Number(it.initial_value) })),
    );

  /** with those whose awards were all taken back */
  const ever = (currency: Period['currency'], isAsked: (it: Tables['awards']) => boolean = () => true) =>
    byRider(
      all.awards
        .filter((it) => it.currency === currency && isAsked(it))
        .map((it) => ({ rider_id: it.rider_id, value: Number(it.initial_value) })),
    );

  const categoriesOf = ({ series_id }: Tables['awards']) =>
    all.category_series.filter((link) => link.series_id === series_id).map((link) => link.category_id);

  const summary = (asked: Period, today: string): Awaited<ReturnType<ReportQueries['summary']>> => {
    const [earned, redeemed] = [awards(asked), redemptions(asked)];
    return {
      available: sum(
        all.awards.filter(
          (it) => it.currency === asked.currency && it.type !== 'cash' && (it.expires_on ?? '') >= today,
        ),
        (it) => it.current_value,
      ),
      earned: amount(earned).amount,
      awards: earned.length,
      redeemed: sum(redeemed, (it) => it.amount),
      redemptions: redeemed.length,
      ridersWithAward: riders(earned),
      activeRiders: all.riders.filter((it) => !it.deactivated && it.merged_into === null).length,
      events: all.events.filter((it) => it.currency === asked.currency && !it.canceled && within(asked, it.starts_on))
        .length,
      earnedByType: {
        credit: amount(earned.filter((it) => it.type === 'credit')),
        bonus: amount(earned.filter((it) => it.type === 'bonus')),
        cash: amount(earned.filter((it) => it.type === 'cash')),
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
        return { month, earned: amount(awards(part)).amount, redeemed: sum(redemptions(part), (it) => it.amount) };
      }),
    };
  };

  return {
    summary,
    seriesSummary: (asked: Period, seriesId: string): Awaited<ReturnType<ReportQueries['seriesSummary']>> => {
      const of = (period: Period) => awards(period).filter((it) => it.series_id === seriesId);
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
            rows.filter((it) => it.dealer_id === id),
            (it) => it.amount,
          ),
          count: rows.filter((it) => it.dealer_id === id).length,
        }))
        .filter((it) => it.count > 0)
        .toSorted((a, b) => b.amount - a.amount || compare(a.id, b.id))
        .slice(0, limit);
    },
    marketShareByMonth: (asked: Period) =>
      monthsOf(asked.from, asked.to).map(({ month, ...part }) => ({ month, brands: brands(resultsIn(part)) })),
    marketShareBySeries: (asked: Period) => {
      const rows = all.series
        .map(({ id, name }) => ({ id, name, brands: brands(resultsIn(asked, id)) }))
        .filter((it) => it.brands.length > 0);
      const total = (it: (typeof rows)[number]) => sum(it.brands, (brand) => brand.results);
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
        const sent = claims.filter((it) => it.state === 'sent');
        const [net, sentNet] = [sum(claims, (it) => it.net), sum(sent, (it) => it.net)];
        return {
          month,
          claims: claims.length,
          gross: sum(claims, (it) => it.gross),
          withheld: sum(claims, (it) => it.withholding),
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
            (it) => it.currency === currency && it.kind === kind && day(it.at).startsWith(month),
          );
          return { amount: sum(rows, (it) => it.amount), count: rows.length };
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
      ever(currency).map(({ amount: earned, ...it }) => {
        const theirs = redemptions(year(of, currency)).filter((redeemed) => redeemed.rider_id === it.id);
        const given = all.awards.filter((award) => award.rider_id === it.id && award.currency === currency);
        return {
          ...it,
          ...issuedOf(given, all.ledger_entries),
          earned,
          amount: sum(theirs, (redeemed) => redeemed.amount),
          count: theirs.length,
        };
      }),
    cashOut: (currency: Period['currency']) =>
      ever(currency, ofGroup('pro')).map(({ amount: earned, count: _, ...it }) => {
        const claims = (state: string) =>
          all.payout_claims.filter(
            (claim) => claim.rider_id === it.id && claim.currency === currency && claim.state === state,
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
              award.rider_id === it.id &&
              award.currency === currency &&
              award.type === 'cash' &&
              !claimed.has(award.id),
          ),
          (award) => award.current_value,
        );
        return {
          ...it,
          earned,
          inClaim,
          paid: sum(claims('sent'), (claim) => claim.gross),
          withheld: sum(claims('sent'), (claim) => claim.withholding),
          open,
        };
      }),
  };
};
