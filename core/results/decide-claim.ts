import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { UNDO_SECONDS } from '../outbox/index.js';
import { NotFound, plusSeconds } from '../shared/index.js';
import {
  type Corrected,
  correctLocked,
  type CorrectingPorts,
  type CorrectingTx,
  type Opened,
  resultIn,
  type Wanted,
} from './correct-event.js';
import { reasonFor } from './against-name.js';
import { rememberChoices } from './remember-choices.js';
import { placeFree, type ManualResult, resultOf } from './manual-result.js';
import { ClaimDecided, ClaimMessageLength, LONGEST_CLAIM, type ResultClaim, ResultMatched } from './result-claim.js';
import type { Result } from './result.js';

/** Accepting a claim either matches an unmatched result or adds the missing one. */
export type Decision =
  | { readonly verdict: 'match'; readonly resultId: string; readonly reason?: string | null }
  | { readonly verdict: 'add'; readonly classId: string; readonly result: Omit<ManualResult, 'riderId'> }
  | { readonly verdict: 'refuse' };

export interface DecideClaim {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly claimId: string;
  readonly decision: Decision;
  /** the message to the rider; required for a refusal */
  readonly answer: string | null;
}

export interface ClaimSettled {
  readonly claim: ResultClaim;
  /** the effect of an accepted claim; null when refused */
  readonly corrected: Corrected | null;
}

/**
 * Decides a rider's claim once, applies an accepted one to its event in the same transaction, and notifies the rider. A
 * claim made in time counts as in time whenever it is decided. Admins only.
 * @throws NotFound ClaimDecided ClaimMessageLength NameReasonNeeded ResultMatched PlaceTaken KeyUsedForAnother
 */
export const decideClaim =
  (ports: CorrectingPorts) =>
  (cmd: DecideClaim): Promise<ClaimSettled> =>
    ports.uow.run((tx) => withIdempotency(tx.idempotency, cmd.idempotency, () => decide(tx, cmd, ports)));

const decide = async (
  tx: CorrectingTx,
  { actor, claimId, decision, answer }: DecideClaim,
  ports: CorrectingPorts,
): Promise<ClaimSettled> => {
  const text = answer?.trim() ?? '';
  if (text.length > LONGEST_CLAIM || (decision.verdict === 'refuse' && text === ''))
    throw new ClaimMessageLength({ limit: LONGEST_CLAIM });
  const asked = actor.type === 'admin' ? await tx.claims.byId(claimId) : undefined;
  const event = asked && (await tx.events.lock(asked.eventId));
  // read again under the event's lock, because another admin may have decided it
  const open = event && (await tx.claims.byId(claimId));
  if (!event || !open) throw new NotFound('claim');
  if (open.state !== 'open') throw new ClaimDecided({ state: open.state });

  const at = ports.clock.now();
  const claimFor = (result: Pick<Result, 'id' | 'classId'> | null): ResultClaim => ({
    ...open,
    state: result ? 'accepted' : 'refused',
    classId: result?.classId ?? open.classId,
    resultId: result?.id ?? null,
    decidedAt: at,
    decidedBy: actor.name,
    answer: text === '' ? null : text,
  });
  const accept = (how: Accepting): Promise<Corrected> => {
    const change = async (_: unknown, opened: Opened): Promise<Wanted> => {
      const { result, ...wanted } =
        how.verdict === 'match' ? await matched(tx, open, how, opened) : await added(tx, open, how, opened, ports);
      // saved before the event is evaluated, because an accepted claim sets when its result arrived
      await tx.claims.save(claimFor(result));
      return { ...wanted, touched: [result.id] };
    };
    return correctLocked(tx, { actor, apply: true, eventId: event.id, change }, ports);
  };
  const corrected = decision.verdict === 'refuse' ? null : await accept(decision);
  const claim = claimFor(corrected?.results[0] ?? null);
  await tx.claims.save(claim);
  await tx.outbox.append([
    {
      id: ports.ids.next(),
      kind: 'claim-decided',
      at,
      recipient: { type: 'rider', id: claim.riderId },
      about: claim.id,
      notBefore: plusSeconds(at, UNDO_SECONDS),
      facts: {
        event: event.title,
        decision: claim.state,
        answer: claim.answer,
        amount: corrected?.results[0]?.verdict.earns?.amount ?? 0,
        currency: event.currency,
      },
    },
  ]);
  await recordAct(tx, { ids: ports.ids, at, actor }, 'decide-claim', ['claim', claim.id], {
    riderId: claim.riderId,
    eventId: event.id,
    state: { before: 'open', after: claim.state },
    classId: { before: open.classId, after: claim.classId },
    resultId: claim.resultId,
  });
  return { claim, corrected };
};

type Accepting = Exclude<Decision, { verdict: 'refuse' }>;
type Claimed = Omit<Wanted, 'touched'> & { readonly result: Result };

const matched = async (
  tx: CorrectingTx,
  claim: ResultClaim,
  { resultId, reason = null }: Extract<Decision, { verdict: 'match' }>,
  { event, results }: Opened,
): Promise<Claimed> => {
  const found = resultIn({ results }, resultId);
  if (found.riderId !== null && found.riderId !== claim.riderId) throw new ResultMatched();
  const { leftUnmatched: _, ...made } = { ...found, riderId: claim.riderId };
  const after = results.map((result) => (result.id === found.id ? made : result));
  const { detail } = await reasonFor(tx, { before: found, after: made, reason }, true);
  await rememberChoices(tx, event.promoterId, after, new Set([found.id]));
  return {
    result: found,
    results: after,
    audit: {
      action: 'match-result',
      objectType: 'result',
      objectId: found.id,
      detail: { claimId: claim.id, riderId: { before: found.riderId, after: claim.riderId }, ...detail },
    },
  };
};

const added = async (
  tx: CorrectingTx,
  claim: ResultClaim,
  { classId, result }: Extract<Decision, { verdict: 'add' }>,
  { event, classes, results }: Opened,
  { ids }: CorrectingPorts,
): Promise<Claimed> => {
  if (!classes.some((raceClass) => raceClass.id === classId)) throw new NotFound('class');
  const made = await resultOf(
    tx,
    { ...result, riderId: claim.riderId },
    {
      id: ids.next(),
      classId,
      promoterId: event.promoterId,
      earlier: null,
    },
  );
  const { detail } = await reasonFor(tx, { before: null, after: made, reason: result.reason ?? null }, true);
  placeFree(
    result,
    results.filter((evaluatedResult) => evaluatedResult.classId === classId),
  );
  return {
    result: made,
    results: [...results, made],
    audit: {
      action: 'add-result',
      objectType: 'result',
      objectId: made.id,
      detail: { claimId: claim.id, riderId: claim.riderId, classId, place: made.place, ...detail },
    },
  };
};
