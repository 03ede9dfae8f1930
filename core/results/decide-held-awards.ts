import type { Actor } from '../access/index.js';
import { recordDoneAlone } from '../approvals/index.js';
import { recordAct } from '../audit/index.js';
import { type CheckDecision, checkOf } from '../eligibility/index.js';
import type { RaceEvent } from '../events/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { UNDO_SECONDS } from '../outbox/index.js';
import { NotFound, plusSeconds, type Stores, type UnitOfWork } from '../shared/index.js';
import { checkTold } from './checks-told.js';
import { applyCorrection } from './apply-correction.js';
import { allTargets, type Correction, evaluateCorrections } from './evaluate-correction.js';
import { addMoney, type MoneyMoved, moneyMoved, walletsOf } from './plan-awards.js';
import type { RejudgingNeeds, RejudgingPorts } from './rejudge-event.js';
import { isComplete, type LogoPhoto, photosOf } from './logo-photo.js';
import type { EvaluatedResult } from './result.js';

export interface DecideHeldAwards {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  /** results whose awards are held; at most 100 */
  readonly resultIds: readonly string[];
  readonly decision: CheckDecision['decision'];
  /** the rider reads the reason of a refusal */
  readonly reason: string;
  /** photos of the logos that were looked at; left out: none */
  readonly photoIds?: readonly string[];
}

/**
 * `not-held`: nothing of it is held, perhaps because somebody else decided; `entered-by-you`: whoever entered the results
 * does not release them; `made-by-you`: nor, where photos of the logos are asked for, whoever made the event;
 * `photos-missing`: the rider has not sent them all; `photos-changed`: not all of them were looked at
 */
export type HeldOutcome =
  | CheckDecision['decision']
  | 'not-held'
  | 'entered-by-you'
  | 'made-by-you'
  | 'photos-missing'
  | 'photos-changed';

export interface HeldAwardsDecided {
  /** in the order of the request */
  readonly outcomes: readonly { readonly resultId: string; readonly outcome: HeldOutcome }[];
}

type Needs = RejudgingNeeds | 'idempotency' | 'logoPhotos';
export type DecidingTx = Pick<Stores, RejudgingNeeds>;

/**
 * An administrator releases held awards, or refuses them with a reason, and the events are evaluated again in the same
 * transaction. A refused award can be released later. Whoever entered or changed the results of a class does not release
 * its awards, unless the program only records approvals (domain.md §13). Releasing an award that waits for photos of the
 * logos accepts them.
 * @throws NotFound KeyUsedForAnother
 */
export const decideHeldAwards =
  (ports: RejudgingPorts & { readonly uow: UnitOfWork<Needs> }) =>
  (cmd: DecideHeldAwards): Promise<HeldAwardsDecided> =>
    ports.uow.run((tx) => withIdempotency(tx.idempotency, cmd.idempotency, () => decide(tx, cmd, ports)));

const decide = async (
  tx: DecidingTx & Pick<Stores, 'logoPhotos'>,
  { actor, resultIds, decision, reason, photoIds = [] }: DecideHeldAwards,
  ports: RejudgingPorts,
): Promise<HeldAwardsDecided> => {
  if (actor.type !== 'admin' || actor.proxyHostId !== null) throw new NotFound('result');
  const found = await tx.results.byIds([...new Set(resultIds)]);
  const asked = new Set(found.map((result) => result.id));
  const outcomes = new Map<string, HeldOutcome>();
  const decided: Correction[] = [];
  const alone: EvaluatedResult[] = [];
  // events are locked one by one in a fixed order, then all wallets at once, which prevents deadlocks
  for (const eventId of [...new Set(found.map((result) => result.eventId))].toSorted()) {
    const event = await tx.events.lock(eventId);
    if (!event) continue;
    const results = await tx.results.ofEvent(eventId);
    const { enteredBy, letInBy, makers } = await tx.checks.ofEvent({ event, winners: [], podium: [] });
    const isAsked = results.some((result) => asked.has(result.id) && checkOf(result.verdict)?.photos);
    const sent = isAsked ? (await tx.logoPhotos.standing(eventId)).filter((photo) => photo.status === 'sent') : [];
    const chosen = results.filter((result) => {
      if (!asked.has(result.id)) return false;
      const { state, photos = null } = checkOf(result.verdict) ?? {};
      const isOpen = state === 'held' || (state === 'refused' && decision === 'released');
      const isOwn = [enteredBy, letInBy].some((item) => item?.get(result.classId)?.has(actor.accountId) === true);
      const isMade = photos !== null && makers.has(actor.accountId);
      const needsOther = isOpen && decision === 'released' && (isOwn || isMade);
      const stopped = needsOther && ports.program.approvals === 'required';
      const seen =
        isOpen && decision === 'released' && photos
          ? photosSeen(photos.asked, photosOf(sent, result), photoIds)
          : decision;
      const isDecided = isOpen && !stopped && seen === decision;
      if (needsOther && isDecided) alone.push(result);
      outcomes.set(result.id, !isOpen ? 'not-held' : stopped ? (isOwn ? 'entered-by-you' : 'made-by-you') : seen);
      return isDecided;
    });
    if (decision === 'released')
      for (const photo of chosen.flatMap((result) => photosOf(sent, result)))
        await tx.logoPhotos.update({
          id: photo.id,
          status: 'accepted',
          replacedAt: null,
          decision: { at: ports.clock.now(), byName: actor.name, refusal: null },
        });
    if (chosen.length > 0) decided.push(await decideIn(tx, { event, results, chosen, decision, reason, actor }, ports));
  }
  await applyAll(tx, decided, actor, ports);
  for (const { id, verdict } of alone) {
    const what = { actor, act: 'held-award' as const, objectType: 'result', objectId: id };
    await recordDoneAlone(tx, { ...what, amount: checkOf(verdict)?.amount ?? 0 }, ports);
  }
  return {
    outcomes: resultIds.map((resultId) => ({ resultId, outcome: outcomes.get(resultId) ?? 'not-held' })),
  };
};

