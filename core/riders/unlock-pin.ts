import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';

/** Ends the redemption lock after wrong PINs; the PIN stays. Idempotent. Admins only. @throws NotFound */
export const unlockPin =
  ({ uow, clock, ids }: PortsOf<'riders' | 'riderPins' | 'audit', 'clock' | 'ids'>) =>
  ({ actor, riderId }: { readonly actor: Actor; readonly riderId: string }): Promise<void> =>
    uow.run(
      async (tx) => {
        if (actor.type !== 'admin' || !(await tx.riders.lock(riderId))) throw new NotFound('rider');
        const pin = await tx.riderPins.lock(riderId);
        if (pin.failures === 0 && pin.lockedUntil === null) return;
        await tx.riderPins.save(riderId, { ...pin, failures: 0, lockedUntil: null });
        await recordAct(tx, { ids, at: clock.now(), actor }, 'unlock-pin', ['rider', riderId], {
          lockedUntil: { before: pin.lockedUntil, after: null },
        });
      },
      { rider: riderId },
    );
