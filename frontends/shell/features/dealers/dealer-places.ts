import type { DealerLean } from '@rrr/contract';
import type { MapPlace } from '@rrr/kit/base/map';

export interface DealerPlace extends MapPlace {
  dealer: DealerLean;
}

const lineOf = (parts: readonly (string | null)[], between: string): string => parts.filter(Boolean).join(between);

/** The address as it is written on a letter, in lines without an empty one. */
const addressLines = (lean: DealerLean): readonly string[] =>
  [
    lineOf([lean.addressLine1, lean.addressLine2], ', '),
    lineOf([lean.city, lineOf([lean.state, lean.zipcode], ' ')], ', '),
  ].filter(Boolean);

/** `number`: the maker's number of the dealer, as it is written under the address. */
export const placeOf = (dealer: DealerLean, number: string): DealerPlace => ({
  id: dealer._id,
  name: dealer.name,
  lines: [addressLines(dealer).join(', '), number].filter(Boolean),
  at: dealer.lat === null || dealer.lon === null ? null : { lat: dealer.lat, lng: dealer.lon },
  ...(dealer.miles === null ? {} : { miles: dealer.miles }),
  dealer,
});

/** A telephone link; ten digits are a number of North America. */
export const phoneLink = (phone: string): string | undefined => {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return undefined;
  return `tel:${digits.length === 10 ? `+1${digits}` : digits.length > 10 ? `+${digits}` : digits}`;
};

/** The way there by its address, in the maps of the reader's device; no key is needed. */
export const directionsLink = (dealer: DealerLean): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
    [dealer.name, ...addressLines(dealer), dealer.country].join(', '),
  )}`;
