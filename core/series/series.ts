import { type Currency, currencyOf, type Instant, type LocalDate } from '../shared/index.js';

/** What people write of a series (requirements §3). */
export interface SeriesFields {
  readonly name: string;
  readonly state: string | null;
  readonly zipcode: string | null;
  readonly country: string | null;
  /** how many races it announces */
  readonly races: number | null;
  /** how far its races go or lie apart, in the promoter's words */
  readonly distance: string | null;
  readonly notes: string | null;
  /** whether an admin may issue its bonus */
  readonly bonus: boolean;
  /** worth of its bonus: minor units of its country's currency */
  readonly initialValue: number | null;
  /** until when its bonus can be redeemed */
  readonly expirationDate: LocalDate | null;
  readonly promoterId: string | null;
}

/** A championship that contains events. */
export interface Series extends SeriesFields {
  readonly id: string;
  readonly active: boolean;
  /** counts its edits: an edit of an older one is refused */
  readonly version: number;
  readonly createdAt: Instant | null;
}

/** The currency of its bonus: that of its country, USD without one. */
export const bonusCurrency = ({ country }: Pick<Series, 'country'>): Currency =>
  currencyOf(country?.toUpperCase() ?? 'US');
