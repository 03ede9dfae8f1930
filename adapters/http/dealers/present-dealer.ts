import type * as contract from '@rrr/contract';
import type { Dealer, DealerLogin, DealerView, FoundDealer, OpenInvitation, SearchCenter } from '@rrr/core/dealers';
import { currencyOf } from '@rrr/core/shared';

const shownEmail = ({ email, showEmail }: Pick<Dealer, 'email' | 'showEmail'>): string | null =>
  showEmail ? email : null;

const shop = (dealer: Omit<DealerView, 'currency'>): Omit<contract.DealerLean, 'miles' | 'dealerId' | 'email'> => ({
  _id: dealer.id,
  name: dealer.name,
  addressLine1: dealer.addressLine1,
  addressLine2: dealer.addressLine2,
  city: dealer.city,
  state: dealer.state,
  zipcode: dealer.zipcode,
  country: dealer.country,
  phone: dealer.phone,
  websiteUrl: dealer.websiteUrl,
  profileImage: dealer.profileImage,
  bio: dealer.bio,
  deActivated: dealer.deactivated,
  currency: currencyOf(dealer.country),
  lat: dealer.point && dealer.point.latE6 / 1e6,
  lon: dealer.point && dealer.point.lonE6 / 1e6,
});

/** `toOthers`: not to its logins or admins. */
export const presentDealer = (dealer: DealerView | Dealer, toOthers = false): contract.Dealer => ({
  ...shop(dealer),
  dealerId: dealer.dealerId,
  email: toOthers ? shownEmail(dealer) : dealer.email,
  showEmail: dealer.showEmail,
  version: dealer.version,
});

/** The public view. Distances are rounded to tenths of a mile, because postal codes are no more precise. */
export const presentFoundDealer = (dealer: FoundDealer): contract.DealerLean => ({
  ...shop(dealer),
  dealerId: dealer.dealerId,
  email: shownEmail(dealer),
  miles: dealer.miles === null ? null : Math.round(dealer.miles * 10) / 10,
});

export const presentCenter = ({ point, ...place }: SearchCenter) => ({
  ...place,
  lat: point.latE6 / 1e6,
  lon: point.lonE6 / 1e6,
});

export const presentLogin = (login: DealerLogin, toAdmin: boolean): contract.DealerLogin => ({
  _id: login.accountId,
  email: login.email,
  fullName: login.displayName,
  emailVerified: login.emailVerified,
  deActivated: login.deactivated,
  locale: login.locale,
  ...(toAdmin ? { twoStep: login.twoStep } : {}),
  dealer: { _id: login.dealer.id, dealerId: login.dealer.dealerId, name: login.dealer.name },
});

export const presentInvitation = (invitation: OpenInvitation) => ({
  email: invitation.email,
  fullName: invitation.name,
  sentAt: invitation.sentAt,
  expiresAt: invitation.expiresAt,
});
