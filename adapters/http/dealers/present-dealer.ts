import type * as contract from '@rrr/contract';
import type { Dealer, DealerLogin, DealerView, FoundDealer, OpenInvitation } from '@rrr/core/dealers';
import { currencyOf } from '@rrr/core/shared';

const shop = (it: Omit<DealerView, 'currency'>): Omit<contract.DealerLean, 'miles'> => ({
  _id: it.id,
  name: it.name,
  addressLine1: it.addressLine1,
  addressLine2: it.addressLine2,
  city: it.city,
  state: it.state,
  zipcode: it.zipcode,
  country: it.country,
  phone: it.phone,
  websiteUrl: it.websiteUrl,
  profileImage: it.profileImage,
  bio: it.bio,
  deActivated: it.deactivated,
  currency: currencyOf(it.country),
  lat: it.point && it.point.latE6 / 1e6,
  lon: it.point && it.point.lonE6 / 1e6,
});

export const presentDealer = (it: DealerView | Dealer): contract.Dealer => ({
  ...shop(it),
  dealerId: it.dealerId,
  email: it.email,
  version: it.version,
});

/** The public view. Distances are rounded to tenths of a mile, because postal codes are no more precise. */
export const presentFoundDealer = (it: FoundDealer): contract.DealerLean => ({
  ...shop(it),
  miles: it.miles === null ? null : Math.round(it.miles * 10) / 10,
});

export const presentLogin = (it: DealerLogin): contract.DealerLogin => ({
  _id: it.accountId,
  email: it.email,
  fullName: it.displayName,
  emailVerified: it.emailVerified,
  deActivated: it.deactivated,
  locale: it.locale,
  dealer: { _id: it.dealer.id, dealerId: it.dealer.dealerId, name: it.dealer.name },
});

export const presentInvitation = (it: OpenInvitation) => ({
  email: it.email,
  fullName: it.name,
  sentAt: it.sentAt,
  expiresAt: it.expiresAt,
});
