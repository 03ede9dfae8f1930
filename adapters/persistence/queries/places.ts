import { locatingCode, type Places } from '@rrr/core/geo';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';

interface Middle {
  readonly lat: number | string | null;
  readonly lon: number | string | null;
}

/** Postal codes of one region share so many characters. */
const REGION = 3;

export const knexPlaces = (db: Database): Places => {
  const sql = readerOn(db);
  return {
    locate: async (country, postalCode) => {
      const code = locatingCode(country, postalCode);
      const [known] = await sql.rows<Middle>(
        'SELECT lat_e6 AS lat, lon_e6 AS lon FROM postal_codes WHERE country = ? AND postal_code = ?',
        [country, code],
      );
      const region = code.slice(0, REGION);
      if (!known && region.length < REGION) return null;
      const [middle] = known
        ? [known]
        : await sql.rows<Middle>(
            'SELECT AVG(lat_e6) AS lat, AVG(lon_e6) AS lon FROM postal_codes WHERE country = ? AND postal_code >= ? AND postal_code < ?',
            [country, region, `${region}~`],
          );
      return middle?.lat == null || middle.lon === null
        ? null
        : { latE6: Math.round(Number(middle.lat)), lonE6: Math.round(Number(middle.lon)) };
    },
  };
};
