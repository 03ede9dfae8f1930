import type { Actor } from '../access/index.js';
import { type DoneAct, ownDecision, UndoRefused } from '../approvals/index.js';
import { by } from '../audit/index.js';
import { checkOf } from '../eligibility/index.js';
import { type Detail, NotFound, type Stores, type UnitOfWork } from '../shared/index.js';
import { applyAll } from './decide-held-awards.js';
import { photosOf } from './logo-photo.js';
import type { RejudgingNeeds, RejudgingPorts } from './rejudge-event.js';
import type { EvaluatedResult } from './result.js';

type Needs = RejudgingNeeds | 'hands' | 'logoPhotos';
type Tx = Pick<Stores, Needs>;

/** Of those not undone: the `why` of `UndoRefused`. */
export interface HeldUndone {
  readonly resultId: string;
  readonly outcome: 'undone' | 'other' | 'late' | 'changed' | 'spent';
}

/**
 * Whoever released or refused held awards takes it back: they are held again, and photos of the logos that were accepted
 * wait again. Not once any of the money was redeemed or claimed. Each result is a transaction of its own.
 * @returns outcomes in the order of the request
 * @throws NotFound for everybody but admins
 */
export const undoHeldAwards =
  ({ uow, ...ports }: RejudgingPorts & { readonly uow: UnitOfWork<Needs> }) =>
  async ({
    actor,
    resultIds,
  }: {
    readonly actor: Actor;
    readonly resultIds: readonly string[];
  }): Promise<readonly HeldUndone[]> => {
    if (actor.type !== 'admin' || actor.proxyHostId !== null) throw new NotFound('result');
    const outcomes: HeldUndone[] = [];
    for (const resultId of resultIds)
      outcomes.push({
        resultId,
        outcome: await uow
          .run(async (tx) => undo(tx, actor, resultId, ports))
          .catch((refused: unknown) => {
            if (refused instanceof UndoRefused) return whyOf(refused.detail);
            throw refused;
          }),
      });
    return outcomes;
  };

const whyOf = ({ why }: Detail): HeldUndone['outcome'] =>
  why === 'other' || why === 'late' || why === 'spent' ? why : 'changed';

const undo = async (tx: Tx, actor: Actor, resultId: string, ports: RejudgingPorts): Promise<'undone'> => {
  const found = await tx.results.byId(resultId);
  const event = found && (await tx.events.lock(found.eventId));
  const results = event ? await tx.results.ofEvent(event.id) : [];
  const result = results.find((evaluatedResult) => evaluatedResult.id === resultId);
  const state = result && checkOf(result.verdict)?.state;
  if (!event || !result?.riderId || (state !== 'refused' && !result.verdict.earns))
    throw new UndoRefused({ why: 'changed' });
  const { riderId, classId } = result;
  const at = ports.clock.now();
  const what = { objectType: 'result', objectId: resultId };
  const actions = ['release-award', 'refuse-award', 'undo-held-award'];
  const decided = await ownDecision(tx, actor, { ...what, actions }, at);
  if (decided.action === 'undo-held-award') throw new UndoRefused({ why: 'changed' });
  await tx.checks.forget({ classId, riderId });
  await waitAgain(tx, event.id, { result: { classId, riderId }, decided });
  const classes = await tx.events.classes(event.id);
  // what was earned before is never held: it is judged as before the release
  const before = results.map((evaluatedResult) =>
    evaluatedResult.id === resultId ? beforeRelease(evaluatedResult, decided) : evaluatedResult,
  );
  const correction = { event, before: { classes, results: before }, after: { classes, results } };
  const { overpaid } = await applyAll(tx, [correction], actor, ports);
  if (overpaid > 0) throw new UndoRefused({ why: 'spent' });
  const released = decided.action === 'release-award';
  if (await tx.outbox.withdraw(released ? 'award-earned' : 'award-refused', resultId))
    await tx.outbox.append([
      {
        id: ports.ids.next(),
        kind: 'decision-undone',
        at,
        recipient: { type: 'rider', id: riderId },
        facts: { what: 'award', event: event.title },
      },
    ]);
  await tx.audit.append({
    id: ports.ids.next(),
    at,
    ...by(actor),
    action: 'undo-held-award',
    ...what,
    detail: {
      eventId: event.id,
      classId,
      riderId,
      decision: { before: released ? 'released' : 'refused', after: null },
    },
  });
  return 'undone';
};

/** The result with what it earned before its held part was released. */
const beforeRelease = (result: EvaluatedResult, { action, detail }: DoneAct): EvaluatedResult => {
  const { earns } = result.verdict;
  if (action !== 'release-award' || !earns) return result;
  const amount = earns.amount - Number(detail['amount'] ?? 0);
  return { ...result, verdict: { ...result.verdict, earns: amount > 0 ? { ...earns, amount } : null } };
};

/** Photos that the release accepted. */
const waitAgain = async (
  tx: Tx,
  eventId: string,
  { result, decided }: { readonly result: Parameters<typeof photosOf>[1]; readonly decided: DoneAct },
): Promise<void> => {
  if (decided.action !== 'release-award') return;
  for (const { id, status, decision } of photosOf(await tx.logoPhotos.standing(eventId), result))
    if (status === 'accepted' && decision?.at === decided.at)
      await tx.logoPhotos.update({ id, status: 'sent', replacedAt: null, decision: null });
};
