import { locatingCode } from '@rrr/core/geo';
import { bulkInsert } from './bulk-insert.js';
import type { Database } from './open-database.js';
import { sqlPlaces } from './queries/places.js';
import { sqlOn } from './sql.js';
import type { DealerRow, PostalCodeRow } from './tables/index.js';

/** Whether there are none, or they are of an earlier list, in which letters of Canadian places were lost. */
export const arePostalCodesMissing = async (db: Database): Promise<boolean> => {
  if (!(await db.read('postal_codes').select('country').first())) return true;
  const one: Pick<PostalCodeRow, 'city'> | undefined = await db
    .read('postal_codes')
    .select('city')
    .where({ country: 'CA', postal_code: 'G9A' })
    .first();
  return one?.city?.includes('\ufffd') ?? false;
};

/** Inserts or updates postal codes. Several servers may do so at once. */
export const savePostalCodes = (db: Database, rows: readonly PostalCodeRow[]): Promise<void> =>
  db.long.write.transaction((trx) =>
    bulkInsert(
      sqlOn(trx, db.kind),
      'postal_codes',
      rows.map((row) => ({ ...row })),
      { keys: ['country', 'postal_code'], update: ['city', 'state', 'lat_e6', 'lon_e6'] },
    ),
  );

/** Sets the location of dealers whose postal code was unknown before. @returns how many */
export const locateDealers = async (db: Database): Promise<number> => {
  const places = sqlPlaces(db);
  const rows: readonly Pick<DealerRow, 'id' | 'country' | 'zipcode'>[] = await db
    .read('dealers')
    .select('id', 'country', 'zipcode')
    .whereNull('lat_e6')
    .whereNotNull('zipcode');
  let located = 0;
  for (const { id, country, zipcode } of rows) {
    const point = await places.locate(country, locatingCode(country, zipcode ?? ''));
    if (!point) continue;
    // the dealer may have moved meanwhile
    await db
      .write('dealers')
      .where({ id, zipcode, country })
      .whereNull('lat_e6')
      .update({ lat_e6: point.latE6, lon_e6: point.lonE6 });
    located += 1;
  }
  return located;
};
