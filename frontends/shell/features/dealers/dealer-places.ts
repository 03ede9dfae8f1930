import type { DealerLean } from '@rrr/contract';
import type { MapPlace } from '@rrr/kit/base/map';
import type { DEALER } from '@rrr/records';

export interface DealerPlace extends MapPlace {
  dealer: DealerLean;
}

const lineOf = (parts: readonly (string | null)[], between: string): string => parts.filter(Boolean).join(between);

/** The address as it is written on a letter, in lines without an empty one. */
const addressLines = (it: DealerLean): readonly string[] =>
  [
    lineOf([it.addressLine1, it.addressLine2], ', '),
    lineOf([it.city, lineOf([it.state, it.zipcode], ' ')], ', '),
  ].filter(Boolean);

/** What the page says of a dealer in its own places: the list, its acts and its map. */
export const PLACED = [
  'name',
  'dealerId',
  'country',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zipcode',
  'phone',
  'websiteUrl',
] as const satisfies readonly (keyof typeof DEALER)[];

/** `lines`: what is written under the address, as its number. */
export const placeOf = (dealer: DealerLean, lines: readonly string[]): DealerPlace => ({
  id: dealer._id,
  name: dealer.name,
  lines: [addressLines(dealer).join(', '), ...lines].filter(Boolean),
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
