import type { Clock, Digest, Ids } from './ports.js';
import type { StoreName, UnitOfWork } from './unit-of-work.js';

/** Ports that most use cases need. The program adds itself: `declare module '../shared/ports-of.js'`. */
export interface SharedPorts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
}

/** What a use case is given: a transaction over the stores that it names, and these ports. */
export type PortsOf<Needs extends StoreName, Names extends keyof SharedPorts> = Pick<SharedPorts, Names> & {
  readonly uow: UnitOfWork<Needs>;
};
