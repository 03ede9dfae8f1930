import { type Actor, notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { PreviewOutdated } from '../imports/index.js';
import { addDays, dateIn, NotFound, type PortsOf } from '../shared/index.js';
import { isConfirmed } from './deletion.js';
import { type DeletionPorts, type DeletionView, deletionView } from './get-deletion.js';
import { DeletionNotConfirmed } from './refusals.js';

export interface RequestDeletion {
  readonly actor: Actor;
  /** `DELETE` or `SUPPRIMER`, and the account's e-mail address */
  readonly confirmation: string;
  /** fingerprint of the amounts that the rider was shown */
  readonly outcome: string;
}

type Needs = 'deletions' | 'merging' | 'riders' | 'outbox' | 'audit';
interface Ports extends Omit<DeletionPorts, 'uow'>, PortsOf<Needs, 'ids'> {}

/**
 * Asks for the rider's own deletion after the waiting days of the program (domain.md §13). Nothing is erased yet. A
 * request that stands keeps its day.
 * @throws ProxyForbidden NotFound DeletionNotConfirmed PreviewOutdated
 */
export const requestDeletion =
  ({ uow, ids, ...ports }: Ports) =>
  async ({ actor, confirmation, outcome }: RequestDeletion): Promise<DeletionView> => {
    notByProxy(actor);
    const { clock, program } = ports;
    const riderId = actor.subjectId;
    return uow.run(
      async (tx) => {
        const rider = actor.type === 'rider' ? await tx.riders.lock(riderId) : undefined;
        if (!rider) throw new NotFound('rider');
        if (!isConfirmed(confirmation, rider.email)) throw new DeletionNotConfirmed();
        const shown = await deletionView(tx, riderId, ports);
        if (shown.requested) return shown;
        if (shown.outcome !== outcome) throw new PreviewOutdated();
        const at = clock.now();
        const eraseOn = addDays(dateIn(at, program.timeZone), program.deletionDays);
        await tx.deletions.insert({ riderId, requestedAt: at, eraseOn, erasedAt: null });
        await tx.outbox.append([
          {
            id: ids.next(),
            kind: 'deletion-requested',
            at,
            recipient: { type: 'rider', id: riderId },
            facts: { at, eraseOn },
          },
        ]);
        const { credit, cash, pending } = shown;
        await recordAct(tx, { ids, at, actor }, 'request-deletion', ['rider', riderId], {
          eraseOn,
          credit,
          cash,
          pending,
        });
        return { ...shown, requested: { requestedAt: at, eraseOn } };
      },
      { rider: riderId },
    );
  };
