import type { Program } from '../program/index.js';
import type { Instant } from '../shared/index.js';
import type { Bike } from './bike.js';
import { modelYearKey } from './pattern.js';

/** Where a VIN was entered: digests of a network and of a browser that logged in before; null: not known. */
export interface VinSource {
  readonly network: string | null;
  readonly device: string | null;
}

/** A VIN that could be verified, with where and when it was entered for a bike. */
export interface VinArrival extends VinSource {
  readonly bikeId: string;
  readonly riderId: string;
  readonly vin: string;
  /** from `familyOf` */
  readonly family: string;
  readonly at: Instant;
}

/** What is kept of a family, characters: enough to tell the models of a maker apart. */
const FAMILY_LIMIT = 160;

/** The model and year of a bike, as arrivals are compared by them. */
export const familyOf = (bike: Pick<Bike, 'model' | 'year'>): string =>
  [...modelYearKey(bike)].slice(0, FAMILY_LIMIT).join('');

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** The number in the serial part of a VIN, its last six characters; other characters are left out. */
const serialOf = (vin: string): number => Number(vin.slice(11).replaceAll(/\D/g, '') || '0');

const apartBy = (a: Instant, b: Instant): number => Math.abs(Date.parse(a) - Date.parse(b));

/**
 * The other VINs of a run (domain.md §13): `others` are of one network, browser or promoter. Too many of one model and
 * year that came within hours, or that have neighbouring serial numbers; or too many of any model within hours. Empty:
 * the VIN stands in no run.
 */
export const runAmong = (
  arrival: Pick<VinArrival, 'vin' | 'family' | 'at'>,
  others: readonly VinArrival[],
  { vinRuns }: Pick<Program, 'vinRuns'>,
): readonly VinArrival[] => {
  const newest = new Map(others.filter((other) => other.vin !== arrival.vin).map((other) => [other.vin, other]));
  const isSameTime = (vinArrival: VinArrival): boolean => apartBy(vinArrival.at, arrival.at) <= vinRuns.hours * HOUR;
  const isNeighbour = (vinArrival: VinArrival): boolean =>
    apartBy(vinArrival.at, arrival.at) <= vinRuns.serialDays * DAY &&
    Math.abs(serialOf(vinArrival.vin) - serialOf(arrival.vin)) <= vinRuns.serialGap;
  const sameTime = [...newest.values()].filter(isSameTime);
  const sameModel = [...newest.values()].filter(
    (vinArrival) => vinArrival.family === arrival.family && (isSameTime(vinArrival) || isNeighbour(vinArrival)),
  );
  if (sameTime.length >= vinRuns.anyModel) return sameTime;
  return sameModel.length >= vinRuns.sameModel ? sameModel : [];
};
