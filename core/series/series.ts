import type { SERIES, ValuesOf } from '@rrr/records';
import { type Currency, currencyOf, type Instant } from '../shared/index.js';

/** The editable fields of a series (requirements §3). */
export interface SeriesFields extends ValuesOf<typeof SERIES> {
  /** value of its bonus in minor units of its country's currency */
  readonly initialValue: number | null;
  readonly promoterId: string | null;
}

/** A championship that contains events. */
export interface Series extends SeriesFields {
  readonly id: string;
  readonly active: boolean;
  /** incremented by every edit; an edit of an older version is refused */
  readonly version: number;
  readonly createdAt: Instant | null;
}

/** The currency of its bonus: its country's, USD without a country. */
export const bonusCurrency = ({ country }: Pick<Series, 'country'>): Currency =>
  currencyOf(country?.toUpperCase() ?? 'US');
