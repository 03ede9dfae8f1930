import { locatingCode, type Places, regionCode } from '@rrr/core/geo';
import type { Database } from '../open-database.js';
import { type Reader, readerOn } from '../reader.js';

interface Middle {
  readonly lat: number | string | null;
  readonly lon: number | string | null;
}

/** Postal codes of one region share so many characters. */
const REGION = 3;

/** City and region code of a postal code; null when it is not in the table. */
export const postalCodeName = async (
  sql: Reader,
  country: string,
  code: string,
): Promise<{ readonly city: string; readonly state: string | null } | null> => {
  const [row] = await sql.rows<{ city: string | null; state: string | null }>(
    'SELECT city, state FROM postal_codes WHERE country = ? AND postal_code = ?',
    [country, code],
  );
  if (!row?.city) return null;
  // Canadian ones name the quarters in brackets, and the province in full
  return { city: row.city.replace(/\s*\(.*/, ''), state: regionCode(country, row.state ?? '') };
};

export const sqlPlaces = (db: Database): Places => {
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
