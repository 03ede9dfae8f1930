import type { Balance as ShownBalance, Earning, RiderCard, RiderDetail } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { EarningView } from '@rrr/core/results';
import type { Balance, RiderView } from '@rrr/core/riders';
import { presentAward } from '../present/award.js';
import { money } from '../present/money.js';
import { presentVerdict } from '../present/verdict.js';
import type { Speaker } from '../words/speaker.js';

/** The rider and admins see everything, dealers what the counter needs (domain.md §10). */
export const seesPersonal = (actor: Actor, riderId: string): boolean => actor.type === 'admin' || (actor.type === 'rider' && actor.subjectId === riderId);

const presentBalance = ({ currency, available, nextExpiry }: Balance): ShownBalance => ({
  available: money(available, currency),
  nextExpiry: nextExpiry && { amount: money(nextExpiry.amount, currency), expireDate: nextExpiry.expiresOn },
});

const card = (it: RiderView, personal: boolean) => ({
  _id: it.id,
  fullName: it.fullName,
  profileImage: it.profileImage,
  hometown: it.hometown,
  state: it.state,
  country: it.country,
  amaNumber: it.amaNumber,
  balances: it.balances.map(presentBalance),
  deActivated: it.deactivated,
  bikes: it.bikes.map(({ id, year, make, model, vin, vinStatus }) => ({ _id: id, year, make, model, vin: personal ? vin : null, vinStatus })),
});

export const presentRiderCard = (it: RiderView, actor: Actor): RiderCard => {
  const personal = seesPersonal(actor, it.id);
  return { ...card(it, personal), email: personal ? it.email : null };
};

export const presentRider = (it: RiderView, actor: Actor): RiderDetail => {
  const personal = seesPersonal(actor, it.id);
  return {
    ...card(it, personal),
    hasPin: it.hasPin,
    personal: personal
      ? {
          firstName: it.firstName,
          lastName: it.lastName,
          email: it.email,
          phone1: it.phone1,
          dateOfBirth: it.bornOn,
          sex: it.sex,
          addressLine1: it.addressLine1,
          addressLine2: it.addressLine2,
          city: it.city,
          zipcode: it.zipcode,
          factory: it.factory,
          professional: it.professional,
          enrolledAt: it.enrolledAt,
        }
      : null,
  };
};

export const presentEarning = (it: EarningView, speaker: Speaker): Earning => ({
  _id: it.id,
  event: { _id: it.event.id, title: it.event.title, startDate: it.event.startsOn },
  className: it.className,
  place: it.place,
  resultType: it.type,
  receivedAt: it.receivedAt,
  verdict: presentVerdict(it.verdict, it.currency, speaker),
  award: it.award && presentAward(it.award),
});
