import * as contract from '@rrr/contract';
import { paymentProgress, type PaymentStep } from '@rrr/core/payouts';
import { type Currency, dateIn, NotFound } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money } from '../present/money.js';
import { presentEarning, seesPersonal } from '../present/rider.js';
import { type Translator, translator } from '../words/translator.js';
import { presentClaim } from './present-claim.js';

const presentStep = (step: PaymentStep, currency: Currency, speaks: Translator, toRider: boolean): contract.Step => ({
  step: step.step,
  state: step.state,
  at: step.at,
  dueDate: step.dueOn,
  amount: step.amount === null ? null : money(step.amount, currency),
  reasons: step.reasons.map((reason) => ({
    code: reason.code,
    detail: speaks.reason(reason, toRider ? 'rider' : 'others'),
  })),
  missing: [...step.missing],
});

export const earningRoutes = ({ queries: { earnings, payouts }, clock, program }: HttpPorts): readonly Route[] => [
  route(contract.getEarning, can('rider:money'), async ({ actor, params: { riderId, resultId }, locale }) => {
    const earning = seesPersonal(actor, riderId) ? await earnings.earning(riderId, resultId) : undefined;
    if (!earning) throw new NotFound('result');
    const won = earning.award?.type === 'cash' ? earning.award.id : null;
    const [claims, cash] =
      won === null
        ? [[], undefined]
        : await Promise.all([payouts.claimsOf(won, dateIn(clock.now(), program.timeZone)), payouts.riderCash(riderId)]);
    const chosen = earning.award?.chosen === undefined ? null : earning.award.id;
    const choices =
      chosen === null ? [] : (await payouts.creditChoices({ riderId, awardId: chosen, page: 1, limit: 50 })).items;
    const [speaks, toRider] = [translator(locale, clock.now()), actor.type !== 'admin'];
    return {
      earning: presentEarning(earning, speaks, toRider),
      steps: paymentProgress(earning, claims, cash, program, choices).map((step) =>
        presentStep(step, earning.currency, speaks, toRider),
      ),
      payoutClaims: claims.map(presentClaim),
    };
  }),
];
