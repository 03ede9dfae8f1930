import type { RIDER, ValuesOf } from '@rrr/records';
import type { LoginState } from '../identity/index.js';
import type { Instant, LocalDate } from '../shared/index.js';
import type { Bike } from '../vin/index.js';
import type { TaxRecord, TaxStatus } from './tax.js';

/** The profile a rider enters (requirements §3). */
export interface RiderProfile extends Omit<ValuesOf<typeof RIDER>, 'dateOfBirth'> {
  readonly bornOn: LocalDate | null;
  readonly profileImage: string | null;
}

/** Fields that only admins edit; the tax status is also stated by the rider (`stateTaxResidence`). */
export interface RiderStanding {
  /** pros earn cash and must submit documents for it */
  readonly professional: boolean;
  /** as the rider states it, or an admin for them; null: not yet */
  readonly taxStatus: TaxStatus | null;
}

/** Consent of a parent or guardian. Name and date are null in old records without them. */
export interface ParentalConsent {
  readonly by: string | null;
  readonly at: Instant | null;
}

/** A rider's record. */
export interface Rider extends RiderProfile, RiderStanding {
  readonly id: string;
  /** the login's e-mail, lower case */
  readonly email: string;
  readonly factory: boolean;
  readonly deactivated: boolean;
  readonly consent: ParentalConsent | null;
  readonly enrolledAt: Instant;
  /** null: not stated yet */
  readonly tax: TaxRecord | null;
  /** incremented by every edit */
  readonly version: number;
}

/** When and with what contact details a rider enrolled. */
export interface Enrolment {
  readonly at: Instant;
  readonly phone: string | null;
  /** street and postal code; null without a street */
  readonly address: string | null;
  /** digest of the network from which they enrolled; null or left out: not known, or enrolled by an administrator */
  readonly network?: string | null;
}

/** The rider data needed to evaluate a result. */
export interface RiderFacts {
  readonly id: string;
  readonly fullName: string;
  /** the last name; the full name ends with it */
  readonly familyName: string;
  readonly hometown: string | null;
  readonly state: string | null;
  readonly amaNumber: string | null;
  readonly email: string;
  /** whether the login's e-mail is verified; `none`: no login */
  readonly login: LoginState;
  readonly bornOn: LocalDate | null;
  readonly parentalConsent: boolean;
  readonly deactivated: boolean;
  readonly factory: boolean;
  /** null for a hypothetical rider */
  readonly enrolment: Enrolment | null;
  readonly bikes: readonly Bike[];
}

export const enrolmentOf = (rider: Rider): Enrolment => ({
  at: rider.enrolledAt,
  phone: rider.phone1,
  address: addressLine(rider.addressLine1, rider.zipcode),
});

/** An address in one line, to compare two; null without a street. */
export const addressLine = (line1: string | null, zipcode: string | null): string | null =>
  line1 === null || line1.trim() === '' ? null : `${line1} ${zipcode ?? ''}`.trim();
