import type { Actor } from '../access/index.js';
import type { SharedPorts, Stores } from '../shared/index.js';
import { auditBike } from './audit-bike.js';
import { oneOfEachVin } from './one-of-each-vin.js';

/**
 * Keeps one bike per VIN in the garage of one rider, or of two being merged; the first rider's bikes take precedence.
 * Requires the riders' locks.
 */
export const normalizeGarage = async (
  tx: Pick<Stores, 'bikes' | 'rejudging' | 'audit'>,
  riderIds: readonly string[],
  actor: Actor,
  ports: Pick<SharedPorts, 'clock' | 'ids'>,
): Promise<void> => {
  const bikes = [];
  for (const riderId of riderIds) bikes.push(...(await tx.bikes.allOf(riderId)));
  for (const bike of oneOfEachVin(bikes, ports.clock.now())) {
    const before = bikes.find((keptBike) => keptBike.id === bike.id) ?? null;
    await tx.bikes.save(bike);
    await auditBike(tx, before?.retiredAt === bike.retiredAt ? 'edit-bike' : 'retire-bike', before, bike, actor, ports);
  }
};
