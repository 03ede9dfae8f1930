import type { BIKE, ValuesOf } from '@rrr/records';
import type { Actor } from '../access/index.js';
import type { KeptBike } from './bike.js';
import type { Standing } from './check-bike.js';
import { auditBike } from './audit-bike.js';
import { doubtOne, doubtRun, judgeVin, type JudgePorts, type JudgeTx, type VinFrom } from './judge-vin.js';

export type BikeFields = ValuesOf<typeof BIKE>;

export interface SaveToGarage {
  readonly actor: Actor;
  readonly riderId: string;
  /** the bike being changed; null: a new one */
  readonly was: KeptBike | null;
  readonly fields: BikeFields;
  readonly holdsVin: boolean;
  readonly from: VinFrom;
}

/**
 * Saves a bike to a rider's garage, checked against the patterns (ADR 13). A VIN that
 * the rider had before restores that bike with its awards. A bike that is verified, invalid or has awards is retired
 * instead of overwritten when it gets another VIN. "Invalid" stays until an admin changes it. Requires the rider's
 * lock, and that nobody else holds the VIN.
 */
export const saveToGarage = async (
  tx: JudgeTx,
  { actor, riderId, was, fields, holdsVin, from }: SaveToGarage,
  ports: JudgePorts,
): Promise<KeptBike> => {
  const at = ports.clock.now();
  const again = was?.vin === fields.vin ? undefined : await tx.bikes.former(riderId, fields.vin);
  const replaced =
    was !== null &&
    was.vin !== fields.vin &&
    (again !== undefined || was.vinStatus !== 'unverified' || (await tx.bikes.hasEarned(was)));
  if (replaced) {
    await tx.bikes.retire(was.id, at);
    await auditBike(tx, 'retire-bike', was, null, actor, ports);
  }
  const before = again ?? (replaced ? null : was);
  const { doubt: _, ...kept } = before ?? { id: ports.ids.next(), riderId, createdAt: at, version: 0, doubt: null };
  const { standing, run } =
    before?.vinStatus === 'invalid'
      ? INVALID
      : await judgeVin(tx, { ...fields, id: kept.id, riderId }, { actor, from, at }, ports);
  const bike: KeptBike = { ...kept, ...fields, holdsVin, retiredAt: null, ...standing, version: kept.version + 1 };
  if (before) await tx.bikes.save(bike);
  else await tx.bikes.insert(riderId, bike);
  await auditBike(tx, before !== null && before === was ? 'edit-bike' : 'add-bike', before, bike, actor, ports);
  if (bike.doubt === 'run') await doubtRun(tx, [bike], run, { actor, at }, ports);
  else if (bike.doubt) await doubtOne(tx, bike, bike.doubt, at, ports.ids);
  return bike;
};

const INVALID: { readonly standing: Standing; readonly run: readonly [] } = {
  standing: { vinStatus: 'invalid', verifiedAt: null, verifiedBy: null },
  run: [],
};
