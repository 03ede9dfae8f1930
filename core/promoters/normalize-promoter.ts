import { normalizePostalCode } from '../geo/index.js';
import type { PromoterProfile } from './promoter.js';

const trimmed = (text: string | null): string | null => text?.trim() || null;

/** Normalizes a profile: trims texts, turns blanks into null and formats codes by country. */
export const normalizePromoter = (it: PromoterProfile): PromoterProfile => {
  const country = trimmed(it.country)?.toUpperCase() ?? null;
  const zipcode = trimmed(it.zipcode);
  return {
    name: it.name.trim(),
    contactName: trimmed(it.contactName),
    email: it.email.trim().toLowerCase(),
    phone: trimmed(it.phone),
    profileImage: it.profileImage,
    addressLine1: trimmed(it.addressLine1),
    addressLine2: trimmed(it.addressLine2),
    city: trimmed(it.city),
    state: trimmed(it.state),
    zipcode: zipcode === null ? null : normalizePostalCode(country ?? '', zipcode),
    country,
    websiteUrl: trimmed(it.websiteUrl),
    bio: trimmed(it.bio),
  };
};
