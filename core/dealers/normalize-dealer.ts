import { normalizePostalCode, normalizeRegion } from '../geo/index.js';
import type { DealerFields } from './dealer.js';

const trimmed = (text: string | null): string | null => text?.trim() || null;

/** Normalizes a dealer's fields: trims texts, turns blanks into null and formats codes by country. */
export const normalizeDealer = (it: DealerFields): DealerFields => {
  const country = it.country.toUpperCase();
  const [state, zipcode] = [trimmed(it.state), trimmed(it.zipcode)];
  return {
    dealerId: it.dealerId.trim(),
    name: it.name.trim(),
    country,
    addressLine1: trimmed(it.addressLine1),
    addressLine2: trimmed(it.addressLine2),
    city: trimmed(it.city),
    state: state === null ? null : normalizeRegion(country, state),
    zipcode: zipcode === null ? null : normalizePostalCode(country, zipcode),
    phone: trimmed(it.phone),
    email: trimmed(it.email)?.toLowerCase() ?? null,
    websiteUrl: trimmed(it.websiteUrl),
    bio: trimmed(it.bio),
    profileImage: it.profileImage,
  };
};
