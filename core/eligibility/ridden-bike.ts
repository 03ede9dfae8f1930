import type { Program } from '../program/index.js';
import { nameKey } from '../shared/index.js';
import type { Bike } from '../vin/index.js';
import type { Reason } from './verdict.js';

/** The make a text names as a word of its own ("KTM 450 SX-F", "Factory Honda CRF450R"), or null. */
export const namedMake = (text: string | null, makes: readonly string[]): string | null => {
  const words = ` ${nameKey(text ?? '')} `;
  return makes.find((make) => words.includes(` ${nameKey(make)} `)) ?? null;
};

const compact = (model: string): string => nameKey(model).replaceAll(' ', '');

/** Whether a bike's make, model and year stand in the program's table of eligible bikes. */
export const isEligible = (bike: Bike, program: Program): boolean =>
  program.eligibleBikes.some(
    (it) =>
      bike.year >= it.fromYear &&
      bike.year <= it.toYear &&
      (it.models.length === 0 || it.models.some((model) => compact(bike.model).startsWith(compact(model)))),
  );

/**
 * The bike a result was ridden on: among the rider's eligible bikes with a verified VIN the one whose model the results name, else the
 * newest. Results that name another make earn nothing, whatever stands in the rider's garage.
 */
export const rideOf = (named: string | null, bikes: readonly Bike[], program: Program): { readonly bike: Bike } | { readonly reason: Reason } => {
  const ours = program.brandMakes.map(nameKey);
  const make = namedMake(named, [...program.brandMakes, ...program.knownMakes]);
  const verified = bikes.filter((it) => it.vinStatus === 'verified' && ours.includes(nameKey(it.make)));
  if (verified.length === 0 || (make !== null && !ours.includes(nameKey(make)))) return { reason: { code: 'NO_VERIFIED_BIKE', detail: { named } } };
  const eligible = verified.filter((it) => isEligible(it, program));
  const [bike] = eligible.toSorted((a, b) => fit(b, named) - fit(a, named) || b.year - a.year || (a.id < b.id ? -1 : 1));
  const shown = verified[0];
  return bike ? { bike } : { reason: { code: 'BIKE_NOT_ELIGIBLE', detail: { bike: shown ? `${shown.year} ${shown.model}` : null } } };
};

const fit = (bike: Bike, named: string | null): number => {
  const model = compact(bike.model);
  return named !== null && compact(named).includes(model) ? model.length : 0;
};
