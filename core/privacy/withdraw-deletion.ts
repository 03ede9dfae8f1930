import { type Actor, notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';

type Ports = PortsOf<'deletions' | 'riders' | 'outbox' | 'audit', 'clock' | 'ids'>;

/** Takes back one's own request; does nothing when there is none. @throws ProxyForbidden NotFound */
export const withdrawDeletion =
  ({ uow, clock, ids }: Ports) =>
  async ({ actor }: { readonly actor: Actor }): Promise<void> => {
    notByProxy(actor);
    const riderId = actor.subjectId;
    await uow.run(
      async (tx) => {
        // an erased rider is not found
        if (actor.type !== 'rider' || !(await tx.riders.lock(riderId))) throw new NotFound('rider');
        if (!(await tx.deletions.lock(riderId))) return;
        const at = clock.now();
        await tx.deletions.remove(riderId);
        await tx.outbox.append([
          { id: ids.next(), kind: 'deletion-withdrawn', at, recipient: { type: 'rider', id: riderId }, facts: { at } },
        ]);
        await recordAct(tx, { ids, at, actor }, 'withdraw-deletion', ['rider', riderId]);
      },
      { rider: riderId },
    );
  };
