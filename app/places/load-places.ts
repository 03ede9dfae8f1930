import { arePostalCodesMissing, type Database, locateDealers, savePostalCodes } from '@rrr/persistence';
import { readPostalCodes } from './read-postal-codes.js';

export interface LoadedPlaces {
  readonly postalCodes: number;
  /** dealers that got a location */
  readonly dealers: number;
}

/**
 * Creates or updates the table of postal codes from the package, and locates dealers that had no location.
 */
export const loadPlaces = async (db: Database): Promise<LoadedPlaces> => {
  let postalCodes = 0;
  for await (const rows of readPostalCodes()) {
    await savePostalCodes(db, rows);
    postalCodes += rows.length;
  }
  return { postalCodes, dealers: await locateDealers(db) };
};

/** Loads postal codes into a database without any; null otherwise. */
export const loadPlacesOnce = async (db: Database): Promise<LoadedPlaces | null> =>
  (await arePostalCodesMissing(db)) ? loadPlaces(db) : null;
