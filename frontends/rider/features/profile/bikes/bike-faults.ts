import type { GarageBike, getConfig, Response } from '@rrr/contract';
import { isAcceptable, isModelIn, plainVin, readVin } from '@rrr/kit/base';

export interface WrittenBike {
  make: string;
  model: string;
  year: string;
  vin: string;
}
type Program = Response<typeof getConfig>['program'];

/** The model year; null unless it is one that the contract accepts. */
export const yearOf = (written: string): number | null =>
  /^\d{4}$/.test(written.trim()) && Number(written) >= 1980 && Number(written) <= 2100 ? Number(written) : null;

export type BikeFault = 'required' | 'year' | 'vin';

/** What is wrong with a bike as written, in the order of its fields; the VIN field says itself what is wrong with one. */
export const bikeFaults = (
  { make, model, year, vin }: WrittenBike,
  asksForYear: boolean,
): Partial<Record<keyof WrittenBike, BikeFault>> => ({
  ...(vin.trim() === ''
    ? { vin: 'required' }
    : isAcceptable(readVin(plainVin(vin), yearOf(year), asksForYear))
      ? {}
      : { vin: 'vin' }),
  ...(make.trim() === '' ? { make: 'required' } : {}),
  ...(model.trim() === '' ? { model: 'required' } : {}),
  ...(year.trim() === '' ? { year: 'required' } : yearOf(year) === null ? { year: 'year' } : {}),
});

const same = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase();

/** Whether a bike earns by the program's rules of today. */
export const isEligible = (
  { make, model }: WrittenBike,
  year: number,
  { brandMakes, eligibleBikes }: Pick<Program, 'brandMakes' | 'eligibleBikes'>,
): boolean =>
  brandMakes.some((brandMake) => same(brandMake, make)) &&
  eligibleBikes.some(
    ({ models, fromYear, toYear }) =>
      (models.length === 0 || isModelIn(model, models)) &&
      (fromYear === null || year >= fromYear) &&
      (toYear === null || year <= toYear),
  );

const DOUBTS = { run: 'run', 'not-listed': 'notListed', 'no-year': 'noYear' } as const;

/** Why a bike's VIN is not verified, and what can be done: what the rider can mend comes first. */
export const whyNotVerified = (
  bike: Pick<GarageBike, 'vin' | 'vinStatus' | 'holdsVin' | 'checkDigitFits' | 'doubt'>,
): 'noVin' | 'invalid' | 'taken' | 'run' | 'notListed' | 'noYear' | 'checkDigit' | 'waiting' | null => {
  if (bike.vin === '') return 'noVin';
  if (!bike.holdsVin) return 'taken';
  if (bike.vinStatus === 'verified') return null;
  if (bike.vinStatus === 'invalid') return 'invalid';
  if (bike.doubt) return DOUBTS[bike.doubt];
  return bike.checkDigitFits ? 'waiting' : 'checkDigit';
};
