/** The values of letters in the check digit of 49 CFR 565.15; I, O and Q are in no VIN. */
const VALUES: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
/** The letters and digits of model years, which repeat every thirty years: A is 1980 and 2010. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

export const VIN_LENGTH = 17;
/** position of the model year, counted from 0 */
export const YEAR_AT = 9;
const CHECK_DIGIT_AT = 8;

/**
 * A VIN without what people put between its characters: upper case, no spaces, dashes of any kind, dots, underscores and
 * invisible characters; as the server compares it.
 */
export const plainVin = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s\p{Pd}\p{Cf}\u2212\u00b7._]/gu, '');

/**
 * What can be said of a VIN as it is typed. `at`: the character that is wrong, counted from 0. `doubtful`: the check
 * digit, or the model year where it is not asked for, does not match, which is a warning: some markets use neither.
 */
export type VinReading =
  | { state: 'empty' }
  | { state: 'incomplete'; missing: number }
  | { state: 'character'; at: number; character: string }
  | { state: 'long'; at: number; extra: number }
  | { state: 'year'; at: number; character: string }
  | { state: 'doubtful'; at: number }
  | { state: 'good' };

const hasCheckDigit = (vin: string): boolean => {
  const total = WEIGHTS.reduce<number>((sum, weight, at) => {
    const character = vin.charAt(at);
    return sum + weight * (VALUES[character] ?? Number(character));
  }, 0);
  return vin.charAt(CHECK_DIGIT_AT) === (total % 11 === 10 ? 'X' : String(total % 11));
};

/**
 * Reads a plain VIN by the rules of domain.md §9; a year of null is not compared. `asksForYear`: whether another tenth
 * character than the one of the model year is refused, or only a doubt.
 */
export const readVin = (vin: string, year: number | null, asksForYear = true): VinReading => {
  if (vin === '') return { state: 'empty' };
  const wrong = [...vin].findIndex((text) => !/^[A-HJ-NPR-Z0-9]$/.test(text));
  if (wrong >= 0) return { state: 'character', at: wrong, character: [...vin][wrong] ?? '' };
  if (vin.length > VIN_LENGTH) return { state: 'long', at: VIN_LENGTH, extra: vin.length - VIN_LENGTH };
  const character = vin.charAt(YEAR_AT);
  const hasYear = year === null || character === '' || character === YEARS.charAt((year - FIRST_YEAR) % YEARS.length);
  if (!hasYear && asksForYear) return { state: 'year', at: YEAR_AT, character };
  if (vin.length < VIN_LENGTH) return { state: 'incomplete', missing: VIN_LENGTH - vin.length };
  if (!hasYear) return { state: 'doubtful', at: YEAR_AT };
  return hasCheckDigit(vin) ? { state: 'good' } : { state: 'doubtful', at: CHECK_DIGIT_AT };
};

/** Whether the API accepts the VIN: also one whose check digit or model year is doubtful. */
export const isAcceptable = (reading: VinReading): boolean => reading.state === 'good' || reading.state === 'doubtful';
