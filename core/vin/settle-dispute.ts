import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type Clock, type Ids, NotFound, type Stores, type UnitOfWork } from '../shared/index.js';
import type { VinDispute } from './dispute.js';
import { auditBike } from './audit-bike.js';
import { saveToGarage } from './save-to-garage.js';
import { DisputeSettled } from './refusals.js';

type Needs = 'bikes' | 'vinDisputes' | 'vinPatterns' | 'rejudging' | 'audit';
type Tx = Pick<Stores, Needs>;
interface Ports {
  readonly uow: UnitOfWork<Needs>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Decides a VIN dispute: the holder keeps the VIN, or the holder's bike is retired and the claimant gets it. Admins
 * only.
 * @throws NotFound DisputeSettled
 */
export const settleDispute =
  (ports: Ports) =>
  (cmd: { readonly actor: Actor; readonly disputeId: string; readonly outcome: 'stays' | 'moves' }): Promise<void> =>
    ports.uow.run(async (tx) => {
      if (cmd.actor.type !== 'admin') throw new NotFound('dispute');
      const dispute = await tx.vinDisputes.lock(cmd.disputeId);
      if (!dispute) throw new NotFound('dispute');
      if (dispute.settledAt !== null) throw new DisputeSettled();
      const at = ports.clock.now();
      if (cmd.outcome === 'moves') await moveVin(tx, dispute, cmd.actor, ports);
      await tx.vinDisputes.settle(dispute.id, at, cmd.actor.name);
      await tx.audit.append({
        id: ports.ids.next(),
        at,
        ...by(cmd.actor),
        action: 'settle-vin-dispute',
        objectType: 'vin-dispute',
        objectId: dispute.id,
        detail: { outcome: cmd.outcome, heldBy: dispute.heldBy, claimedBy: dispute.claimedBy },
      });
    });

const moveVin = async (tx: Tx, { vin, claimedBy, claimed }: VinDispute, actor: Actor, ports: Ports): Promise<void> => {
  const at = ports.clock.now();
  const claimant = await tx.bikes.owner(claimedBy);
  if (!claimant || claimant.deactivated) throw new NotFound('rider');
  // the current holder, who may differ from the one at the time of the claim
  const holder = await tx.bikes.holderOf(vin);
  if (holder?.riderId === claimedBy) return;
  if (holder) {
    await tx.bikes.retire(holder.id, at);
    await auditBike(tx, 'retire-bike', holder, null, actor, ports);
  }
  const { bikeId, ...described } = claimed;
  const own = bikeId === null ? undefined : (await tx.bikes.byId(bikeId))?.bike;
  await saveToGarage(
    tx,
    {
      actor,
      riderId: claimedBy,
      was: own?.riderId === claimedBy ? own : null,
      fields: { ...described, vin },
      holdsVin: true,
    },
    ports,
  );
};
