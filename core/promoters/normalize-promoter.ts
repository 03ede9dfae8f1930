import { normalizePostalCode } from '../geo/index.js';
import type { PromoterProfile } from './promoter.js';

const trimmed = (text: string | null): string | null => text?.trim() || null;

/** Normalizes a profile: trims texts, turns blanks into null and formats codes by country. */
export const normalizePromoter = (profile: PromoterProfile): PromoterProfile => {
  const country = trimmed(profile.country)?.toUpperCase() ?? null;
  const zipcode = trimmed(profile.zipcode);
  return {
    name: profile.name.trim(),
    contactName: trimmed(profile.contactName),
    email: profile.email.trim().toLowerCase(),
    phone: trimmed(profile.phone),
    profileImage: profile.profileImage,
    addressLine1: trimmed(profile.addressLine1),
    addressLine2: trimmed(profile.addressLine2),
    city: trimmed(profile.city),
    state: trimmed(profile.state),
    zipcode: zipcode === null ? null : normalizePostalCode(country ?? '', zipcode),
    country,
    websiteUrl: trimmed(profile.websiteUrl),
    bio: trimmed(profile.bio),
  };
};
