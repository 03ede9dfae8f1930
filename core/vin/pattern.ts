import { type Instant, nameKey } from '../shared/index.js';

/** What the VINs of a model and year look like. Only a verified pattern verifies bikes. */
export interface VinPattern {
  readonly id: string;
  readonly model: string;
  readonly year: number;
  /** as `patternMatches` reads it, in capitals */
  readonly pattern: string;
  readonly status: 'unverified' | 'verified';
  readonly decidedAt: Instant | null;
  readonly decidedBy: string | null;
}

/**
 * A shape of VIN for a model and year: up to 17 characters, `*` for any; a shorter one matches by prefix (domain.md
 * §9).
 */
export const patternMatches = (pattern: string, vin: string): boolean => {
  if (pattern.length > vin.length) return false;
  for (let at = 0; at < pattern.length; at += 1) if (pattern[at] !== '*' && pattern[at] !== vin[at]) return false;
  return true;
};

/**
 * As it is kept, or null when it is none: 1 to 17 characters of the VIN alphabet and `*`, not of stars alone, which
 * would verify anything.
 */
export const patternOf = (text: string): string | null => {
  const pattern = text.trim().toUpperCase();
  return /^[A-HJ-NPR-Z0-9*]{1,17}$/.test(pattern) && /[^*]/.test(pattern) ? pattern : null;
};

/** Bikes and patterns with one key are of one model and year: "450 SX-F" is "450 sx f". */
export const modelYearKey = ({ model, year }: { readonly model: string; readonly year: number }): string =>
  `${year}/${nameKey(model)}`;

/** There is one pattern with a key. */
export const patternKey = (it: Pick<VinPattern, 'model' | 'year' | 'pattern'>): string =>
  `${modelYearKey(it)}/${it.pattern}`;
