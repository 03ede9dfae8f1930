import type { Actor } from '../access/index.js';
import type { Clock, Ids, Stores } from '../shared/index.js';
import type { Bike, KeptBike } from './bike.js';
import { type Standing, standingOf } from './check-bike.js';
import { auditBike } from './audit-bike.js';

export type BikeFields = Pick<Bike, 'year' | 'make' | 'model' | 'vin'>;

export interface SaveToGarage {
  readonly actor: Actor;
  readonly riderId: string;
  /** the bike that is written anew; null: one more */
  readonly was: KeptBike | null;
  readonly fields: BikeFields;
  readonly holdsVin: boolean;
}

type Tx = Pick<Stores, 'bikes' | 'vinPatterns' | 'rejudging' | 'audit'>;

/**
 * What a rider's garage holds from now on, checked by the patterns (docs/adr/0017-what-was-earned-stays.md). A VIN that
 * the rider had before is the same bike again, with what it earned; and a bike that was verified, called invalid or
 * earned stays as it was, retired, when another VIN takes its place. What an admin called invalid stays so until an
 * admin says otherwise. The rider is locked, and nobody else has the VIN.
 */
export const saveToGarage = async (
  tx: Tx,
  { actor, riderId, was, fields, holdsVin }: SaveToGarage,
  ports: { readonly clock: Clock; readonly ids: Ids },
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
  const standing = before?.vinStatus === 'invalid' ? INVALID : await standingOf(tx, fields, at);
  const kept = before ?? { id: ports.ids.next(), riderId, createdAt: at, version: 0 };
  const bike: KeptBike = { ...kept, ...fields, holdsVin, retiredAt: null, ...standing, version: kept.version + 1 };
  if (before) await tx.bikes.save(bike);
  else await tx.bikes.insert(riderId, bike);
  await auditBike(tx, before !== null && before === was ? 'edit-bike' : 'add-bike', before, bike, actor, ports);
  return bike;
};

const INVALID: Standing = { vinStatus: 'invalid', verifiedAt: null, verifiedBy: null };
