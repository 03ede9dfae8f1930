import { arePostalCodesMissing, type Database, locateDealers, savePostalCodes } from '@rrr/persistence';
import { readPostalCodes } from './read-postal-codes.js';

export interface LoadedPlaces {
  readonly postalCodes: number;
  /** that had a postal code nobody knew before */
  readonly dealers: number;
}

/**
 * Writes the table of postal codes, or brings it up to the package's, and locates the dealers that waited for it
 * (docs/adr/0016).
 */
export const loadPlaces = async (db: Database): Promise<LoadedPlaces> => {
  let postalCodes = 0;
  for await (const rows of readPostalCodes()) {
    await savePostalCodes(db, rows);
    postalCodes += rows.length;
  }
  return { postalCodes, dealers: await locateDealers(db) };
};

/** The same on a database that has no postal codes yet; null on any other. */
export const loadPlacesOnce = async (db: Database): Promise<LoadedPlaces | null> =>
  (await arePostalCodesMissing(db)) ? loadPlaces(db) : null;
