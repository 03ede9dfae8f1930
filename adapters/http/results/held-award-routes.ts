import * as contract from '@rrr/contract';
import { checkOf } from '@rrr/core/eligibility';
import type { Program } from '@rrr/core/program';
import { type HeldAwardView, isComplete, photosDueBy } from '@rrr/core/results';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money } from '../present/money.js';
import { narrowed, presentNarrowed } from '../present/narrowed.js';
import { presentSignals } from '../present/verdict.js';
import { presentLogoPhoto } from './logo-photo-routes.js';
import { type Translator, translator } from '../words/translator.js';

const present = (held: HeldAwardView, speaks: Translator, program: Program): contract.HeldAward => {
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
    ...(check?.photos && {
      photos: {
        asked: check.photos.asked,
        until: photosDueBy(check.photos, held.photos, program),
        complete: isComplete(check.photos.asked, held.photos),
        sent: held.photos.map((photo) => ({
          ...presentLogoPhoto(photo),
          usedFor: photo.usedFor.map((use) => ({
            event: use.eventTitle,
            class: use.className,
            rider: use.riderName,
            sentAt: use.sentAt,
          })),
        })),
        madeByYou: held.madeByViewer,
      },
    }),
    decision: held.decision,
  };
};

export const heldAwardRoutes = ({ queries: { heldAwards }, useCases, clock, program }: HttpPorts): readonly Route[] => [
  route(contract.heldAwards, can('results:manage'), async ({ actor, query: { refused = false, ...asked }, locale }) => {
    const found = await narrowed(asked, {
      load: (page) =>
        heldAwards.search({ ...asked, ...page, state: refused ? 'refused' : 'held', viewer: actor.accountId }),
      factsOf: ({ verdict, currency }) => {
        const check = checkOf(verdict);
        return { at: check?.since ?? null, money: money(check?.amount ?? 0, currency) };
      },
      timeZone: program.timeZone,
    });
    const speaks = translator(locale, clock.now());
    return { awards: found.items.map((award) => present(award, speaks, program)), ...presentNarrowed(found) };
  }),
  route(contract.undoHeldAwards, can('results:manage'), async ({ actor, body: { resultIds } }) => ({
    outcomes: [...(await useCases.undoHeldAwards({ actor, resultIds }))],
  })),
  route(contract.decideHeldAwards, can('results:manage'), async ({ actor, body, idempotency }) => {
    const { outcomes } = await useCases.decideHeldAwards({
      actor,
      idempotency: idempotency(),
      resultIds: body.resultIds,
      decision: body.decision === 'release' ? 'released' : 'refused',
      reason: body.reason,
      ...(body.photoIds === undefined ? {} : { photoIds: body.photoIds }),
    });
    return { outcomes: [...outcomes] };
  }),
];
