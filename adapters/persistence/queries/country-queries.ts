import type { CountryQueries } from '@rrr/core/geo';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';

export const sqlCountryQueries = (db: Database): CountryQueries => {
  const reader = readerOn(db);
  /** From one country to the next by an index: there are many records and few countries. */
  const occurring = async (table: 'riders' | 'dealers' | 'events'): Promise<readonly string[]> => {
    const found: string[] = [];
    for (let last = ''; ;) {
      const [row] = await reader.rows<{ country: string | null }>(
        `SELECT MIN(country) AS country FROM ${table} WHERE country > ?`,
        [last],
      );
      if (!row?.country) return found;
      found.push((last = row.country));
    }
  };
  return {
    ofRecords: async () => {
      const [riders, dealers, events] = await Promise.all([
        occurring('riders'),
        occurring('dealers'),
        occurring('events'),
      ]);
      return { riders, dealers, events };
    },
  };
};
