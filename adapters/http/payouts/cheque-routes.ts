import * as contract from '@rrr/contract';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money, pagination } from '../present/money.js';
import { presentOutcome } from '../present/outcome.js';
import { translator } from '../words/translator.js';
import { presentCheque } from './present-claim.js';

export const chequeRoutes = ({ queries: { payouts }, useCases, clock }: HttpPorts): readonly Route[] => [
  route(
    contract.listCheques,
    can('payout:manage'),
    async ({ query: { standing, confirmed, afterDate, beforeDate, ...page } }) => {
      const found = await payouts.cheques({
        ...page,
        ...(standing === undefined ? {} : { standing }),
        ...(confirmed === undefined ? {} : { confirmed }),
        ...(afterDate === undefined ? {} : { from: afterDate }),
        ...(beforeDate === undefined ? {} : { to: beforeDate }),
      });
      return {
        cheques: found.items.map((cheque) => ({ ...presentCheque(cheque), riderId: cheque.riderId })),
        pagination: pagination(found),
      };
    },
  ),
  route(contract.chequePapers, can('payout:manage'), async ({ query: { numbers } }) => {
    const papers = await payouts.chequePapers([...new Set(numbers.split(',').map(Number))]);
    return {
      cheques: papers.map(({ address, gross, withholding, lines, ...cheque }) => ({
        ...presentCheque(cheque),
        address,
        gross: money(gross, cheque.currency),
        withholding: money(withholding, cheque.currency),
        lines: lines.map(({ label, amount }) => ({ label, amount: money(amount, cheque.currency) })),
      })),
    };
  }),
  route(contract.confirmCheques, can('payout:manage'), async ({ actor, body: { numbers }, idempotency }) => ({
    cheques: (await useCases.confirmCheques({ actor, idempotency: idempotency(), numbers })).map(presentCheque),
  })),
  route(contract.runCheques, can('payout:manage'), async ({ actor, idempotency, locale }) => {
    const { cheques, refused } = await useCases.runCheques({ actor, idempotency: idempotency() });
    const speaks = translator(locale, clock.now());
    return {
      cheques: cheques.map(presentCheque),
      refused: refused.map((outcome) => presentOutcome(outcome.claimId, outcome.refused, speaks)),
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
