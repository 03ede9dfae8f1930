import type { Currency, Instant, LocalDate, PageAsked, PageOf } from '../shared/index.js';
import type { Bike, VinStatus } from '../vin/index.js';

export interface Balance {
  readonly currency: Currency;
  /** amount that can be redeemed today */
  readonly available: number;
  readonly nextExpiry: { readonly amount: number; readonly expiresOn: LocalDate } | null;
}

export interface RiderView {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone1: string | null;
  readonly bornOn: LocalDate | null;
  readonly sex: 'male' | 'female' | 'non-binary' | null;
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipcode: string | null;
  readonly country: string;
  readonly hometown: string | null;
  readonly amaNumber: string | null;
  readonly profileImage: string | null;
  readonly factory: boolean;
  readonly professional: boolean;
  readonly deactivated: boolean;
  readonly hasPin: boolean;
  readonly enrolledAt: Instant;
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

/** Fields that distinguish riders with the same name, without personal data. */
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
