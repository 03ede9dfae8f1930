import type { CountryQueries } from '@rrr/core/geo';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';

export const sqlCountryQueries = (db: Database): CountryQueries => {
  const reader = readerOn(db);
  const occurring = async (table: 'dealers' | 'events'): Promise<readonly string[]> =>
    (await reader.rows<{ country: string }>(`SELECT DISTINCT country FROM ${table} ORDER BY country`)).map(
      (row) => row.country,
    );
  /** From one country to the next by the index: there are many riders and few countries. */
  const ofRiders = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (let last = ''; ;) {
      const [row] = await reader.rows<{ country: string | null }>(
        'SELECT MIN(country) AS country FROM riders WHERE country > ?',
        [last],
      );
      if (!row?.country) return found;
      found.push((last = row.country));
    }
  };
  return {
    ofRecords: async () => {
      const [riders, dealers, events] = await Promise.all([ofRiders(), occurring('dealers'), occurring('events')]);
      return { riders, dealers, events };
    },
  };
};
