import { normalizePostalCode, normalizeRegion } from '../geo/index.js';
import type { DealerFields } from './dealer.js';

const trimmed = (text: string | null): string | null => text?.trim() || null;

/** Normalizes a dealer's fields: trims texts, turns blanks into null and formats codes by country. */
export const normalizeDealer = (dealer: DealerFields): DealerFields => {
  const country = dealer.country.toUpperCase();
  const [state, zipcode] = [trimmed(dealer.state), trimmed(dealer.zipcode)];
  return {
    dealerId: dealer.dealerId.trim(),
    name: dealer.name.trim(),
    country,
    addressLine1: trimmed(dealer.addressLine1),
    addressLine2: trimmed(dealer.addressLine2),
    city: trimmed(dealer.city),
    state: state === null ? null : normalizeRegion(country, state),
    zipcode: zipcode === null ? null : normalizePostalCode(country, zipcode),
    phone: trimmed(dealer.phone),
    email: trimmed(dealer.email)?.toLowerCase() ?? null,
    websiteUrl: trimmed(dealer.websiteUrl),
    bio: trimmed(dealer.bio),
    profileImage: dealer.profileImage,
  };
};
