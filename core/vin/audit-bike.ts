import type { Actor } from '../access/index.js';
import { type AuditAction, changesOf, recordAct } from '../audit/index.js';
import type { SharedPorts, Stores } from '../shared/index.js';
import type { KeptBike } from './bike.js';

/** Audits a change of a bike, queues an evaluation when it became verified, and closes doubts that are over. */
export const auditBike = async (
  tx: Pick<Stores, 'bikes' | 'rejudging' | 'audit'>,
  action: AuditAction,
  before: KeptBike | null,
  after: KeptBike | null,
  actor: Actor,
  { clock, ids }: Pick<SharedPorts, 'clock' | 'ids'>,
  reason = '',
): Promise<void> => {
  const at = clock.now();
  const one = after ?? before;
  if (!one) return;
  if (after?.vinStatus === 'verified' && after.holdsVin) await tx.rejudging.askForRiders([after.riderId], at);
  if (before?.doubt && (after?.doubt !== before.doubt || after.vin !== before.vin || after.retiredAt !== null))
    await tx.bikes.settleDoubts(before.id, at, actor.name);
  await recordAct(tx, { ids, at, actor }, action, ['bike', one.id], {
    ...changesOf(fieldsOf(before), fieldsOf(after)),
    riderId: one.riderId,
    ...(reason === '' ? {} : { reason }),
  });
};

const fieldsOf = (bike: KeptBike | null): Partial<KeptBike> => {
  if (!bike) return {};
  const { version: _, ...fields } = bike;
  return fields;
};
