import { rowsOf } from '../measures.js';
import { rowsIn, type Sql, toSafeInteger } from '../sql.js';
import type { Tally } from './tally.js';
import { BRAND, brandSeriesDayKind, brandSeriesKind, monthOf, yearOf } from './kinds.js';

/** So many results of an event name a make. */
interface Brands {
  readonly starts_on: string | null;
  readonly series_id: string | null;
  readonly brand_key: string;
  readonly n: number | string;
}

/** What so many results of a make count for, added (1) or taken away (-1). */
export const brandTallies = (brands: Brands, sign: 1 | -1): readonly Tally[] => {
  const figures = { spread: '', n: sign * toSafeInteger(brands.n), amount: 0 };
  return [
    { kind: BRAND, key: brands.brand_key, bucket: brands.starts_on ?? '', ...figures },
    {
      kind: brandSeriesKind(yearOf(brands.starts_on)),
      key: `${brands.series_id ?? ''}/${brands.brand_key}`,
      bucket: monthOf(brands.starts_on),
      ...figures,
    },
    {
      kind: brandSeriesDayKind(monthOf(brands.starts_on)),
      key: `${brands.series_id ?? ''}/${brands.brand_key}`,
      bucket: brands.starts_on ?? '',
      ...figures,
    },
  ];
};

export interface BrandBook {
  /** takes the results of locked events away as they are before the transaction changes them */
  note(sql: Sql, eventIds: readonly string[]): Promise<void>;
  /** the changes, with the results as they are at the end of the transaction */
  changes(sql: Sql): Promise<readonly Tally[]>;
}

/** Counts how one transaction changes the makes in results of events: each event once before and once after. */
export const brandBook = (): BrandBook => {
  const noted = new Set<string>();
  const tallies: Tally[] = [];
  return {
    note: async (sql, eventIds) => {
      const fresh = [...new Set(eventIds)].filter((eventId) => !noted.has(eventId));
      for (const text of fresh) noted.add(text);
      tallies.push(...(await brandsOf(sql, fresh, -1)));
    },
    changes: async (sql) => [...tallies, ...(await brandsOf(sql, [...noted], 1))],
  };
};

const brandsOf = async (sql: Sql, eventIds: readonly string[], sign: 1 | -1): Promise<readonly Tally[]> => {
  const rows = await rowsIn<Brands>(
    sql,
    eventIds,
    (some) => `SELECT r.event_id, e.starts_on, e.series_id, r.brand_key, COUNT(*) AS n FROM results r
      JOIN events e ON e.id = r.event_id WHERE r.event_id IN (${some}) AND ${rowsOf('results', 'r')}
      GROUP BY r.event_id, e.starts_on, e.series_id, r.brand_key`,
  );
  return rows.flatMap((row) => brandTallies(row, sign));
};
