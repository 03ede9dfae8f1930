import type { Currency } from '@rrr/core/shared';
import { rowsOf } from '../measures.js';
import { chunks, placeholders, type Sql, toSafeInteger } from '../sql.js';
import type { Tally } from './tally.js';
import { earnerKind, type EarnerGroup } from './kinds.js';

/** A change of a rider's number of awards in a month. */
export interface Earned {
  readonly riderId: string;
  readonly currency: Currency;
  /** cash, or credit and bonuses */
  readonly cash: boolean;
  /** `YYYY-MM` */
  readonly month: string;
  readonly n: number;
}

/** A rider's number of awards by month. */
type Months = ReadonlyMap<string, number>;

const present = (months: Months): readonly string[] =>
  [...months]
    .filter(([, n]) => n > 0)
    .map(([month]) => month)
    .toSorted();
const links = (months: readonly string[]): readonly string[] =>
  months.map((month, at) => `${months[at - 1] ?? ''}|${month}`);

/**
 * Riders are counted by the month they earned in and the month they had earned in before ('' for none). Whoever earned
 * between two months had, the first time, earned last before the first of them: so the distinct riders of any run of
 * months are a sum, though none of its months alone knows who was there before.
 */
export const earnerChanges = (before: Months, after: Months): ReadonlyMap<string, number> => {
  const changes = new Map<string, number>();
  for (const link of links(present(before))) changes.set(link, (changes.get(link) ?? 0) - 1);
  for (const link of links(present(after))) changes.set(link, (changes.get(link) ?? 0) + 1);
  return new Map([...changes].filter(([, n]) => n !== 0));
};

export interface EarnerBook {
  note(change: Earned): void;
  /**
   * The resulting counter changes. Call it when the awards have their final state and the riders' totals are locked
   * (year-totals.ts).
   */
  changes(sql: Sql): Promise<readonly Tally[]>;
}

interface Rider {
  readonly riderId: string;
  readonly currency: Currency;
  readonly cash: Map<string, number>;
  readonly credit: Map<string, number>;
}

const add = (to: Map<string, number>, month: string, n: number): void => void to.set(month, (to.get(month) ?? 0) + n);
const sum = (...all: readonly Months[]): Months => {
  const total = new Map<string, number>();
  for (const months of all) for (const [month, n] of months) add(total, month, n);
  return total;
};
const less = (months: Months, change: Months): Months =>
  sum(months, new Map([...change].map(([month, n]) => [month, -n])));

export const earnerBook = (): EarnerBook => {
  const noted = new Map<string, Rider>();
  return {
    note: ({ riderId, currency, cash, month, n }) => {
      if (n === 0) return;
      const key = `${currency}/${riderId}`;
      const rider = noted.get(key) ?? {
        riderId,
        currency,
        cash: new Map<string, number>(),
        credit: new Map<string, number>(),
      };
      add(cash ? rider.cash : rider.credit, month, n);
      noted.set(key, rider);
    },
    changes: async (sql) => {
      const tallies: Tally[] = [];
      for (const currency of new Set([...noted.values()].map((rider) => rider.currency))) {
        const changed = [...noted.values()].filter((rider) => rider.currency === currency);
        for (const some of chunks(changed, 900)) {
          const { before } = sql;
          const found = await monthsOf(
            before ?? sql,
            currency,
            some.map((rider) => rider.riderId),
          );
          for (const rider of some)
            tallies.push(...talliesOf(rider, found.get(rider.riderId) ?? NONE, before ? 'before' : 'after'));
        }
      }
      return tallies;
    },
  };
};

interface Awarded {
  readonly cash: Months;
  readonly credit: Months;
}

const NONE: Awarded = { cash: new Map(), credit: new Map() };

/** `found`: the awards before the changes, or after them. */
const talliesOf = ({ currency, cash, credit }: Rider, found: Awarded, when: 'before' | 'after'): readonly Tally[] => {
  const before = when === 'before' ? found : { cash: less(found.cash, cash), credit: less(found.credit, credit) };
  const now = when === 'after' ? found : { cash: sum(found.cash, cash), credit: sum(found.credit, credit) };
  const groups: readonly (readonly [EarnerGroup, Months, Months])[] = [
    ['pro', before.cash, now.cash],
    ['amateur', before.credit, now.credit],
    ['earner', sum(before.cash, before.credit), sum(now.cash, now.credit)],
  ];
  return groups.flatMap(([group, from, to]) =>
    [...earnerChanges(from, to)].map(([link, n]) => {
      const [key = '', bucket = ''] = link.split('|');
      return { kind: earnerKind(group, currency), key, bucket, spread: '', n, amount: 0 };
    }),
  );
};

const monthsOf = async (sql: Pick<Sql, 'rows'>, currency: Currency, riderIds: readonly string[]) => {
  const rows = await sql.rows<{ rider_id: string; month: string; cash: number | string; awards: number | string }>(
    `SELECT rider_id, SUBSTR(awarded_on, 1, 7) AS month, SUM(CASE WHEN type = 'cash' THEN 1 ELSE 0 END) AS cash, COUNT(*) AS awards
     FROM awards WHERE rider_id IN (${placeholders(riderIds)}) AND currency = ? AND ${rowsOf('earned')}
     GROUP BY rider_id, SUBSTR(awarded_on, 1, 7)`,
    [...riderIds, currency],
  );
  const found = new Map<string, { readonly cash: Map<string, number>; readonly credit: Map<string, number> }>();
  for (const { rider_id, month, cash, awards } of rows) {
    const rider = found.get(rider_id) ?? { cash: new Map<string, number>(), credit: new Map<string, number>() };
    add(rider.cash, month, toSafeInteger(cash));
    add(rider.credit, month, toSafeInteger(awards) - toSafeInteger(cash));
    found.set(rider_id, rider);
  }
  return found;
};
