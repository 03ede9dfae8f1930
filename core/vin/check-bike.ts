import type { Actor } from '../access/index.js';
import { type Instant, NotFound, type Stores } from '../shared/index.js';
import type { Bike, KeptBike } from './bike.js';
import { patternIndex } from './pattern-index.js';
import { VinNotValid, VinYearMismatch } from './refusals.js';
import { checkVin, vinFits } from './vin.js';

/** Allows the rider and admins; others get NotFound (domain.md §10). */
export const assertOwnGarage = (actor: Actor, riderId: string): void => {
  if (actor.type !== 'admin' && !(actor.type === 'rider' && actor.subjectId === riderId)) throw new NotFound('rider');
};

/** Normalizes and checks a VIN. @throws VinNotValid VinYearMismatch */
export const vinOf = (text: string, year: number): string => {
  const vin = text.trim().toUpperCase();
  const { valid, yearFits } = checkVin(vin, year);
  if (!valid) throw new VinNotValid();
  if (!yearFits) throw new VinYearMismatch({ year, character: vin.charAt(9) });
  return vin;
};

export type Standing = Pick<KeptBike, 'vinStatus' | 'verifiedAt' | 'verifiedBy' | 'doubt'>;
const UNVERIFIED: Standing = { vinStatus: 'unverified', verifiedAt: null, verifiedBy: null };

/**
 * The status of a bike by the verified patterns. With a wrong check digit it stays unverified until an admin decides
 * (domain.md §9).
 */
export const standingOf = async (
  tx: Pick<Stores, 'vinPatterns'>,
  bike: Pick<Bike, 'model' | 'year' | 'vin'>,
  at: Instant,
): Promise<Standing> => {
  if (!vinFits(bike.vin, bike.year)) return UNVERIFIED;
  const pattern = patternIndex(await tx.vinPatterns.verifiedFor(bike.model, bike.year)).match(bike);
  return pattern ? { vinStatus: 'verified', verifiedAt: at, verifiedBy: pattern.pattern } : UNVERIFIED;
};
