import { type Actor, notByProxy } from '../access/index.js';
import { addDays, dateIn, type LocalDate, NotFound, type PortsOf, type Stores } from '../shared/index.js';
import { type Deletion, type Stakes, stakesOf } from './deletion.js';
import type { HeldRecords } from './ports.js';

/** What a rider is told before asking to be deleted, and while the request waits. */
export interface DeletionView extends Stakes {
  /** null: not requested */
  readonly requested: Pick<Deletion, 'requestedAt' | 'eraseOn'> | null;
  /** days between a request and the deletion */
  readonly days: number;
  /** the day that a request made today would name */
  readonly eraseOn: LocalDate;
  readonly held: HeldRecords;
  /** fingerprint of the amounts */
  readonly outcome: string;
}

export type DeletionPorts = PortsOf<'deletions' | 'merging' | 'riders', 'clock' | 'digest' | 'program'>;

/** Reads a rider's request and what is at stake, in the caller's transaction. */
export const deletionView = async (
  tx: Pick<Stores, 'deletions' | 'merging'>,
  riderId: string,
  { clock, digest, program }: Omit<DeletionPorts, 'uow'>,
): Promise<DeletionView> => {
  const today = dateIn(clock.now(), program.timeZone);
  const request = await tx.deletions.lock(riderId);
  const awards = await tx.merging.awardsOf(riderId);
  const stakes = stakesOf(awards, await tx.deletions.pendingClaims(riderId), today);
  return {
    requested: request ? { requestedAt: request.requestedAt, eraseOn: request.eraseOn } : null,
    days: program.deletionDays,
    eraseOn: addDays(today, program.deletionDays),
    held: await tx.deletions.heldRecords(riderId),
    ...stakes,
    outcome: digest(JSON.stringify(stakes)),
  };
};

/** Shows riders what deleting their account would mean, in figures. @throws ProxyForbidden NotFound */
export const getDeletion =
  ({ uow, ...ports }: DeletionPorts) =>
  async ({ actor }: { readonly actor: Actor }): Promise<DeletionView> => {
    notByProxy(actor);
    return uow.run(async (tx) => {
      if (actor.type !== 'rider' || !(await tx.riders.lock(actor.subjectId))) throw new NotFound('rider');
      return deletionView(tx, actor.subjectId, ports);
    });
  };
