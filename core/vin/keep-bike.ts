import type { Actor } from '../access/index.js';
import { type DomainError, NotFound, type PortsOf, StaleEdit, type Stores, type UnitOfWork } from '../shared/index.js';
import type { KeptBike } from './bike.js';
import { asksForYear, assertOwnGarage, vinOf } from './check-bike.js';
import { auditBike } from './audit-bike.js';
import type { JudgePorts, VinFrom } from './judge-vin.js';
import type { BikeOwner } from './ports.js';
import { type BikeFields, saveToGarage } from './save-to-garage.js';
import { VinTaken, VinYours } from './refusals.js';
import { checkVin } from './vin.js';

interface EditedBike {
  readonly actor: Actor;
  readonly bikeId: string;
  /** the version that was edited */
  readonly version: number;
}

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
type RetirePorts = PortsOf<'bikes' | 'rejudging' | 'audit', 'clock' | 'ids'>;

const UNKNOWN: VinFrom = { network: null, device: null };

export interface BikeSaved {
  readonly bike: KeptBike;
  /** false: the VIN's check digit is wrong, so an admin must verify the bike */
  readonly checkDigitFits: boolean;
}

/**
 * A refused second claim of a VIN must be recorded, so its transaction commits with this outcome and the error is
 * thrown afterwards.
 */
type Outcome = { readonly kept: BikeSaved } | { readonly refused: DomainError };

const told = (outcome: Outcome): BikeSaved => {
  if ('kept' in outcome) return outcome.kept;
  throw outcome.refused;
};

/** The error when a VIN is taken; another rider's claim is recorded as a dispute for admins. */
const refusedFor = async (
  tx: Tx,
  cmd: { readonly riderId: string; readonly bikeId: string | null },
  fields: BikeFields,
  { clock, ids }: Ports,
): Promise<DomainError | null> => {
  const holder = await tx.bikes.holderOf(fields.vin);
  if (!holder || holder.id === cmd.bikeId) return null;
  if (holder.riderId === cmd.riderId) return new VinYours();
  const { year, make, model, vin } = fields;
  await tx.bikes.dispute({
    id: ids.next(),
    vin,
    heldBy: holder.riderId,
    claimedBy: cmd.riderId,
    claimed: { bikeId: cmd.bikeId, year, make, model },
    at: clock.now(),
  });
  return new VinTaken();
};

const written = (bike: BikeFields, rider: BikeOwner, actor: Actor, { program }: Ports): BikeFields => ({
  ...bike,
  vin: vinOf(bike.vin, bike.year, asksForYear(rider.country, actor, program)),
});

/**
 * Adds a bike to a rider's garage, or restores a former one, and checks it against the verified patterns (requirements
 * §3, domain.md §9). If it is verified, waiting results are queued for evaluation.
 * @throws NotFound VinNotValid VinYearMismatch VinTaken VinYours
 */
export const addBike =
  (ports: Ports) =>
  async (cmd: {
    readonly actor: Actor;
    readonly riderId: string;
    readonly bike: BikeFields;
    /** left out: not known */
    readonly from?: VinFrom;
  }): Promise<BikeSaved> => {
    assertOwnGarage(cmd.actor, cmd.riderId);
    const outcome = await ports.uow.run(async (tx): Promise<Outcome> => {
      const rider = await tx.bikes.owner(cmd.riderId);
      if (!rider || rider.deactivated) throw new NotFound('rider');
      const fields = written(cmd.bike, rider, cmd.actor, ports);
      const refused = await refusedFor(tx, { riderId: cmd.riderId, bikeId: null }, fields, ports);
      if (refused) return { refused };
      const bike = await saveToGarage(
        tx,
        { actor: cmd.actor, riderId: cmd.riderId, was: null, fields, holdsVin: true, from: cmd.from ?? UNKNOWN },
        ports,
      );
      await tx.vinDisputes.settleClaims(bike.vin, bike.riderId, ports.clock.now(), cmd.actor.name);
      return { kept: { bike, checkDigitFits: checkVin(bike.vin, bike.year).checkDigitFits } };
    });
    return told(outcome);
  };

/**
 * Changes a bike. A new VIN, year, make or model resets its status and checks it again; its awards stay. Changing the
 * VIN of a verified bike retires it and returns a different bike (ADR 13).
 * @throws NotFound StaleEdit VinNotValid VinYearMismatch VinTaken VinYours
 */
export const editBike =
  (ports: Ports) =>
  async (cmd: EditedBike & { readonly bike: BikeFields; readonly from?: VinFrom }): Promise<BikeSaved> => {
    const outcome = await ports.uow.run(async (tx): Promise<Outcome> => {
      const { bike: before, rider } = await theirs(tx, cmd.actor, cmd.bikeId);
      unchanged(before, cmd.version);
      const fields = written(cmd.bike, rider, cmd.actor, ports);
      const refused = await refusedFor(tx, { riderId: before.riderId, bikeId: before.id }, fields, ports);
      if (refused) return { refused };
      const same = (['vin', 'year', 'make', 'model'] as const).every((field) => before[field] === fields[field]);
      const bike = same
        ? before
        : await saveToGarage(
            tx,
            {
              actor: cmd.actor,
              riderId: before.riderId,
              was: before,
              fields,
              holdsVin: !rider.deactivated,
              from: cmd.from ?? UNKNOWN,
            },
            ports,
          );
      if (!same) await tx.vinDisputes.settleClaims(bike.vin, bike.riderId, ports.clock.now(), cmd.actor.name);
      return { kept: { bike, checkDigitFits: checkVin(bike.vin, bike.year).checkDigitFits } };
    });
    return told(outcome);
  };

/** Retires a sold or given-up bike and frees its VIN. Its awards stay. @throws NotFound */
export const retireBike =
  (ports: RetirePorts) =>
  (cmd: { readonly actor: Actor; readonly bikeId: string }): Promise<void> =>
    ports.uow.run(async (tx) => {
      const { bike } = await theirs(tx, cmd.actor, cmd.bikeId);
      await tx.bikes.retire(bike.id, ports.clock.now());
      await auditBike(tx, 'retire-bike', bike, null, cmd.actor, ports);
    });

/** Checks that the bike was not edited or decided since the loaded version. @throws StaleEdit */
export const unchanged = (bike: KeptBike, version: number): void => {
  if (bike.version !== version) throw new StaleEdit('bike', bike.version);
};

const theirs = async (tx: Pick<Stores, 'bikes'>, actor: Actor, bikeId: string) => {
  const found = await tx.bikes.byId(bikeId);
  if (!found || (actor.type !== 'admin' && !(actor.type === 'rider' && actor.subjectId === found.bike.riderId)))
    throw new NotFound('bike');
  return found;
};
