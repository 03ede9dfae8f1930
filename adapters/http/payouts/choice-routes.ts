import * as contract from '@rrr/contract';
import { CreditNotOffered } from '@rrr/core/ledger';
import { NotFound } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money, pagination } from '../present/money.js';
import { seesPersonal } from '../present/rider.js';
import { presentChoice, presentOffer, presentTaken } from './present-choice.js';

export const choiceRoutes = ({ queries: { payouts }, useCases }: HttpPorts): readonly Route[] => [
  route(contract.offerCredit, can('payout:claim'), async ({ actor, query: { currency } }) => {
    try {
      return { offer: presentOffer(await useCases.offerCredit({ actor, currency })) };
    } catch (refused) {
      if (refused instanceof CreditNotOffered) return { offer: null };
      throw refused;
    }
  }),
  route(contract.takeAsCredit, can('payout:claim'), async ({ actor, body, idempotency }) => {
    const taken = await useCases.takeAsCredit({ actor, idempotency: idempotency(), ...body });
    return { creditChoice: presentTaken(taken), newBalance: money(taken.newBalance, taken.choice.currency) };
  }),
  route(contract.listCreditChoices, can('payout:see'), async ({ actor, params: { riderId }, query }) => {
    if (!seesPersonal(actor, riderId)) throw new NotFound('rider');
    const found = await payouts.creditChoices({ ...query, riderId });
    return { creditChoices: found.items.map(presentChoice), pagination: pagination(found) };
  }),
];
