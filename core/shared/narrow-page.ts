import { type Instant, dateIn, type LocalDate } from './dates.js';
import type { Currency, Money } from './money.js';
import { type PageAsked, type PageOf, pageOf } from './page.js';

/** What is looked for in a list of what waits, and in which order. */
export interface Narrow {
  /** with money in it */
  readonly currency?: Currency;
  /** with at least as much in one currency, in the asked one if there is one; minor units */
  readonly atLeast?: number;
  /** name of the promoter of its event */
  readonly promoter?: string;
  /** has waited since this day or longer */
  readonly until?: LocalDate;
  /** `age`: oldest first; `amount`: most money in one currency first, in the asked one if there is one */
  readonly sort?: 'age' | 'amount';
}

/** What a waiting item is looked for by. */
export interface WaitingFacts {
  /** since when; null: nobody knows */
  readonly at: Instant | LocalDate | null;
  readonly money?: Money;
  readonly promoter?: string | null;
}

export interface NarrowedPage<T> extends PageOf<T> {
  /** of all that was found, by currency */
  readonly sums: readonly Money[];
  /** of all that waits, whatever is looked for; by name, at most 100 */
  readonly promoters: readonly string[];
}

/** As many as are looked through: what comes after them waits until these are decided. */
export const MOST_NARROWED = 1_500;

export const isNarrowed = ({ currency, atLeast, promoter, until, sort }: Narrow): boolean =>
  [currency, atLeast, promoter, until, sort].some((item) => item !== undefined);

/** A page of the items that are looked for. Those of unknown age come last. */
export const narrowPage = <T>(
  items: readonly T[],
  { currency, atLeast, promoter, until, sort, ...page }: PageAsked & Narrow,
  { factsOf, timeZone }: { readonly factsOf: (item: T) => WaitingFacts; readonly timeZone: string },
): NarrowedPage<T> => {
  const all = items.map((item) => {
    const { at, ...facts } = factsOf(item);
    const day = at !== null && at.length > 'YYYY-MM-DD'.length ? dateIn(at, timeZone) : at;
    return { item, at, day, ...facts };
  });
  const worth = ({ money }: { readonly money?: Money }): number =>
    money && (currency === undefined || money.currency === currency) ? money.amount : 0;
  const found = all.filter(
    (item) =>
      (currency === undefined || item.money?.currency === currency) &&
      (atLeast === undefined || worth(item) >= atLeast) &&
      (promoter === undefined || item.promoter === promoter) &&
      (until === undefined || (item.day !== null && item.day <= until)),
  );
  const ordered =
    sort === 'age'
      ? found.toSorted((a, b) => (a.at === null ? 1 : 0) - (b.at === null ? 1 : 0) || compare(a.at ?? '', b.at ?? ''))
      : sort === 'amount'
        ? found.toSorted((a, b) => worth(b) - worth(a))
        : found;
  const sums = new Map<Currency, number>();
  for (const { money } of found) if (money) sums.set(money.currency, (sums.get(money.currency) ?? 0) + money.amount);
  return {
    ...pageOf(
      ordered.slice((page.page - 1) * page.limit, page.page * page.limit).map(({ item }) => item),
      page,
      found.length,
    ),
    sums: [...sums].map(([of, amount]) => ({ amount, currency: of })),
    promoters: [...new Set(all.flatMap((item) => item.promoter ?? []))].toSorted(compare).slice(0, 100),
  };
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
