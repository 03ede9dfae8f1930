import { tidyPostalCode } from '../geo/index.js';
import { ageOn, isLocalDate, type LocalDate } from '../shared/index.js';
import { ProfileNotValid } from './refusals.js';
import type { RiderProfile } from './rider.js';

const trimmed = (text: string | null): string | null => text?.trim() || null;
const inOneSpace = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Countries of which the forms list regions, by two letters. */
const WITH_REGIONS: ReadonlySet<string> = new Set(['US', 'CA']);
const OLDEST = 120;

/** The profile as it is kept: nothing but spaces is nothing, codes in the form of their country. */
export const tidyProfile = (it: RiderProfile): RiderProfile => {
  const country = it.country.trim().toUpperCase();
  const [state, zipcode] = [trimmed(it.state), trimmed(it.zipcode)];
  return {
    firstName: inOneSpace(it.firstName),
    lastName: inOneSpace(it.lastName),
    phone1: trimmed(it.phone1),
    bornOn: it.bornOn,
    sex: it.sex,
    mainSport: trimmed(it.mainSport),
    raceStyle: it.raceStyle,
    amaNumber: trimmed(it.amaNumber),
    addressLine1: trimmed(it.addressLine1),
    addressLine2: trimmed(it.addressLine2),
    city: trimmed(it.city),
    state: WITH_REGIONS.has(country) ? (state?.toUpperCase() ?? null) : state,
    zipcode: zipcode === null ? null : tidyPostalCode(country, zipcode),
    country,
    hometown: trimmed(it.hometown),
    bio: trimmed(it.bio),
    socialMedia: trimmed(it.socialMedia),
    profileImage: it.profileImage,
  };
};

const isBirthDate = (date: LocalDate, today: LocalDate): boolean => isLocalDate(date) && date <= today && ageOn(date, today) <= OLDEST;

/** The first field of a tidy profile that cannot be; null when all can. Country and region are looked at for their shape only. */
export const profileProblem = (it: RiderProfile, today: LocalDate): keyof RiderProfile | null => {
  if (it.firstName === '') return 'firstName';
  if (it.lastName === '') return 'lastName';
  if (it.bornOn !== null && !isBirthDate(it.bornOn, today)) return 'bornOn';
  if (!/^[A-Z]{2}$/.test(it.country)) return 'country';
  return it.state !== null && WITH_REGIONS.has(it.country) && !/^[A-Z]{2}$/.test(it.state) ? 'state' : null;
};

/** @throws ProfileNotValid */
export const profileOf = (given: RiderProfile, today: LocalDate): RiderProfile => {
  const profile = tidyProfile(given);
  const field = profileProblem(profile, today);
  if (field) throw new ProfileNotValid({ field });
  return profile;
};
