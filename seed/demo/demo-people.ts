import type { Locale } from '@rrr/core/identity';
import type { Enrolment, RiderFacts } from '@rrr/core/riders';
import type { Ids, LocalDate } from '@rrr/core/shared';
import type { Sex } from './names.js';

export interface DemoRider extends RiderFacts {
  readonly accountId: string;
  readonly locale: Locale;
  readonly firstName: string;
  readonly lastName: string;
  readonly sex: Sex;
  readonly phone1: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly zipcode: string;
  readonly country: string;
  readonly professional: boolean;
  readonly enrolment: Enrolment;
  /** null: never set */
  readonly pin: string | null;
  /** index of the series the rider races in */
  readonly follows: number;
  /** 0 the slowest to 1 the fastest */
  readonly skill: number;
  /** number on the plate */
  readonly number: string;
}

export interface PeopleAsked {
  readonly today: LocalDate;
  /** when the first season begins */
  readonly from: LocalDate;
  readonly make: string;
  readonly ids: Ids;
  /** names nobody else may get; grows */
  readonly names: Set<string>;
  readonly emails: Set<string>;
}
