import type { LoginState } from '../identity/index.js';
import type { Instant, LocalDate } from '../shared/index.js';
import type { Bike } from '../vin/index.js';

export type Sex = 'male' | 'female' | 'non-binary';
export const RACE_STYLES = ['flat', 'motocross', 'road', 'offroad'] as const;
export type RaceStyle = (typeof RACE_STYLES)[number];
export type TaxStatus = 'us-person' | 'non-resident-alien';

/** What a rider tells of themselves (requirements §3). The full name is the first and the last. */
export interface RiderProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone1: string | null;
  readonly bornOn: LocalDate | null;
  readonly sex: Sex | null;
  readonly mainSport: string | null;
  readonly raceStyle: RaceStyle | null;
  readonly amaNumber: string | null;
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipcode: string | null;
  /** two letters */
  readonly country: string;
  readonly hometown: string | null;
  readonly bio: string | null;
  readonly socialMedia: string | null;
  readonly profileImage: string | null;
}

/** What admins alone decide about a rider. */
export interface RiderStanding {
  /** a pro earns cash, and sends papers for it */
  readonly professional: boolean;
  readonly taxStatus: TaxStatus | null;
}

/** A parent or guardian agreed. Who and when are null where nobody wrote it down. */
export interface ParentalConsent {
  readonly by: string | null;
  readonly at: Instant | null;
}

/** A rider's record. */
export interface Rider extends RiderProfile, RiderStanding {
  readonly id: string;
  /** that of the login; lower-case */
  readonly email: string;
  readonly factory: boolean;
  readonly deactivated: boolean;
  readonly consent: ParentalConsent | null;
  readonly enrolledAt: Instant;
  /** counts its edits */
  readonly version: number;
}

/** What judging a result needs to know of a rider. */
export interface RiderFacts {
  readonly id: string;
  readonly fullName: string;
  /** the last name alone; the full name ends with it */
  readonly familyName: string;
  readonly hometown: string | null;
  readonly state: string | null;
  readonly amaNumber: string | null;
  readonly email: string;
  /** whether the e-mail of their login is verified; `none`: a record that nobody signs in to */
  readonly login: LoginState;
  readonly bornOn: LocalDate | null;
  readonly parentalConsent: boolean;
  readonly deactivated: boolean;
  readonly factory: boolean;
  readonly bikes: readonly Bike[];
}
