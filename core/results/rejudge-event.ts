import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import type { RaceClass, ResultMoved, Settled, SettleEvent, SettlingNeeds } from '../events/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import {
  type Clock,
  type Currency,
  type Digest,
  type Ids,
  type Instant,
  NotFound,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import type { Program } from '../program/index.js';
import { assertPreviewed, outcomeOf } from './outcome.js';
import type { MoneyMoved } from './plan-awards.js';
import { applyCorrection } from './apply-correction.js';
import { allTargets, evaluateCorrection } from './evaluate-correction.js';
import { lockRiders } from './lock-riders.js';
import { rematch } from './rematch.js';
import type { EvaluatedResult } from './result.js';

export interface RejudgeEvent {
  readonly actor: Actor;
  readonly eventId: string;
  /** null: preview only, nothing is stored */
  readonly apply: IdempotencyKey | null;
  /** fingerprint of the confirmed preview; null or left out: no preview */
  readonly outcome?: string | null;
}

export interface Rejudged {
  readonly applied: boolean;
  readonly currency: Currency;
  /** number of results whose verdict changed */
  readonly changed: number;
  readonly money: MoneyMoved;
  /** fingerprint of the effect */
  readonly outcome: string;
}

export type RejudgingNeeds = SettlingNeeds;
export type RejudgingTx = Pick<Stores, RejudgingNeeds>;

export interface RejudgingPorts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly program: Program;
}

/**
 * Re-evaluates an event's current results, after matching those without a rider anew, and posts the differences. Admins
 * only.
 * @throws NotFound KeyUsedForAnother
 */
export const rejudgeEvent =
  (ports: RejudgingPorts & { readonly uow: UnitOfWork<RejudgingNeeds | 'idempotency'> }) =>
  ({ actor, eventId, apply, outcome }: RejudgeEvent): Promise<Rejudged> =>
    ports.uow.run((tx) => {
      const evaluate = async (): Promise<Rejudged> => {
        const done =
          actor.type === 'admin'
            ? await reevaluate(tx, eventId, { actor, at: ports.clock.now() }, apply !== null, ports, outcome)
            : undefined;
        if (!done) throw new NotFound('event');
        const { riderIds: _, results: __, ...answer } = done;
        return answer;
      };
      return apply ? withIdempotency(tx.idempotency, apply, evaluate) : evaluate();
    });

/** Makes the `settle` of core/events: what a change of an event moves is moved with it. @throws NotFound */
export const settleEvent =
  (ports: RejudgingPorts): SettleEvent =>
  async (tx, eventId, cause) => {
    const settled = await reevaluate(tx, eventId, cause, true, ports);
    if (!settled) throw new NotFound('event');
    const { money, riderIds, results, outcome } = settled;
    return { money, riderIds, results, outcome };
  };

/** The results that earn something else than they did. */
const resultsMoved = (
  { classes, results }: { readonly classes: readonly RaceClass[]; readonly results: readonly EvaluatedResult[] },
  now: readonly EvaluatedResult[],
): readonly ResultMoved[] => {
  const was = new Map(results.map((result) => [result.id, result.verdict.earns?.amount ?? 0]));
  const names = new Map(classes.map((raceClass) => [raceClass.id, raceClass.name]));
  return now.flatMap(({ id, classId, riderId, riderName, verdict }) => {
    const [before, after] = [was.get(id) ?? 0, verdict.earns?.amount ?? 0];
    if (before === after) return [];
    const rest = verdict.earns ? (verdict.rest ? [verdict.rest] : []) : verdict.reasons;
    const reasons = rest.map(({ code, detail }) => ({ code, detail }));
    return [{ resultId: id, riderId, riderName, className: names.get(classId) ?? '', before, after, reasons }];
  });
};

/** Re-evaluates an event in the caller's transaction; undefined when it does not exist. */
export const reevaluate = async (
  tx: RejudgingTx,
  eventId: string,
  cause: { readonly actor: Actor | null; readonly at: Instant },
  apply: boolean,
  ports: RejudgingPorts,
  confirmed?: string | null,
): Promise<(Rejudged & Settled) | undefined> => {
  const event = await tx.events.lock(eventId);
  if (!event) return undefined;
  const standing = { classes: await tx.events.classes(eventId), results: await tx.results.ofEvent(eventId) };
  const { results, found } = await rematch(tx, event, standing.results);
  const after = found.length === 0 ? standing : { classes: standing.classes, results };
  const held = apply ? await lockRiders(tx, standing.results, results) : undefined;
  const evaluated = await evaluateCorrection(tx, { event, before: standing, after }, cause.at, ports.program, held);
  const changed = evaluated.results.filter(
    (result, at) => JSON.stringify(result.verdict) !== JSON.stringify(standing.results[at]?.verdict),
  ).length;
  const answer = {
    applied: apply,
    currency: event.currency,
    changed,
    money: evaluated.money,
    outcome: outcomeOf(evaluated, ports.digest),
    riderIds: [...new Set(allTargets(evaluated).map((target) => target.wallet.riderId))],
    results: resultsMoved(standing, evaluated.results),
  };
  if (!apply) return answer;
  assertPreviewed(confirmed, answer.outcome);
  const money = await applyCorrection(tx, evaluated, cause, ports);
  for (const { resultId, riderId, by: how } of found)
    await recordAct(tx, { ids: ports.ids, at: cause.at, actor: cause.actor }, 'match-result', ['result', resultId], {
      eventId,
      riderId: { before: null, after: riderId },
      by: how,
    });
  if (changed > 0 || evaluated.targets.length > 0)
    await recordAct(tx, { ids: ports.ids, at: cause.at, actor: cause.actor }, 'rejudge-event', ['event', eventId], {
      changed,
      ...money,
      currency: event.currency,
    });
  return { ...answer, money };
};
