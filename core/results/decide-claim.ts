import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, once } from '../idempotency/index.js';
import { NotFound, type Stores, type UnitOfWork } from '../shared/index.js';
import { type Corrected, correctLocked, type CorrectingNeeds, type CorrectingPorts, type Opened, resultIn, type Wanted } from './correct-event.js';
import { rememberChoices } from './remember-choices.js';
import { placeFree, type ResultByHand, resultOf } from './result-by-hand.js';
import { ClaimDecided, ClaimMessageLength, LONGEST_CLAIM, type ResultClaim, ResultMatched } from './result-claim.js';

/** Accepting names the unmatched result that is the rider's, or writes the one that is missing. */
export type Decision =
  | { readonly verdict: 'match'; readonly resultId: string }
  | { readonly verdict: 'add'; readonly classId: string; readonly result: Omit<ResultByHand, 'riderId'> }
  | { readonly verdict: 'refuse' };

export interface DecideClaim {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly claimId: string;
  readonly decision: Decision;
  /** what the rider is told; a refusal needs one */
  readonly answer: string | null;
}

export interface ClaimSettled {
  readonly claim: ResultClaim;
  /** what an accepted one did; null when refused */
  readonly corrected: Corrected | null;
}

type Needs = CorrectingNeeds | 'claims';
type Tx = Pick<Stores, Needs>;
type Ports = Omit<CorrectingPorts, 'uow'> & { readonly uow: UnitOfWork<Needs> };

/**
 * Decides a rider's claim once, and settles its event in the same transaction when it is accepted; the rider is told. What was claimed in
 * time is in time, whenever it is decided. Admins only.
 * @throws NotFound ClaimDecided ClaimMessageLength ResultMatched PlaceTaken KeyUsedForAnother
 */
export const decideClaim =
  (ports: Ports) =>
  (cmd: DecideClaim): Promise<ClaimSettled> =>
    ports.uow.run((tx) => once(tx.idempotency, cmd.idempotency, () => decide(tx, cmd, ports)));

const decide = async (tx: Tx, { actor, claimId, decision, answer }: DecideClaim, ports: Ports): Promise<ClaimSettled> => {
  const text = answer?.trim() ?? '';
  if (text.length > LONGEST_CLAIM || (decision.verdict === 'refuse' && text === '')) throw new ClaimMessageLength({ limit: LONGEST_CLAIM });
  const asked = actor.type === 'admin' ? await tx.claims.byId(claimId) : undefined;
  const event = asked && (await tx.events.lock(asked.eventId));
  // read again under the event's lock: another admin may have decided it
  const open = event && (await tx.claims.byId(claimId));
  if (!event || !open) throw new NotFound('claim');
  if (open.state !== 'open') throw new ClaimDecided({ state: open.state });

  const corrected =
    decision.verdict === 'refuse'
      ? null
      : await correctLocked(tx, { actor, apply: true, eventId: event.id, change: (_, opened) => accept(tx, open, decision, opened, ports) }, ports);
  const at = ports.clock.now();
  const claim: ResultClaim = {
    ...open, state: corrected ? 'accepted' : 'refused', resultId: corrected?.results[0]?.id ?? null, decidedAt: at, decidedBy: actor.name, answer: text === '' ? null : text,
  };
  await tx.claims.save(claim);
  await tx.outbox.append([
    {
      id: ports.ids.next(), kind: 'claim-decided', at, recipient: { type: 'rider', id: claim.riderId },
      facts: { event: event.title, decision: claim.state, answer: claim.answer, amount: corrected?.results[0]?.verdict.earns?.amount ?? 0, currency: event.currency },
    },
  ]);
  await tx.audit.append({
    id: ports.ids.next(), at, ...by(actor), action: 'decide-claim', objectType: 'claim', objectId: claim.id,
    detail: { riderId: claim.riderId, eventId: event.id, state: { before: 'open', after: claim.state }, resultId: claim.resultId },
  });
  return { claim, corrected };
};

const accept = async (tx: Tx, claim: ResultClaim, decision: Exclude<Decision, { verdict: 'refuse' }>, { classes, results }: Opened, { ids }: Ports): Promise<Wanted> => {
  if (decision.verdict === 'match') {
    const found = resultIn({ results }, decision.resultId);
    if (found.riderId !== null && found.riderId !== claim.riderId) throw new ResultMatched();
    const after = results.map((it) => (it.id === found.id ? { ...it, riderId: claim.riderId } : it));
    await rememberChoices(tx, after, new Set([found.id]));
    return {
      results: after,
      touched: [found.id],
      audit: { action: 'match-result', objectType: 'result', objectId: found.id, detail: { claimId: claim.id, riderId: { before: found.riderId, after: claim.riderId } } },
    };
  }
  if (!classes.some((it) => it.id === decision.classId)) throw new NotFound('class');
  const added = await resultOf(tx, { ...decision.result, riderId: claim.riderId }, { id: ids.next(), classId: decision.classId, earlier: null });
  placeFree(added, results.filter((it) => it.classId === decision.classId));
  const first = !results.some((it) => it.classId === decision.classId);
  return {
    results: [...results, added],
    classes: classes.map((it) => (it.id === decision.classId && first ? { ...it, resultsReceivedAt: it.resultsReceivedAt ?? claim.at } : it)),
    touched: [added.id],
    audit: { action: 'add-result', objectType: 'result', objectId: added.id, detail: { claimId: claim.id, riderId: claim.riderId, classId: added.classId, place: added.place } },
  };
};
