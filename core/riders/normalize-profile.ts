import { RIDER, valuesOf } from '@rrr/records';
import { normalizeFields } from '../fields/index.js';
import { isCountry, isRegion } from '../geo/index.js';
import { ageOn, isLocalDate, type LocalDate } from '../shared/index.js';
import { ProfileNotValid } from './refusals.js';
import type { RiderProfile } from './rider.js';

const { dateOfBirth: _, ...SAID } = RIDER;
const collapseSpaces = (text: string): string => text.trim().replace(/\s+/g, ' ');

const OLDEST = 120;
/** maximum lengths of a state and a postal code */
const [LONGEST_STATE, LONGEST_ZIPCODE] = [50, 12];

/** Normalizes a profile: trims texts, turns blanks into null and formats codes by country. */
export const normalizeProfile = (profile: RiderProfile): RiderProfile => ({
  ...normalizeFields(SAID, valuesOf(SAID, profile)),
  firstName: collapseSpaces(profile.firstName),
  lastName: collapseSpaces(profile.lastName),
  bornOn: profile.bornOn,
  profileImage: profile.profileImage,
});

const isBirthDate = (date: LocalDate, today: LocalDate): boolean =>
  isLocalDate(date) && date <= today && ageOn(date, today) <= OLDEST;

/**
 * The invalid fields of a normalized profile. Country and region must be in the lists of the address form (requirements
 * §1).
 */
export const profileProblems = (profile: RiderProfile, today: LocalDate): readonly (keyof RiderProfile)[] => [
  ...(profile.firstName === '' ? (['firstName'] as const) : []),
  ...(profile.lastName === '' ? (['lastName'] as const) : []),
  ...(profile.bornOn === null || isBirthDate(profile.bornOn, today) ? [] : (['bornOn'] as const)),
  ...(isCountry(profile.country) ? [] : (['country'] as const)),
  ...(profile.state === null || (isRegion(profile.country, profile.state) && profile.state.length <= LONGEST_STATE)
    ? []
    : (['state'] as const)),
  ...((profile.zipcode ?? '').length <= LONGEST_ZIPCODE ? [] : (['zipcode'] as const)),
];

/** Normalizes and checks a new profile. @throws ProfileNotValid */
export const newProfile = (given: RiderProfile, today: LocalDate): RiderProfile & { readonly bornOn: LocalDate } => {
  const profile = normalizeProfile(given);
  const [field] = profileProblems(profile, today);
  if (field) throw new ProfileNotValid({ field });
  if (profile.bornOn === null) throw new ProfileNotValid({ field: 'bornOn' });
  return { ...profile, bornOn: profile.bornOn };
};

/**
 * Normalizes and checks an edited profile. Invalid values that were stored before and did not change are accepted.
 * @throws ProfileNotValid
 */
export const editedProfile = (given: RiderProfile, before: RiderProfile, today: LocalDate): RiderProfile => {
  const profile = normalizeProfile(given);
  const old = profileProblems(before, today);
  const field = profileProblems(profile, today).find(
    (profileProblem) => !old.includes(profileProblem) || profile[profileProblem] !== before[profileProblem],
  );
  if (field) throw new ProfileNotValid({ field });
  if (profile.bornOn === null && before.bornOn !== null) throw new ProfileNotValid({ field: 'bornOn' });
  return profile;
};
