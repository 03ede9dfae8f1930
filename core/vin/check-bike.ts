import type { Actor } from '../access/index.js';
import { type Instant, NotFound, type Stores } from '../shared/index.js';
import type { Bike, KeptBike } from './bike.js';
import { patternIndex } from './pattern-index.js';
import { VinNotValid, VinYearMismatch } from './refusals.js';
import { checkVin, vinFits } from './vin.js';

/** Own rider or admin; to anyone else the rider is not there (domain.md §10). */
export const assertOwnGarage = (actor: Actor, riderId: string): void => {
  if (actor.type !== 'admin' && !(actor.type === 'rider' && actor.subjectId === riderId)) throw new NotFound('rider');
};

/** As it is kept and compared. @throws VinNotValid VinYearMismatch */
export const vinOf = (text: string, year: number): string => {
  const vin = text.trim().toUpperCase();
  const { valid, yearFits } = checkVin(vin, year);
  if (!valid) throw new VinNotValid();
  if (!yearFits) throw new VinYearMismatch({ year, character: vin.charAt(9) });
  return vin;
};

export type Standing = Pick<KeptBike, 'vinStatus' | 'verifiedAt' | 'verifiedBy'>;
const UNVERIFIED: Standing = { vinStatus: 'unverified', verifiedAt: null, verifiedBy: null };

/** What the verified patterns say of a bike; one whose check digit does not fit waits for an admin (domain.md §9). */
export const standingOf = async (
  tx: Pick<Stores, 'vinPatterns'>,
  bike: Pick<Bike, 'model' | 'year' | 'vin'>,
  at: Instant,
): Promise<Standing> => {
  if (!vinFits(bike.vin, bike.year)) return UNVERIFIED;
  const pattern = patternIndex(await tx.vinPatterns.verifiedFor(bike.model, bike.year)).match(bike);
  return pattern ? { vinStatus: 'verified', verifiedAt: at, verifiedBy: pattern.pattern } : UNVERIFIED;
};
