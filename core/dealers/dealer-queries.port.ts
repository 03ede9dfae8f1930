import type { Point } from '../geo/index.js';
import type { Locale } from '../identity/index.js';
import type { Currency, Instant, PageAsked, PageOf } from '../shared/index.js';
import type { Dealer } from './dealer.js';

export interface DealerView extends Omit<Dealer, 'createdAt'> {
  readonly currency: Currency;
}

/** Search radii in miles around a postal code (requirements §9); 0: the postal code itself. */
export const ZIP_DISTANCES = [0, 25, 50, 100, 500] as const;
export type ZipDistance = (typeof ZIP_DISTANCES)[number];

/** Search parameters of requirements §3. */
export interface DealerSearch extends PageAsked {
  /** prefix of any word of name or city, or of the dealer number */
  readonly query?: string;
  readonly name?: string;
  readonly state?: string;
  readonly country?: string;
  readonly active?: boolean;
  readonly zipcode?: string;
  readonly zipDistance?: ZipDistance;
}

export interface FoundDealer extends DealerView {
  /** distance from the requested postal code; null without one or when it is unknown */
  readonly miles: number | null;
}

/** Countries and states that have dealers, as options for a search. */
export interface DealerRegions {
  readonly distinctStates: readonly string[];
  readonly distinctCountry: readonly string[];
}

export interface DealerLogin {
  readonly accountId: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
  readonly deactivated: boolean;
  readonly locale: Locale;
  /** whether it has a second factor */
  readonly twoStep: boolean;
  readonly dealer: { readonly id: string; readonly dealerId: string; readonly name: string };
}

export interface DealerLoginSearch extends PageAsked {
  readonly dealerId?: string;
  /** name, city or number of the dealer, or the beginning of the e-mail */
  readonly query?: string;
}

export interface OpenInvitation {
  readonly email: string;
  readonly name: string;
  readonly sentAt: Instant;
  readonly expiresAt: Instant;
}

/** The place of a requested postal code. */
export interface SearchCenter {
  /** the part of the postal code that locates it */
  readonly zipcode: string;
  /** null when only its region is known */
  readonly city: string | null;
  readonly state: string | null;
  readonly point: Point;
}

export interface DealerQueries {
  /** null without a postal code, or when it is unknown */
  around(asked: Pick<DealerSearch, 'zipcode' | 'country'>): Promise<SearchCenter | null>;
  one(dealerId: string): Promise<DealerView | undefined>;
  /** ordered by name, or by distance when searching around a postal code */
  search(asked: DealerSearch): Promise<PageOf<FoundDealer>>;
  /** of active dealers; states of one country when given */
  regions(country?: string): Promise<DealerRegions>;
  /** ordered by the dealer's name */
  logins(asked: DealerLoginSearch): Promise<PageOf<DealerLogin>>;
  /** invitations that are still open, newest first */
  invitations(dealerId: string, at: Instant): Promise<readonly OpenInvitation[]>;
}
