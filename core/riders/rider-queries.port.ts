import type { Currency, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { Bike, VinStatus } from '../vin/index.js';
import type { Rider, RiderProfile } from './rider.js';

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

export interface RiderSearch extends PageAsked {
  /** prefix of any word of name, e-mail, AMA number or phone */
  readonly query?: string;
  readonly name?: string;
  readonly email?: string;
  readonly country?: string;
  readonly bikeModel?: string;
  readonly bikeYear?: number;
  readonly active?: boolean;
  readonly vinStatus?: VinStatus;
  /** false for dealers: e-mail and phone are neither searched nor returned (domain.md §10) */
  readonly byPersonalFields: boolean;
}

/** What a dealer may know of a profile; the rest is personal (domain.md §10). */
export type SeenByDealers = Pick<
  RiderProfile,
  'firstName' | 'lastName' | 'city' | 'state' | 'country' | 'hometown' | 'amaNumber' | 'profileImage'
>;

/** What tells riders of one name apart, and nothing personal. */
export type LeanRider = Pick<RiderView, 'id' | 'fullName' | 'hometown' | 'state' | 'amaNumber'>;

export interface LeanSearch extends PageAsked {
  /** prefix of any word of the name, or of the AMA number */
  readonly query?: string;
  readonly active?: boolean;
}

export interface RiderQueries {
  search(asked: RiderSearch, today: LocalDate): Promise<PageOf<RiderView>>;
  /** for choosing a rider from a list */
  lean(asked: LeanSearch): Promise<PageOf<LeanRider>>;
  one(riderId: string, today: LocalDate): Promise<RiderView | undefined>;
}
