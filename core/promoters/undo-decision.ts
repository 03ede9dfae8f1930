import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf, type Stores } from '../shared/index.js';
import type { DecisionOutcome } from './decide-promoter.js';
import { NothingToUndo, type Promoter } from './promoter.js';

type Needed = 'promoters' | 'codes' | 'outbox' | 'audit';
type Ports = PortsOf<Needed, 'clock' | 'ids'>;

/**
 * Undoes a promoter's last decision; can be repeated until the application is pending again (domain.md §3). Ends an
 * open invitation. The e-mail of the decision does not leave, or another one corrects it.
 * @throws NotFound NothingToUndo
 */
export const undoDecision =
  ({ uow, ...ports }: Ports) =>
  ({ actor, promoterId }: { readonly actor: Actor; readonly promoterId: string }): Promise<Promoter> =>
    uow.run(async (tx) => {
      const promoter = actor.type === 'admin' ? await tx.promoters.lock(promoterId) : undefined;
      if (!promoter) throw new NotFound('promoter');
      const undone = await undo(tx, actor, promoter, ports);
      if (!undone) throw new NothingToUndo();
      return undone;
    });

/**
 * Undoes decisions of many promoters in one transaction and returns each outcome.
 * @throws NotFound for anyone but an admin
 */
export const undoDecisions =
  ({ uow, ...ports }: Ports) =>
  ({
    actor,
    promoterIds,
  }: {
    readonly actor: Actor;
    readonly promoterIds: readonly string[];
  }): Promise<readonly DecisionOutcome[]> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin') throw new NotFound('promoter');
      const outcomes = new Map<string, DecisionOutcome>();
      // in the same order as deciding many, which prevents deadlocks
      for (const promoterId of [...new Set(promoterIds)].toSorted()) {
        const promoter = await tx.promoters.lock(promoterId);
        const undone = promoter && (await undo(tx, actor, promoter, ports));
        const outcome = undone ? 'done' : promoter ? 'refused' : 'unknown';
        outcomes.set(promoterId, {
          promoterId,
          name: promoter?.name ?? null,
          outcome,
          code: outcome === 'refused' ? 'NOTHING_TO_UNDO' : null,
        });
      }
      return [...new Set(promoterIds)].flatMap((id) => outcomes.get(id) ?? []);
    });

const undo = async (
  tx: Pick<Stores, Needed>,
  actor: Actor,
  promoter: Promoter,
  { clock, ids }: Omit<Ports, 'uow'>,
): Promise<Promoter | null> => {
  const last = (await tx.promoters.decisions(promoter.id)).findLast((decision) => decision.undoneAt === null);
  if (!last) return null;
  const at = clock.now();
  const after: Promoter = { ...promoter, status: last.from, version: promoter.version + 1 };
  await tx.promoters.save(after);
  await tx.promoters.setUndone(promoter.id, last.sequence, at);
  if (last.to === 'approved') await tx.codes.endInvitations('promoter', promoter.id, at);
  const told = await tx.outbox.withdraw('application-decided', promoter.id);
  if (last.to === 'approved') await tx.outbox.withdraw('invitation', promoter.id);
  if (told)
    await tx.outbox.append([
      {
        id: ids.next(),
        kind: 'decision-undone',
        at,
        recipient: { type: 'promoter', id: promoter.id },
        facts: { what: 'application' },
      },
    ]);
  await recordAct(tx, { ids, at, actor }, 'undo-promoter-decision', ['promoter', promoter.id], {
    status: { before: promoter.status, after: last.from },
    decision: last.sequence,
  });
  return after;
};
