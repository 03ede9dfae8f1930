import * as contract from '@rrr/contract';
import { checkOf } from '@rrr/core/eligibility';
import type { HeldAwardView } from '@rrr/core/results';
import { can } from '../kernel/policy.js';
import { route, type Route } from '../kernel/route.js';
import type { HttpPorts } from '../ports.js';
import { money, pagination } from '../present/money.js';
import { presentSignals } from '../present/verdict.js';
import { type Translator, translator } from '../words/translator.js';

const present = (held: HeldAwardView, speaks: Translator): contract.HeldAward => {
  const check = checkOf(held.verdict);
  return {
    _id: held.resultId,
    rider: { _id: held.rider.id, fullName: held.rider.fullName, enrolledAt: held.rider.enrolledAt },
    event: {
      _id: held.event.id,
      title: held.event.title,
      startDate: held.event.startsOn,
      endDate: held.event.endsOn,
    },
    class: { _id: held.raceClass.id, name: held.raceClass.name },
    place: held.place,
    amount: money(check?.amount ?? 0, held.currency),
    heldSince: check?.since ?? null,
    signals: presentSignals(held.verdict, speaks),
    bike: held.bike,
    otherResults: held.otherResults,
    enteredByYou: held.enteredByViewer,
    decision: held.decision,
  };
};

export const heldAwardRoutes = ({ queries: { heldAwards }, useCases, clock }: HttpPorts): readonly Route[] => [
  route(contract.heldAwards, can('results:manage'), async ({ actor, query: { refused = false, ...asked }, locale }) => {
    const found = await heldAwards.search({
      ...asked,
      state: refused ? 'refused' : 'held',
      viewer: actor.accountId,
    });
    const speaks = translator(locale, clock.now());
    return { awards: found.items.map((it) => present(it, speaks)), pagination: pagination(found) };
  }),
  route(contract.decideHeldAwards, can('results:manage'), async ({ actor, body, idempotency }) => {
    const { outcomes } = await useCases.decideHeldAwards({
      actor,
      idempotency: idempotency(),
      resultIds: body.resultIds,
      decision: body.decision === 'release' ? 'released' : 'refused',
      reason: body.reason,
    });
    return { outcomes: [...outcomes] };
  }),
];
