import type * as contract from '@rrr/contract';
import type { Dealer, DealerLogin, DealerView, FoundDealer, OpenInvitation, SearchCenter } from '@rrr/core/dealers';
import { currencyOf } from '@rrr/core/shared';
import { DEALER, only, valuesOf } from '@rrr/records';

const shownEmail = ({ email, showEmail }: Pick<Dealer, 'email' | 'showEmail'>): string | null =>
  showEmail ? email : null;

const OWN = only(DEALER, 'seenBy', 'itself');
const PUBLIC = only(DEALER, 'seenBy', 'everyone');
const shop = (dealer: Omit<DealerView, 'currency'>): Omit<contract.Dealer, 'email' | 'showEmail' | 'version'> => ({
  ...valuesOf(PUBLIC, dealer),
  _id: dealer.id,
  profileImage: dealer.profileImage,
  deActivated: dealer.deactivated,
  currency: currencyOf(dealer.country),
  lat: dealer.point && dealer.point.latE6 / 1e6,
  lon: dealer.point && dealer.point.lonE6 / 1e6,
});

/** `toOthers`: not to its logins or admins. */
export const presentDealer = (dealer: DealerView | Dealer, toOthers = false): contract.Dealer => ({
  ...shop(dealer),
  ...valuesOf(OWN, dealer),
  ...(toOthers ? { email: shownEmail(dealer) } : {}),
  showEmail: dealer.showEmail,
  version: dealer.version,
});

/** The public view. Distances are rounded to tenths of a mile, because postal codes are no more precise. */
export const presentFoundDealer = (dealer: FoundDealer): contract.DealerLean => ({
  ...shop(dealer),
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
