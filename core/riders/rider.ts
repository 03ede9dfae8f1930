import type { LocalDate } from '../shared/index.js';
import type { Bike } from '../vin/index.js';

/** What judging a result needs to know of a rider. */
export interface RiderFacts {
  readonly id: string;
  readonly fullName: string;
  readonly hometown: string | null;
  readonly state: string | null;
  readonly amaNumber: string | null;
  readonly email: string;
  readonly bornOn: LocalDate | null;
  readonly parentalConsent: boolean;
  readonly deactivated: boolean;
  readonly factory: boolean;
  readonly bikes: readonly Bike[];
}
