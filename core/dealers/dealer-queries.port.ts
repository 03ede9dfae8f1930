import type { Currency } from '../shared/index.js';

export interface DealerView {
  readonly id: string;
  /** the maker's number of the dealer */
  readonly dealerId: string;
  readonly name: string;
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipcode: string | null;
  readonly country: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly websiteUrl: string | null;
  readonly profileImage: string | null;
  readonly bio: string | null;
  readonly deactivated: boolean;
  readonly currency: Currency;
}

export interface DealerQueries {
  one(dealerId: string): Promise<DealerView | undefined>;
}
