import { modelYearKey, patternMatches, type VinPattern } from './pattern.js';
import { modelYearCharacter } from './vin.js';

/** Manufacturers sell the models of the next year early; no VIN is of a later one. */
const YEARS_AHEAD = 1;
const FIRST_YEAR = 1980;
const MOST_MODELS = 10;
const YEAR_AT = 9;

/** Model years that the tenth character stands for, newest first; it repeats every thirty years. */
export const yearsOfVin = (vin: string, thisYear: number): readonly number[] => {
  const years: number[] = [];
  for (let year = thisYear + YEARS_AHEAD; year >= FIRST_YEAR; year -= 1)
    if (modelYearCharacter(year) === vin.charAt(YEAR_AT)) years.push(year);
  return years;
};

export interface IdentifiedVin {
  /** null: the tenth character is of no model year, as in some countries */
  readonly year: number | null;
  /** models and years of the verified patterns that fit best; several where patterns are short */
  readonly models: readonly { readonly model: string; readonly year: number }[];
}

const fixed = (pattern: string): number => pattern.replaceAll('*', '').length;

/** The part of a pattern about the kind of motorcycle: no check digit (the 9th), plant or serial number. */
const ofKind = (pattern: string): string =>
  [...pattern].map((text, at) => (at === YEAR_AT - 1 || at > YEAR_AT ? '*' : text)).join('');

/**
 * What a VIN says of its motorcycle: for the rider to confirm, it verifies nothing (domain.md §9). Anybody may ask, so
 * only the characters that name the kind are looked at: whether the rest would be verified is not told. Of the patterns
 * of these years only the most exact ones count: "VBK" fits every model.
 */
export const identifyVin = (vin: string, patterns: readonly VinPattern[], thisYear: number): IdentifiedVin => {
  const years = yearsOfVin(vin, thisYear);
  const fitting = patterns.filter(
    (pattern) =>
      pattern.status === 'verified' && years.includes(pattern.year) && patternMatches(ofKind(pattern.pattern), vin),
  );
  const most = Math.max(0, ...fitting.map((pattern) => fixed(ofKind(pattern.pattern))));
  const best = new Map(
    fitting
      .filter((pattern) => fixed(ofKind(pattern.pattern)) === most)
      .toSorted((a, b) => b.year - a.year || (a.model < b.model ? -1 : 1))
      .map(({ model, year }) => [modelYearKey({ model, year }), { model, year }]),
  );
  const models = [...best.values()].slice(0, MOST_MODELS);
  return { year: models[0]?.year ?? years[0] ?? null, models };
};
