import { isModelYearOf, type Program } from '../program/index.js';
import { nameKey } from '../shared/index.js';
import type { Bike } from '../vin/index.js';
import type { Reason } from './verdict.js';

/** of the lists of a program, which are the same for every row of a file */
const keys = new WeakMap<readonly string[], readonly (readonly [string, string])[]>();
const keysOf = (makes: readonly string[]): readonly (readonly [string, string])[] => {
  const known = keys.get(makes);
  if (known) return known;
  const made = makes.map((make) => [make, nameKey(make)] as const);
  keys.set(makes, made);
  return made;
};

/** The make that a text contains as a separate word ("KTM 450 SX-F", "Factory Honda CRF450R"), or null. */
export const namedMake = (text: string | null, makes: readonly string[]): string | null => {
  if (text === null || text === '') return null;
  const words = ` ${nameKey(text)} `;
  return keysOf(makes).find(([, key]) => words.includes(` ${key} `))?.[0] ?? null;
};

const compact = (model: string): string => nameKey(model).replaceAll(' ', '');

/**
 * Spellings of a bike's model to look up in the program's table: without a leading make or year, and with the number
 * first.
 */
const spellingsOf = ({ make, model, year }: Bike): readonly string[] => {
  const makeWords = nameKey(make).split(' ');
  const words = nameKey(model).match(/\d+|[a-z]+/g) ?? [];
  const own = words.filter((word) => !makeWords.includes(word) && word !== String(year));
  const number = own.findIndex((word) => /^\d/.test(word));
  const numberFirst = number > 0 ? [own[number], ...own.slice(0, number), ...own.slice(number + 1)] : own;
  return [compact(model), own.join(''), numberFirst.join('')];
};

/** Whether the program's table lists the bike's model and year; one matching family is enough. */
export const isEligible = (bike: Bike, program: Program): boolean => {
  const spellings = spellingsOf(bike);
  return program.eligibleBikes.some(
    (eligible) =>
      isModelYearOf(eligible, bike.year) &&
      (eligible.models.length === 0 ||
        eligible.models.some((model) => spellings.some((spelling) => spelling.startsWith(compact(model))))),
  );
};

/**
 * The bike of a result: of the rider's eligible bikes with a verified VIN, the one whose model the results name,
 * otherwise the newest. A result that names another make earns nothing.
 */
export const rideOf = (
  named: string | null,
  bikes: readonly Bike[],
  program: Program,
): { readonly bike: Bike } | { readonly reason: Reason } => {
  const ours = keysOf(program.brandMakes).map(([, key]) => key);
  const make = namedMake(named, program.brandMakes) ?? namedMake(named, program.knownMakes);
  const verified = bikes.filter(
    (candidate) => candidate.vinStatus === 'verified' && ours.includes(nameKey(candidate.make)),
  );
  if (verified.length === 0 || (make !== null && !ours.includes(nameKey(make))))
    return { reason: { code: 'NO_VERIFIED_BIKE', detail: { named } } };
  const eligible = verified.filter((candidate) => isEligible(candidate, program));
  const [bike] = eligible.toSorted(
    (a, b) => fit(b, named) - fit(a, named) || b.year - a.year || (a.id < b.id ? -1 : 1),
  );
  const shown = verified[0];
  return bike
    ? { bike }
    : { reason: { code: 'BIKE_NOT_ELIGIBLE', detail: { bike: shown ? `${shown.year} ${shown.model}` : null } } };
};

const fit = (bike: Bike, named: string | null): number => {
  const model = compact(bike.model);
  return named !== null && compact(named).includes(model) ? model.length : 0;
};
