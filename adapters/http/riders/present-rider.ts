import type {
  Balance as ShownBalance,
  Earning,
  Favourite,
  LeanRider as ShownLean,
  RiderCard,
  RiderNote as ShownNote,
} from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { EarningView } from '@rrr/core/results';
import type { Balance, FavouriteView, LeanRider, RiderNote, RiderView } from '@rrr/core/riders';
import { presentAward } from '../present/award.js';
import { money } from '../present/money.js';
import { presentVerdict } from '../present/verdict.js';
import type { Translator } from '../words/translator.js';

/** Whether the actor sees personal data: the rider and admins do, dealers do not (domain.md §10). */
export const seesPersonal = (actor: Actor, riderId: string): boolean =>
  actor.type === 'admin' || (actor.type === 'rider' && actor.subjectId === riderId);

const presentBalance = ({ currency, available, nextExpiry }: Balance): ShownBalance => ({
  available: money(available, currency),
  nextExpiry: nextExpiry && { amount: money(nextExpiry.amount, currency), expireDate: nextExpiry.expiresOn },
});

export const card = (it: RiderView, personal: boolean) => ({
  _id: it.id,
  fullName: it.fullName,
  profileImage: it.profileImage,
  hometown: it.hometown,
  state: it.state,
  country: it.country,
  amaNumber: it.amaNumber,
  balances: it.balances.map(presentBalance),
  deActivated: it.deactivated,
  bikes: it.bikes.map(({ id, year, make, model, vin, vinStatus }) => ({
    _id: id,
    year,
    make,
    model,
    vin: personal ? vin : null,
    vinStatus,
  })),
});

export const presentRiderCard = (it: RiderView, actor: Actor): RiderCard => {
  const personal = seesPersonal(actor, it.id);
  return { ...card(it, personal), email: personal ? it.email : null };
};

export const presentLeanRider = ({ id, fullName, hometown, state, amaNumber }: LeanRider): ShownLean => ({
  _id: id,
  fullName,
  hometown,
  state,
  amaNumber,
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

export const presentEarning = (it: EarningView, translator: Translator): Earning => ({
  _id: it.id,
  event: { _id: it.event.id, title: it.event.title, startDate: it.event.startsOn },
  className: it.className,
  place: it.place,
  resultType: it.type,
  receivedAt: it.receivedAt,
  verdict: presentVerdict(it.verdict, it.currency, translator),
  award: it.award && presentAward(it.award),
});
