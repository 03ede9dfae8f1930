import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { closeLogins, reopenLogins } from '../identity/index.js';
import { type Instant, NotFound, type PortsOf, type Stores } from '../shared/index.js';
import { reclaimVins, type TakenVin } from '../vin/index.js';
import type { Rider } from './rider.js';

export interface SetRiderActive {
  readonly actor: Actor;
  readonly riderId: string;
  readonly active: boolean;
}

export interface RiderActivity {
  readonly rider: Rider;
  /** VINs that other active riders hold now; listed for admins as disputes */
  readonly taken: readonly TakenVin[];
}

type Needs =
  | 'riders'
  | 'accounts'
  | 'sessions'
  | 'devices'
  | 'apiTokens'
  | 'codes'
  | 'bikes'
  | 'vinDisputes'
  | 'rejudging'
  | 'audit';
type Ports = PortsOf<Needs, 'clock' | 'ids'>;

/**
 * Activates or deactivates a rider. Deactivating ends sessions and frees their VINs. On activation, a VIN that another
 * rider holds by now stays there and becomes a dispute (domain.md §3, §9). Awards stay. Admins only.
 * @throws NotFound
 */
export const setRiderActive =
  ({ uow, clock, ids }: Ports) =>
  ({ actor, riderId, active }: SetRiderActive): Promise<RiderActivity> =>
    uow.run(
      async (tx) => {
        const before = actor.type === 'admin' ? await tx.riders.lock(riderId) : undefined;
        if (!before) throw new NotFound('rider');
        if (before.deactivated === !active) return { rider: before, taken: [] };
        const at = clock.now();
        const rider: Rider = { ...before, deactivated: !active, version: before.version + 1 };
        await tx.riders.save(rider);
        const taken = active ? await reactivate(tx, riderId, actor, { clock, ids }) : await deactivate(tx, riderId, at);
        await tx.rejudging.askForRiders([riderId], at);
        await recordAct(tx, { ids, at, actor }, active ? 'activate-rider' : 'deactivate-rider', ['rider', riderId], {
          deactivated: { before: before.deactivated, after: rider.deactivated },
          takenBikes: taken.map((vin) => vin.bikeId),
        });
        return { rider, taken };
      },
      { rider: riderId },
    );

const deactivate = async (tx: Pick<Stores, Needs>, riderId: string, at: Instant): Promise<readonly TakenVin[]> => {
  await closeLogins(tx, { type: 'rider', subjectId: riderId }, at);
  await tx.bikes.freeVins(riderId);
  return [];
};

const reactivate = async (
  tx: Pick<Stores, Needs>,
  riderId: string,
  actor: Actor,
  ports: Omit<Ports, 'uow'>,
): Promise<readonly TakenVin[]> => {
  await reopenLogins(tx, { type: 'rider', subjectId: riderId });
  return reclaimVins(tx, riderId, actor, ports);
};
