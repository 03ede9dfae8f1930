import { type Currency, currencyOf, type Instant, type LocalDate } from '../shared/index.js';

/** The editable fields of a series (requirements §3). */
export interface SeriesFields {
  readonly name: string;
  readonly state: string | null;
  readonly zipcode: string | null;
  readonly country: string | null;
  /** number of planned races */
  readonly races: number | null;
  /** distance of or between its races, as free text */
  readonly distance: string | null;
  readonly notes: string | null;
  /** whether admins may issue its bonus */
  readonly bonus: boolean;
  /** value of its bonus in minor units of its country's currency */
  readonly initialValue: number | null;
  /** expiry date of its bonus */
  readonly expirationDate: LocalDate | null;
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
