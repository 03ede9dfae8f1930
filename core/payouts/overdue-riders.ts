import {
  type Currency,
  type Instant,
  type LocalDate,
  type Money,
  type PageAsked,
  type PageOf,
  pageOf,
} from '../shared/index.js';
import { notBefore } from './cash-ask.js';
import type { RaceDays } from './payment-due.js';
import type { WaitingAward } from './payout-queries.port.js';

/** An overdue award with what its rider was asked before. */
export interface OverdueAwardView extends WaitingAward {
  /** of its event; null: no event, or one without a promoter */
  readonly promoter: { readonly id: string; readonly name: string } | null;
  /** when its rider was last asked, by an administrator or the program */
  readonly askedAt: Instant | null;
  /** the administrator who asked last; null: the program did */
  readonly askedBy: string | null;
}

/** A rider whose cash is overdue for information that only they have. */
export interface OverdueRider {
  readonly riderId: string;
  readonly riderName: string;
  /** of all awards, by currency */
  readonly sums: readonly Money[];
  /** oldest race first */
  readonly awards: readonly OverdueAwardView[];
  readonly missing: WaitingAward['missing'];
  readonly askedAt: Instant | null;
  readonly askedBy: string | null;
  /** the first day on which the rider can be reminded again; null: today */
  readonly againOn: LocalDate | null;
}

export interface OverdueSearch extends PageAsked {
  /** riders with an award in it */
  readonly currency?: Currency;
  /** riders with at least as much in one currency, in the asked one if there is one; minor units */
  readonly atLeast?: number;
  /** riders with an award of an event of theirs */
  readonly promoterId?: string;
  /** riders with an award of a race on or before this day */
  readonly racedUntil?: LocalDate;
  /** true: only riders who can be reminded today; false: only those who cannot yet */
  readonly remindable?: boolean;
  /** left out: the oldest race first; `amount`: the largest sum in one currency first, in the asked one if there is one */
  readonly sort?: 'age' | 'amount';
}

export interface OverdueRiders extends PageOf<OverdueRider> {
  /** of all riders found, by currency */
  readonly sums: readonly Money[];
  /** how many of all riders found can be reminded today */
  readonly remindable: number;
  /** of all overdue awards, whatever is asked for; by name, at most 100 */
  readonly promoters: readonly { readonly id: string; readonly name: string }[];
}

export interface OverdueCashQueries {
  /** overdue awards without an extension that reaches today, oldest race first; at most 1,500 */
  overdue(asked: {
    readonly raceDays: readonly RaceDays[];
    readonly today: LocalDate;
  }): Promise<readonly OverdueAwardView[]>;
  /** of the same awards: how many riders have them, and their oldest race; null: there are none */
  summary(asked: {
    readonly raceDays: readonly RaceDays[];
    readonly today: LocalDate;
  }): Promise<{ readonly riders: number; readonly since: LocalDate | null }>;
}

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const sumsOf = (awards: readonly Pick<WaitingAward, 'amount' | 'currency'>[]): readonly Money[] => {
  const sums = new Map<Currency, number>();
  for (const { currency, amount } of awards) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums]
    .map(([currency, amount]) => ({ amount, currency }))
    .toSorted((a, b) => byCode(b.currency, a.currency));
};

/** The largest sum in one currency. */
const most = (sums: readonly Money[], currency: Currency | undefined): number =>
  Math.max(0, ...sums.filter((sum) => currency === undefined || sum.currency === currency).map((sum) => sum.amount));

/** One item for each rider, as the inbox lists overdue cash. `awards`: oldest race first. */
export const overdueRiders = (
  awards: readonly OverdueAwardView[],
  { currency, atLeast = 0, promoterId, racedUntil, remindable, sort = 'age', ...page }: OverdueSearch,
  { today, timeZone }: { readonly today: LocalDate; readonly timeZone: string },
): OverdueRiders => {
  const byRider = new Map<string, readonly [OverdueAwardView, ...OverdueAwardView[]]>();
  for (const award of awards) {
    const earlier = byRider.get(award.riderId);
    byRider.set(award.riderId, earlier ? [...earlier, award] : [award]);
  }
  const riders = [...byRider.values()].map((theirs): OverdueRider => {
    const [{ riderId, riderName, missing, askedAt, askedBy }] = theirs;
    const againOn = notBefore(askedAt, today, timeZone);
    return { riderId, riderName, sums: sumsOf(theirs), awards: theirs, missing, askedAt, askedBy, againOn };
  });
  const found = riders.filter(
    (rider) =>
      (currency === undefined || rider.awards.some((award) => award.currency === currency)) &&
      most(rider.sums, currency) >= atLeast &&
      (promoterId === undefined || rider.awards.some(({ promoter }) => promoter?.id === promoterId)) &&
      (racedUntil === undefined || (rider.awards[0]?.raceDay ?? '') <= racedUntil) &&
      (remindable === undefined || (rider.againOn === null) === remindable),
  );
  const ordered = sort === 'age' ? found : found.toSorted((a, b) => most(b.sums, currency) - most(a.sums, currency));
  const promoters = new Map(awards.flatMap(({ promoter }) => (promoter ? [[promoter.id, promoter] as const] : [])));
  return {
    ...pageOf(ordered.slice((page.page - 1) * page.limit, page.page * page.limit), page, ordered.length),
    sums: sumsOf(found.flatMap((rider) => rider.awards)),
    remindable: found.filter((rider) => rider.againOn === null).length,
    promoters: [...promoters.values()].toSorted((a, b) => a.name.localeCompare(b.name)).slice(0, 100),
  };
};