/** What comes of a release for the photos. `sent`: one rider's of a class; `seen`: ids of those that were looked at. */
const photosSeen = (asked: number, sent: readonly LogoPhoto[], seen: readonly string[]): HeldOutcome => {
  if (!isComplete(asked, sent)) return 'photos-missing';
  return sent.every((photo) => seen.includes(photo.id)) ? 'released' : 'photos-changed';
};

export interface DecidingEvent {
  /** locked */
  readonly event: RaceEvent;
  readonly results: readonly EvaluatedResult[];
  /** those of `results` that are decided; each has a check */
  readonly chosen: readonly EvaluatedResult[];
  readonly decision: CheckDecision['decision'];
  readonly reason: string | null;
  /** null: released by itself */
  readonly actor: Actor | null;
}

/** Stores decisions about an event's held awards. @returns what is to be evaluated with them */
export const decideIn = async (
  tx: DecidingTx,
  { event, results, chosen, decision, reason, actor }: DecidingEvent,
  { clock, ids }: RejudgingPorts,
): Promise<Correction> => {
  const at = clock.now();
  const classes = await tx.events.classes(event.id);
  const decided = chosen.flatMap((result) => {
    const check = checkOf(result.verdict);
    return check && result.riderId !== null ? [{ result, riderId: result.riderId, held: check.amount }] : [];
  });
  await tx.checks.decide(
    event.id,
    decided.map(({ result: { classId, place, verdict }, riderId, held }) => ({
      classId,
      riderId,
      decision,
      amount: (verdict.earns?.amount ?? 0) + held,
      place,
      reason,
      at,
      by: actor?.name ?? null,
    })),
  );
  for (const { result, riderId, held } of decided)
    await recordAct(
      tx,
      { ids, at, actor },
      decision === 'released' ? 'release-award' : 'refuse-award',
      ['result', result.id],
      {
        eventId: event.id,
        classId: result.classId,
        riderId,
        amount: held,
        currency: event.currency,
        signals: result.verdict.signals ?? [],
        reason,
      },
    );
  const type = decision === 'released' ? 'award.released' : 'award.refused';
  await tx.outbox.announce(
    decided.map(({ held, ...rest }) => checkTold(type, { ...rest, amount: held }, { event, at, ids })),
  );
  const names = new Map(classes.map((raceClass) => [raceClass.id, raceClass.name]));
  if (decision === 'refused')
    await tx.outbox.append(
      decided.map(({ result, riderId, held }) => ({
        id: ids.next(),
        // the rider is told why; only photos that are not sent in time have no person's reason
        kind: reason === null ? 'photos-lapsed' : 'award-refused',
        at,
        recipient: { type: 'rider', id: riderId },
        about: result.id,
        ...(actor ? { notBefore: plusSeconds(at, UNDO_SECONDS) } : {}),
        facts: {
          event: event.title,
          className: names.get(result.classId) ?? '',
          place: result.place,
          currency: event.currency,
          amount: held,
          reason: reason ?? '',
        },
      })),
    );
  const standing = { classes, results };
  return { event, before: standing, after: standing };
};

/** Evaluates several events and posts the differences, with all wallets locked at once. @returns what moved */
export const applyAll = async (
  tx: DecidingTx,
  decided: readonly Correction[],
  actor: Actor | null,
  ports: RejudgingPorts,
): Promise<MoneyMoved> => {
  const at = ports.clock.now();
  const evaluated = await evaluateCorrections(tx, decided, at, ports.program);
  const wallets = walletsOf(evaluated.flatMap(allTargets));
  if (wallets.length > 0) await tx.wallets.lock(wallets);
  let money = moneyMoved([]);
  for (const correction of evaluated)
    money = addMoney(money, await applyCorrection(tx, correction, { actor, at }, ports));
  return money;
};
