import type {
  Balance as ShownBalance,
  Earning,
  Favourite,
  FoundRecord as ShownRecord,
  LeanRider as ShownLean,
  RiderCard,
  RiderNote as ShownNote,
} from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { FoundRecord } from '@rrr/core/finding';
import type { EarningView } from '@rrr/core/results';
import {
  type Balance,
  type FavouriteView,
  type FoundRider,
  isFoundByAma,
  type LeanRider,
  type RiderNote,
  type RiderView,
} from '@rrr/core/riders';
import { BIKE, only, RIDER, valuesOf } from '@rrr/records';
import { presentAward } from './award.js';
import { money } from './money.js';
import { presentVerdict } from './verdict.js';
import type { Translator } from '../words/translator.js';

/** Whether the actor sees personal data: the rider and admins do, dealers do not (domain.md §10). */
export const seesPersonal = (actor: Actor, riderId: string): boolean =>
  actor.type === 'admin' || (actor.type === 'rider' && actor.subjectId === riderId);

const presentBalance = ({ currency, available, nextExpiry }: Balance): ShownBalance => ({
  available: money(available, currency),
  nextExpiry: nextExpiry && { amount: money(nextExpiry.amount, currency), expireDate: nextExpiry.expiresOn },
});

const SEEN = only(RIDER, 'seenBy', 'everyone');
export const card = (rider: RiderView, personal: boolean) => ({
  _id: rider.id,
  fullName: rider.fullName,
  profileImage: rider.profileImage,
  ...valuesOf(SEEN, rider),
  balances: rider.balances.map(presentBalance),
  deActivated: rider.deactivated,
  bikes: rider.bikes.map((bike) => ({
    ...valuesOf(BIKE, bike),
    _id: bike.id,
    vin: personal ? bike.vin : null,
    vinStatus: bike.vinStatus,
  })),
});

export const presentRiderCard = (rider: RiderView, actor: Actor): RiderCard => {
  const personal = seesPersonal(actor, rider.id);
  return { ...card(rider, personal), email: personal ? rider.email : null };
};

/** A rider in a list: dealers see the balances of one whose exact AMA number they typed (domain.md §10). */
export const presentFoundRider = (rider: FoundRider, actor: Actor, typed: string | undefined): RiderCard => {
  const { foundBy } = rider;
  const found = { ...presentRiderCard(rider, actor), ...(foundBy && actor.type === 'admin' ? { foundBy } : {}) };
  return actor.type === 'dealer' && !isFoundByAma(typed, rider.amaNumber) ? { ...found, balances: [] } : found;
};

export const presentLeanRider = ({ id, fullName, hometown, state, amaNumber }: LeanRider): ShownLean => ({
  _id: id,
  fullName,
  hometown,
  state,
  amaNumber,
});

export const presentRecord = ({
  kind,
  id,
  name,
  riderId,
  undone,
  code,
  money: worth,
  at,
}: FoundRecord): ShownRecord => ({
  kind,
  _id: id,
  name,
  riderId,
  undone,
  code,
  amount: worth && money(worth.amount, worth.currency),
  at,
});

export const presentNote = ({ id, text, byName, at }: RiderNote): ShownNote => ({ _id: id, text, by: byName, at });

export const presentFavourite = ({
  kind,
  targetId,
  name,
  city,
  state,
  country,
  startsOn,
  at,
}: FavouriteView): Favourite => ({
  kind,
  _id: targetId,
  name,
  city,
  state,
  country,
  startDate: startsOn,
  addedAt: at,
});

export const presentEarning = (earning: EarningView, translator: Translator, toRider: boolean): Earning => ({
  _id: earning.id,
  event: { _id: earning.event.id, title: earning.event.title, startDate: earning.event.startsOn },
  className: earning.className,
  place: earning.place,
  resultType: earning.type,
  receivedAt: earning.receivedAt,
  verdict: presentVerdict(
    earning.verdict,
    earning.currency,
    translator,
    'without-signals',
    toRider ? 'rider' : 'others',
  ),
  award: earning.award && presentAward(earning.award, toRider),
});
