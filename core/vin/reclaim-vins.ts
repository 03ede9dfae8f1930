import type { Actor } from '../access/index.js';
import type { Clock, Ids, Stores } from '../shared/index.js';
import type { TakenVin } from './ports.js';
import { normalizeGarage } from './normalize-garage.js';

/**
 * Gives an active rider's bikes the VINs back that were free for others, which settles what the rider claimed of them;
 * one that someone else has by now stays there, and is listed as a dispute (domain.md §9). Inside the caller's
 * transaction.
 */
export const reclaimVins = async (
  tx: Pick<Stores, 'bikes' | 'vinDisputes' | 'rejudging' | 'audit'>,
  riderId: string,
  actor: Actor,
  ports: { readonly clock: Clock; readonly ids: Ids },
): Promise<readonly TakenVin[]> => {
  // two that a merge once left with one VIN would take it from each other
  await normalizeGarage(tx, [riderId], actor, ports);
  const taken = await tx.bikes.reclaimVins(riderId);
  const bikes = await tx.bikes.ofRider(riderId);
  for (const { vin, holdsVin } of bikes)
    if (holdsVin) await tx.vinDisputes.settleClaims(vin, riderId, ports.clock.now(), actor.name);
  for (const { vin, bikeId, heldBy } of taken) {
    const bike = bikes.find((it) => it.id === bikeId);
    if (!bike) continue;
    const { year, make, model } = bike;
    await tx.bikes.dispute({
      id: ports.ids.next(),
      vin,
      heldBy,
      claimedBy: riderId,
      claimed: { bikeId, year, make, model },
      at: ports.clock.now(),
    });
  }
  return taken;
};
