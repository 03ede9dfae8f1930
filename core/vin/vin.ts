/** Character values and position weights of 49 CFR 565.15. */
const VALUES: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
  0: 0,
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 6,
  7: 7,
  8: 8,
  9: 9,
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
/** The codes repeat every thirty years: A is 1980 and 2010. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/**
 * A VIN as it is compared: upper case, without what people and spreadsheets put between its characters, which are
 * spaces, dashes of any kind, dots, underscores and invisible characters.
 */
export const plainVin = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s\p{Pd}\p{Cf}\u2212\u00b7._]/gu, '');

/** Whether a text has 17 characters A–Z and 0–9 without I, O and Q (domain.md §9). */
export const isVin = (vin: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);

/** The check digit that a VIN should have in its ninth position. */
export const checkDigit = (vin: string): string => {
  const total = WEIGHTS.reduce<number>((sum, weight, at) => sum + weight * (VALUES[vin.charAt(at)] ?? 0), 0);
  return total % 11 === 10 ? 'X' : String(total % 11);
};

/**
 * The character of a model year in the tenth position. It repeats every thirty years: T is 1996 and 2026, so the year
 * that is written of the bike decides.
 */
export const modelYearCharacter = (year: number): string => YEARS.charAt((year - 1980) % YEARS.length);

export interface VinCheck {
  readonly valid: boolean;
  /** false is a warning that keeps the bike unverified; some markets do not use check digits */
  readonly checkDigitFits: boolean;
  readonly yearFits: boolean;
}

export const checkVin = (vin: string, year: number): VinCheck => {
  const valid = isVin(vin);
  return {
    valid,
    checkDigitFits: valid && vin.charAt(8) === checkDigit(vin),
    yearFits: valid && vin.charAt(9) === modelYearCharacter(year),
  };
};

/**
 * Whether a pattern may verify the bike: a VIN with a wrong check digit or year always waits for an admin (domain.md
 * §9).
 */
export const vinFits = (vin: string, year: number): boolean => {
  const { checkDigitFits, yearFits } = checkVin(vin, year);
  return checkDigitFits && yearFits;
};
