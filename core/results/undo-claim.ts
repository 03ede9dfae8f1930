import type { Actor } from '../access/index.js';
import { type DoneAct, ownDecision, UndoRefused } from '../approvals/index.js';
import { by } from '../audit/index.js';
import { NotFound, type Stores, type UnitOfWork } from '../shared/index.js';
import { correctLocked, type CorrectingPorts, type CorrectingTx, type Opened, type Wanted } from './correct-event.js';
import { forgetChoices } from './remember-choices.js';
import type { ResultClaim } from './result-claim.js';

type Tx = CorrectingTx & Pick<Stores, 'hands'>;
type Ports = Omit<CorrectingPorts, 'uow'>;

/**
 * Whoever decided a rider's claim takes it back: it is open again. What accepting it did to the results is reversed with
 * its money, but not once any of that was redeemed. The e-mails do not leave, or another one corrects them.
 * @throws NotFound UndoRefused
 */
export const undoClaimDecision =
  ({ uow, ...ports }: Ports & { readonly uow: UnitOfWork<keyof Tx> }) =>
  ({ actor, claimId }: { readonly actor: Actor; readonly claimId: string }): Promise<ResultClaim> =>
    uow.run(async (tx) => {
      const asked = actor.type === 'admin' ? await tx.claims.byId(claimId) : undefined;
      const event = asked && (await tx.events.lock(asked.eventId));
      // read again under the event's lock
      const claim = event && (await tx.claims.byId(claimId));
      if (!event || !claim) throw new NotFound('claim');
      const { riderId, eventId, state, resultId } = claim;
      if (state === 'open' || (await tx.claims.open(riderId, eventId))) throw new UndoRefused({ why: 'changed' });
      const at = ports.clock.now();
      const what = { objectType: 'claim', objectId: claimId };
      const decided = await ownDecision(tx, actor, { ...what, actions: ['decide-claim'] }, at);
      const classId = (decided.detail['classId'] as { readonly before?: string | null } | undefined)?.before;
      const open: ResultClaim = {
        ...claim,
        state: 'open',
        classId: classId === undefined ? claim.classId : classId,
        resultId: null,
        decidedAt: null,
        decidedBy: null,
        answer: null,
      };
      // before the event is evaluated: an accepted claim says when its result arrived
      await tx.claims.save(open);
      if (resultId !== null) await takeBack(tx, { actor, claim, resultId }, ports);
      if (await tx.outbox.withdraw('claim-decided', claimId))
        await tx.outbox.append([
          {
            id: ports.ids.next(),
            kind: 'decision-undone',
            at,
            recipient: { type: 'rider', id: riderId },
            facts: { what: 'claim', event: event.title },
          },
        ]);
      await tx.audit.append({
        id: ports.ids.next(),
        at,
        ...by(actor),
        action: 'undo-claim-decision',
        ...what,
        detail: { riderId, eventId, state: { before: state, after: 'open' }, resultId },
      });
      return open;
    });

interface Accepted {
  readonly actor: Actor;
  readonly claim: ResultClaim;
  readonly resultId: string;
}

/** Removes the result that accepting added, or its rider. */
const takeBack = async (tx: Tx, { actor, claim, resultId }: Accepted, ports: Ports): Promise<void> => {
  const how: DoneAct | undefined = await tx.hands.lastAct({
    objectType: 'result',
    objectId: resultId,
    actions: ['match-result', 'add-result', 'change-result', 'unmatch-result'],
  });
  if (!how || how.detail['claimId'] !== claim.id) throw new UndoRefused({ why: 'changed' });
  const change = async (_: unknown, { event, results }: Opened): Promise<Wanted> => {
    const found = results.find((result) => result.id === resultId);
    if (found?.riderId !== claim.riderId) throw new UndoRefused({ why: 'changed' });
    const isAdded = how.action === 'add-result';
    const matched = how.detail['riderId'] as { readonly before?: string | null } | undefined;
    const hadRider = !isAdded && matched?.before === claim.riderId;
    if (!isAdded && !hadRider) await forgetChoices(tx, event.promoterId, [found], claim.riderId);
    return {
      results: isAdded
        ? results.filter((result) => result.id !== resultId)
        : results.map((result) => (result.id === resultId && !hadRider ? { ...result, riderId: null } : result)),
      touched: isAdded ? [] : [resultId],
      undoes: resultId,
      audit: {
        action: isAdded ? 'remove-result' : 'unmatch-result',
        objectType: 'result',
        objectId: resultId,
        detail: { claimId: claim.id, riderId: { before: claim.riderId, after: null } },
      },
    };
  };
  await correctLocked(tx, { actor, apply: true, eventId: claim.eventId, change }, ports);
};
