import type { Ids, Instant, Stores } from '../shared/index.js';
import type { TakenVin } from './ports.js';

/**
 * Gives an active rider's bikes the VINs back that were free for others; one that someone else has by now stays there, and is listed as a dispute
 * (domain.md §9). Inside the caller's transaction.
 */
export const reclaimVins = async (tx: Pick<Stores, 'bikes'>, riderId: string, at: Instant, ids: Ids): Promise<readonly TakenVin[]> => {
  const taken = await tx.bikes.reclaimVins(riderId);
  const bikes = await tx.bikes.ofRider(riderId);
  for (const { vin, bikeId, heldBy } of taken) {
    const bike = bikes.find((it) => it.id === bikeId);
    // two bikes of their own with one VIN are nobody's dispute
    if (!bike || heldBy === riderId) continue;
    const { year, make, model } = bike;
    await tx.bikes.dispute({ id: ids.next(), vin, heldBy, claimedBy: riderId, claimed: { bikeId, year, make, model }, at });
  }
  return taken;
};
