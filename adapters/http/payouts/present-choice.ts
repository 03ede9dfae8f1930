import type { CreditChoice as ShownChoice, CreditOffer as ShownOffer } from '@rrr/contract';
import type { CreditChoiceView, CreditOffer, TakenAsCredit } from '@rrr/core/payouts';
import { money } from '../present/money.js';
import { percentOf } from './present-claim.js';

export const presentOffer = (offer: CreditOffer): ShownOffer => {
  const { currency, amount, bonus, left, awards } = offer;
  return {
    amount: money(amount, currency),
    bonus: money(bonus, currency),
    total: money(amount + bonus, currency),
    bonusPercent: percentOf(offer.basisPoints),
    expireDate: offer.expiresOn,
    left: money(left, currency),
    awards: awards.map((award) => ({
      _id: award.awardId,
      label: award.label,
      amount: money(award.amount, currency),
      bonus: money(award.bonus, currency),
      expireDate: award.expiresOn,
    })),
    outcome: offer.outcome,
  };
};

export const presentChoice = (choice: CreditChoiceView): ShownChoice => {
  const { currency, amount, bonus } = choice;
  return {
    _id: choice.id,
    chosenAt: choice.chosenAt,
    amount: money(amount, currency),
    bonus: money(bonus, currency),
    total: money(amount + bonus, currency),
    bonusPercent: percentOf(choice.basisPoints),
    awards: choice.parts.map((part) => ({
      _id: part.awardId,
      label: part.label,
      amount: money(part.amount, currency),
      bonus: money(part.bonus, currency),
      value: money(part.worth, currency),
      currentValue: money(part.left, currency),
      expireDate: part.expiresOn,
    })),
  };
};

/** As it was taken, so that repeating the request returns the same answer. */
export const presentTaken = ({ choice, offer }: TakenAsCredit): ShownChoice =>
  presentChoice({
    ...choice,
    parts: choice.parts.map((part) => {
      const seen = offer.awards.find((award) => award.awardId === part.awardId);
      const worth = part.amount + part.bonus;
      return { ...part, label: seen?.label ?? '', worth, left: worth, expiresOn: seen?.expiresOn ?? null };
    }),
  });
