import type { Actor } from '../access/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import type { KeptBike } from './bike.js';
import { unchanged } from './keep-bike.js';
import { auditBike } from './audit-bike.js';
import { reasonFor } from './reason-for.js';
import { BikeWithoutVin } from './refusals.js';

type Ports = PortsOf<'bikes' | 'rejudging' | 'audit', 'clock' | 'ids'>;

/**
 * An admin sets a bike to verified, invalid or unverified. Verifying queues its rider's results for evaluation. Earlier
 * awards stay (ADR 13). Refused when the bike changed since it was loaded.
 * @throws NotFound StaleEdit BikeWithoutVin ReasonMissing
 */
export const decideBike =
  (ports: Ports) =>
  (cmd: {
    readonly actor: Actor;
    readonly bikeId: string;
    readonly version: number;
    readonly vinStatus: KeptBike['vinStatus'];
    /** left out: none, which is not enough to verify a VIN without its model year */
    readonly reason?: string;
  }): Promise<KeptBike> =>
    ports.uow.run(async (tx) => {
      if (cmd.actor.type !== 'admin') throw new NotFound('bike');
      const found = await tx.bikes.byId(cmd.bikeId);
      if (!found) throw new NotFound('bike');
      if (found.bike.vinStatus === cmd.vinStatus && !found.bike.doubt) return found.bike;
      unchanged(found.bike, cmd.version);
      const verified = cmd.vinStatus === 'verified';
      if (verified && !found.bike.holdsVin) throw new BikeWithoutVin();
      const reason = reasonFor(cmd.reason, verified && found.bike.doubt === 'no-year');
      const { doubt: _, ...before } = found.bike;
      const bike = {
        ...before,
        vinStatus: cmd.vinStatus,
        verifiedAt: verified ? ports.clock.now() : null,
        verifiedBy: verified ? cmd.actor.name : null,
        version: found.bike.version + 1,
      };
      await tx.bikes.save(bike);
      await auditBike(tx, 'decide-bike', found.bike, bike, cmd.actor, ports, reason);
      return bike;
    });
