import type { Currency, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { Bike, VinStatus } from '../vin/index.js';
import type { Rider } from './rider.js';

export interface Balance {
  readonly currency: Currency;
  /** amount that can be redeemed today */
  readonly available: number;
  readonly nextExpiry: { readonly amount: number; readonly expiresOn: LocalDate } | null;
}

export interface RiderView extends Omit<Rider, 'taxStatus' | 'consent' | 'version'> {
  readonly fullName: string;
  readonly hasPin: boolean;
  readonly bikes: readonly Bike[];
  readonly balances: readonly Balance[];
}

/** By what a search found a rider that the rider's card does not show. */
export interface FoundBy {
  readonly kind: 'vin' | 'phone' | 'redemption' | 'claim' | 'order';
  /** the end of the VIN or phone number, the redemption code, or the id of the claim or order */
  readonly text: string;
}

export type FoundRider = RiderView & { readonly foundBy?: FoundBy };

/** `similar`: nobody has the words that were typed, these riders have similar names. */
export type FoundRiders = PageOf<FoundRider> & { readonly similar?: boolean };

export interface RiderSearch extends PageAsked {
  /**
   * prefix of any word of name, e-mail, AMA number or phone. For admins also the last characters of a phone number (4
   * or more) or VIN (6 or more), a redemption code, the id of a claim or order, and names with typing errors
   */
  readonly query?: string;
  readonly name?: string;
  readonly email?: string;
  readonly country?: string;
  readonly bikeModel?: string;
  readonly bikeYear?: number;
  readonly active?: boolean;
  readonly vinStatus?: VinStatus;
  /** false for dealers: names and AMA numbers alone are searched, and e-mail and phone not returned (domain.md §10) */
  readonly byPersonalFields: boolean;
}

/** What tells riders of one name apart, and nothing personal. */
export type LeanRider = Pick<RiderView, 'id' | 'fullName' | 'hometown' | 'state' | 'amaNumber'>;

export interface LeanSearch extends PageAsked {
  /** prefix of any word of the name, or of the AMA number */
  readonly query?: string;
  readonly active?: boolean;
}

export interface RiderQueries {
  search(asked: RiderSearch, today: LocalDate): Promise<FoundRiders>;
  /** for choosing a rider from a list */
  lean(asked: LeanSearch): Promise<PageOf<LeanRider>>;
  one(riderId: string, today: LocalDate): Promise<RiderView | undefined>;
}
