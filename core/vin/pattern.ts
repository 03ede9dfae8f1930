import type { ValuesOf, VIN_PATTERN } from '@rrr/records';
import { type Instant, nameKey } from '../shared/index.js';
import { modelYearCharacter } from './vin.js';

/** A pattern of VINs for a model and year, in upper case. Only verified patterns verify bikes. */
export interface VinPattern extends ValuesOf<typeof VIN_PATTERN> {
  readonly id: string;
  readonly status: 'unverified' | 'verified';
  readonly decidedAt: Instant | null;
  readonly decidedBy: string | null;
}

/**
 * Whether a VIN matches a pattern of up to 17 characters, `*` for any; shorter patterns match as prefixes (domain.md
 * §9).
 */
export const patternMatches = (pattern: string, vin: string): boolean => {
  if (pattern.length > vin.length) return false;
  for (let at = 0; at < pattern.length; at += 1) if (pattern[at] !== '*' && pattern[at] !== vin[at]) return false;
  return true;
};

/**
 * Normalizes a pattern; null when invalid. Valid are 1 to 17 VIN characters and `*`, but not only stars, which would
 * match everything.
 */
export const patternOf = (text: string): string | null => {
  const pattern = text.trim().toUpperCase();
  return /^[A-HJ-NPR-Z0-9*]{1,17}$/.test(pattern) && /[^*]/.test(pattern) ? pattern : null;
};

const [VIN_LENGTH, LONGEST_BEGINNING, YEAR_AT] = [17, 11, 9];

/**
 * Why a valid pattern is none of that year. `PATTERN_CUT`: it has 12 to 16 characters, so one of a whole VIN is missing;
 * a beginning ends before the serial number. `PATTERN_YEAR_DIFFERS`: its tenth character is of another model year, so it
 * would verify nothing.
 */
export const patternFault = (pattern: string, year: number): 'PATTERN_CUT' | 'PATTERN_YEAR_DIFFERS' | null => {
  if (pattern.length > LONGEST_BEGINNING && pattern.length < VIN_LENGTH) return 'PATTERN_CUT';
  const tenth = pattern.charAt(YEAR_AT);
  return tenth === '' || tenth === '*' || tenth === modelYearCharacter(year) ? null : 'PATTERN_YEAR_DIFFERS';
};

/** Key for comparing model and year of bikes and patterns: "450 SX-F" equals "450 sx f". */
export const modelYearKey = ({ model, year }: { readonly model: string; readonly year: number }): string =>
  `${year}/${nameKey(model)}`;

/** Unique key of a pattern. */
export const patternKey = (pattern: Pick<VinPattern, 'model' | 'year' | 'pattern'>): string =>
  `${modelYearKey(pattern)}/${pattern.pattern}`;
