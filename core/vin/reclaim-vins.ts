import type { Actor } from '../access/index.js';
import type { SharedPorts, Stores } from '../shared/index.js';
import type { TakenVin } from './ports.js';
import { normalizeGarage } from './normalize-garage.js';

/**
 * Returns free VINs to an active rider's bikes and closes the rider's claims of them; a VIN that another rider holds
 * stays there and becomes a dispute (domain.md §9). In the caller's transaction.
 */
export const reclaimVins = async (
  tx: Pick<Stores, 'bikes' | 'vinDisputes' | 'rejudging' | 'audit'>,
  riderId: string,
  actor: Actor,
  ports: Pick<SharedPorts, 'clock' | 'ids'>,
): Promise<readonly TakenVin[]> => {
  // an old merge may have left two bikes with one VIN
  await normalizeGarage(tx, [riderId], actor, ports);
  const taken = await tx.bikes.reclaimVins(riderId);
  const bikes = await tx.bikes.ofRider(riderId);
  for (const { vin, holdsVin } of bikes)
    if (holdsVin) await tx.vinDisputes.settleClaims(vin, riderId, ports.clock.now(), actor.name);
  for (const { vin, bikeId, heldBy } of taken) {
    const bike = bikes.find((keptBike) => keptBike.id === bikeId);
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
