import * as contract from '@rrr/contract';
import type { ManualResult } from '@rrr/core/results';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money } from '../present/money.js';
import { translator } from '../words/translator.js';
import { presentCorrected, presentMoneyMoved } from '../present/corrected.js';
import { presentRow, presentSameRaces, presentLimited, presentUnusual } from './present-import.js';

type Written = Omit<ManualResult, 'type' | 'riderId' | 'reason' | 'tied'> & {
  readonly tied?: boolean | undefined;
  readonly resultType: ManualResult['type'];
  readonly riderId?: string | null | undefined;
  readonly reason?: string | null | undefined;
};

export const byHand = ({ resultType, riderId, reason = null, tied, ...rest }: Written): ManualResult => ({
  ...rest,
  type: resultType,
  ...(riderId === undefined ? {} : { riderId }),
  ...(tied === undefined ? {} : { tied }),
  reason,
});

export const resultEditRoutes = ({ useCases, clock }: HttpPorts): readonly Route[] => {
  const speaks = (locale: contract.Locale) => translator(locale, clock.now());
  return [
    route(
      contract.putResult,
      can('results:write'),
      async ({
        actor,
        params: { eventId },
        body: { _id, classId, dryRun, outcome = null, ...written },
        locale,
        idempotency,
      }) => {
        const asked = {
          actor,
          eventId,
          classId,
          result: byHand(written),
          outcome,
          apply: dryRun ? null : idempotency(),
        };
        return presentCorrected(
          await (_id === undefined ? useCases.addResult(asked) : useCases.changeResult({ ...asked, resultId: _id })),
          speaks(locale),
        );
      },
    ),
    route(
      contract.putResults,
      can('results:write'),
      async ({
        actor,
        params: { eventId },
        body: { classId, results, entrants, dryRun, outcome },
        locale,
        idempotency,
      }) => {
        const done = await useCases.replaceResults({
          actor,
          eventId,
          classId,
          results: results.map(({ _id, ...value }) => ({
            ...byHand(value),
            ...(_id === undefined ? {} : { id: _id }),
          })),
          entrants: entrants ?? null,
          outcome: outcome ?? null,
          apply: dryRun ? null : idempotency(),
        });
        return {
          applied: done.applied,
          rows: done.rows.map((row) => presentRow(row, done.currency, speaks(locale), actor.type === 'admin')),
          removed: done.removed.map(({ place, riderName }) => ({ place, riderName })),
          changes: { ...done.changes },
          money: { total: money(done.money.total, done.currency), ...presentMoneyMoved(done.money, done.currency) },
          unusual: presentUnusual(done.unusual),
          limited: presentLimited(done.limited),
          sameRaces: presentSameRaces(done.sameRaces),
          outcome: done.outcome,
        };
      },
    ),
    route(
      contract.deleteResult,
      can('results:write'),
      async ({ actor, params: { eventId }, query: { resultId, dryRun, outcome = null }, locale, idempotency }) =>
        presentCorrected(
          await useCases.removeResult({ actor, eventId, resultId, outcome, apply: dryRun ? null : idempotency() }),
          speaks(locale),
        ),
    ),
    route(
      contract.deleteResults,
      can('results:write'),
      async ({ actor, params: { eventId }, query: { classId = null, dryRun, outcome = null }, locale, idempotency }) =>
        presentCorrected(
          await useCases.removeResults({ actor, eventId, classId, outcome, apply: dryRun ? null : idempotency() }),
          speaks(locale),
        ),
    ),
    route(
      contract.matchResult,
      can('results:write'),
      async ({
        actor,
        params: { eventId },
        body: { resultId, riderId, reason = null, dryRun, outcome = null },
        locale,
        idempotency,
      }) =>
        presentCorrected(
          await useCases.matchResult({
            actor,
            eventId,
            resultId,
            riderId,
            reason,
            outcome,
            apply: dryRun ? null : idempotency(),
          }),
          speaks(locale),
        ),
    ),
    route(
      contract.unmatchResult,
      can('results:write'),
      async ({ actor, params: { eventId }, body: { resultId, undo, dryRun, outcome = null }, locale, idempotency }) =>
        presentCorrected(
          await useCases.unmatchResult({
            actor,
            eventId,
            resultId,
            undo,
            outcome,
            apply: dryRun ? null : idempotency(),
          }),
          speaks(locale),
        ),
    ),
    route(
      contract.rejudgeEvent,
      can('results:manage'),
      async ({ actor, params: { eventId }, body: { dryRun, outcome = null }, idempotency }) => {
        const {
          applied,
          changed,
          money: moved,
          currency,
          outcome: seen,
        } = await useCases.rejudgeEvent({ actor, eventId, outcome, apply: dryRun ? null : idempotency() });
        return { applied, changed, money: presentMoneyMoved(moved, currency), outcome: seen };
      },
    ),
  ];
};
