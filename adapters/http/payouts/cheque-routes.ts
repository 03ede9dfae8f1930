import * as contract from '@rrr/contract';
import { can } from '../kernel/policy.js';
import { route, type Route } from '../kernel/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';
import { presentOutcome } from '../present/outcome.js';
import { translator } from '../words/translator.js';
import { presentCheque } from './present-claim.js';

export const chequeRoutes = ({ queries: { payouts }, useCases, clock }: HttpPorts): readonly Route[] => [
  route(contract.listCheques, can('payout:manage'), async ({ query: { standing, afterDate, beforeDate, ...page } }) => {
    const found = await payouts.cheques({
      ...page,
      ...(standing === undefined ? {} : { standing }),
      ...(afterDate === undefined ? {} : { from: afterDate }),
      ...(beforeDate === undefined ? {} : { to: beforeDate }),
    });
    return {
      cheques: found.items.map((it) => ({ ...presentCheque(it), riderId: it.riderId })),
      pagination: pagination(found),
    };
  }),
  route(contract.runCheques, can('payout:manage'), async ({ actor, idempotency, locale }) => {
    const { cheques, refused } = await useCases.runCheques({ actor, idempotency: idempotency() });
    const speaks = translator(locale, clock.now());
    return {
      cheques: cheques.map(presentCheque),
      refused: refused.map((it) => presentOutcome(it.claimId, it.refused, speaks)),
    };
  }),
  route(
    contract.voidCheque,
    can('payout:manage'),
    async ({ actor, params: { number }, body: { reason }, idempotency }) => ({
      cheque: presentCheque(await useCases.voidCheque({ actor, idempotency: idempotency(), number, reason })),
    }),
  ),
  route(
    contract.reissueCheque,
    can('payout:manage'),
    async ({ actor, params: { number }, body: { reason }, idempotency }) => ({
      cheque: presentCheque(await useCases.reissueCheque({ actor, idempotency: idempotency(), number, reason })),
    }),
  ),
];
