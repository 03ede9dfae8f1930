import type { Actor } from '../access/index.js';
import type { Program } from '../program/index.js';
import { type Instant, NotFound, type Stores } from '../shared/index.js';
import type { Bike, KeptBike } from './bike.js';
import { patternIndex } from './pattern-index.js';
import { VinNotValid, VinYearMismatch } from './refusals.js';
import { checkVin, plainVin, vinFits } from './vin.js';

/** Allows the rider and admins; others get NotFound (domain.md §10). */
export const assertOwnGarage = (actor: Actor, riderId: string): void => {
  if (actor.type !== 'admin' && !(actor.type === 'rider' && actor.subjectId === riderId)) throw new NotFound('rider');
};

/**
 * Whether a VIN must carry its model year: in the countries of `vinYearCountries`, unless an administrator enters it
 * (ADR 21). Elsewhere another character waits for a decision.
 */
export const asksForYear = (
  country: string,
  actor: Actor | null,
  { vinYearCountries }: Pick<Program, 'vinYearCountries'>,
): boolean => actor?.type !== 'admin' && vinYearCountries.includes(country);

/** Normalizes and checks a VIN; its model year only where that is asked for. @throws VinNotValid VinYearMismatch */
export const vinOf = (text: string, year: number, asks: boolean): string => {
  const vin = plainVin(text);
  const { valid, yearFits } = checkVin(vin, year);
  if (!valid) throw new VinNotValid();
  if (!yearFits && asks) throw new VinYearMismatch({ year, character: vin.charAt(9) });
  return vin;
};

export type Standing = Pick<KeptBike, 'vinStatus' | 'verifiedAt' | 'verifiedBy' | 'doubt'>;
const UNVERIFIED: Standing = { vinStatus: 'unverified', verifiedAt: null, verifiedBy: null };

/**
 * The status of a bike by the verified patterns. With a wrong check digit, or a tenth character that is not of its model
 * year, it stays unverified until an admin decides (domain.md §9).
 */
export const standingOf = async (
  tx: Pick<Stores, 'vinPatterns'>,
  bike: Pick<Bike, 'model' | 'year' | 'vin'>,
  at: Instant,
): Promise<Standing> => {
  if (!checkVin(bike.vin, bike.year).yearFits) return { ...UNVERIFIED, doubt: 'no-year' };
  if (!vinFits(bike.vin, bike.year)) return UNVERIFIED;
  const pattern = patternIndex(await tx.vinPatterns.verifiedFor(bike.model, bike.year)).match(bike);
  return pattern ? { vinStatus: 'verified', verifiedAt: at, verifiedBy: pattern.pattern } : UNVERIFIED;
};
