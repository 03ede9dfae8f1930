import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type Stores, type UnitOfWork } from '../shared/index.js';
import type { KeptBike } from './bike.js';
import type { VinDispute } from './dispute.js';
import { auditBike } from './audit-bike.js';
import type { JudgePorts } from './judge-vin.js';
import { reasonFor } from './reason-for.js';
import { saveToGarage } from './save-to-garage.js';
import { BikeWithoutVin, DisputeOfAnotherKind, DisputeSettled } from './refusals.js';

type Needs =
  | 'bikes'
  | 'vinDisputes'
  | 'vinPatterns'
  | 'vinArrivals'
  | 'soldVins'
  | 'rateLimits'
  | 'rejudging'
  | 'audit';
type Tx = Pick<Stores, Needs>;
interface Ports extends JudgePorts {
  readonly uow: UnitOfWork<Needs>;
}

/** Of a claim: the holder keeps the VIN, or the claimant gets it. Of a doubt: the VIN is verified, or set to invalid. */
export type DisputeOutcome = 'stays' | 'moves' | DoubtOutcome;
export type DoubtOutcome = 'verified' | 'refused';

const isOfDoubt = (outcome: DisputeOutcome): outcome is DoubtOutcome => outcome === 'verified' || outcome === 'refused';

/**
 * Decides a VIN dispute: the holder keeps the VIN, or the holder's bike is retired and the claimant gets it; or a VIN
 * that is in doubt is verified or set to invalid (domain.md §9, §13). Admins only.
 * @throws NotFound DisputeSettled DisputeOfAnotherKind ReasonMissing
 */
export const settleDispute =
  (ports: Ports) =>
  (cmd: {
    readonly actor: Actor;
    readonly disputeId: string;
    readonly outcome: DisputeOutcome;
    readonly reason?: string;
  }): Promise<void> =>
    ports.uow.run(async (tx) => {
      if (cmd.actor.type !== 'admin') throw new NotFound('dispute');
      const dispute = await tx.vinDisputes.lock(cmd.disputeId);
      if (!dispute) throw new NotFound('dispute');
      if (dispute.settledAt !== null) throw new DisputeSettled();
      if (isOfDoubt(cmd.outcome) !== (dispute.reason !== undefined)) throw new DisputeOfAnotherKind();
      const reason = reasonFor(cmd.reason, dispute.reason === 'no-year' && cmd.outcome === 'verified');
      const at = ports.clock.now();
      if (isOfDoubt(cmd.outcome)) await decideDoubt(tx, dispute, cmd.outcome, cmd.actor, ports);
      if (cmd.outcome === 'moves') await moveVin(tx, dispute, cmd.actor, ports);
      await tx.vinDisputes.settle(dispute.id, at, cmd.actor.name);
      await recordAct(tx, { ids: ports.ids, at, actor: cmd.actor }, 'settle-vin-dispute', ['vin-dispute', dispute.id], {
        outcome: cmd.outcome,
        heldBy: dispute.heldBy,
        claimedBy: dispute.claimedBy,
        ...(reason === '' ? {} : { reason }),
      });
    });

/** disputes per transaction */
const AT_ONCE = 50;

/**
 * Decides every open doubt of a run in the same way. Runs in batches and can simply be repeated after an interruption.
 * Admins only.
 * @throws NotFound for a run without open doubts
 */
export const settleVinRun =
  (ports: Omit<Ports, 'uow'> & { readonly uow: UnitOfWork<'bikes' | 'vinDisputes' | 'rejudging' | 'audit'> }) =>
  async (cmd: { readonly actor: Actor; readonly runId: string; readonly outcome: DoubtOutcome }): Promise<number> => {
    if (cmd.actor.type !== 'admin') throw new NotFound('dispute');
    let settled = 0;
    for (let more = true; more;) {
      const some = await ports.uow.run(async (tx) => {
        const at = ports.clock.now();
        let decided = 0;
        const open = await tx.vinDisputes.ofRun(cmd.runId, AT_ONCE);
        for (const { id } of open) {
          const dispute = await tx.vinDisputes.lock(id);
          if (!dispute || dispute.settledAt !== null) continue;
          await decideDoubt(tx, dispute, cmd.outcome, cmd.actor, ports);
          await tx.vinDisputes.settle(id, at, cmd.actor.name);
          decided += 1;
        }
        if (decided > 0)
          await recordAct(
            tx,
            { ids: ports.ids, at, actor: cmd.actor },
            'settle-vin-run',
            ['vin-dispute', open[0]?.id ?? cmd.runId],
            { runId: cmd.runId, outcome: cmd.outcome, count: decided },
          );
        return { open: open.length, decided };
      });
      settled += some.decided;
      more = some.open === AT_ONCE;
    }
    if (settled === 0) throw new NotFound('dispute');
    return settled;
  };

/** Does nothing to a bike that was sold, corrected or decided meanwhile. */
const decideDoubt = async (
  tx: Pick<Stores, 'bikes' | 'rejudging' | 'audit'>,
  { vin, claimed: { bikeId } }: VinDispute,
  outcome: DoubtOutcome,
  actor: Actor,
  ports: Pick<Ports, 'clock' | 'ids'>,
): Promise<void> => {
  const found = bikeId === null ? undefined : (await tx.bikes.byId(bikeId))?.bike;
  if (!found?.doubt || found.vin !== vin) return;
  const { doubt: _, ...before } = found;
  const verified = outcome === 'verified';
  if (verified && !before.holdsVin) throw new BikeWithoutVin();
  const bike: KeptBike = {
    ...before,
    vinStatus: verified ? 'verified' : 'invalid',
    verifiedAt: verified ? ports.clock.now() : null,
    verifiedBy: verified ? actor.name : null,
    version: before.version + 1,
  };
  await tx.bikes.save(bike);
  await auditBike(tx, 'decide-bike', found, bike, actor, ports);
};

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
      from: { network: null, device: null },
    },
    ports,
  );
};
