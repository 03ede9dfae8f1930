import type { Actor } from '../access/index.js';
import { assertNotUploader } from '../approvals/index.js';
import { recordAct } from '../audit/index.js';
import { ReasonMissing } from '../ledger/index.js';
import { NotFound, type PortsOf } from '../shared/index.js';
import { assertGuardian, giveConsent, spaced } from './guardian.js';
import { ConsentGiven } from './refusals.js';

type Ports = PortsOf<'riders' | 'documents' | 'hands' | 'rejudging' | 'audit', 'clock' | 'ids' | 'program'>;

/**
 * An admin records a consent that was given on paper, with a reason. Not by who uploaded a document of the rider.
 * @throws NotFound ConsentGiven GuardianNotValid ReasonMissing SecondPersonNeeded
 */
export const confirmConsentOnPaper =
  ({ uow, clock, ids, program }: Ports) =>
  ({
    actor,
    riderId,
    name: typed,
    reason: given,
  }: {
    readonly actor: Actor;
    readonly riderId: string;
    readonly name: string;
    readonly reason: string;
  }): Promise<void> =>
    uow.run(
      async (tx) => {
        const rider = actor.type === 'admin' ? await tx.riders.lock(riderId) : undefined;
        if (!rider) throw new NotFound('rider');
        if (rider.consent !== null) throw new ConsentGiven();
        const [name, reason] = [spaced(typed), given.trim()];
        if (reason === '') throw new ReasonMissing();
        assertGuardian(rider, { name, email: null });
        for (const { id } of await tx.documents.standing(riderId))
          await assertNotUploader(tx, actor, id, { clock, ids, program });
        const at = clock.now();
        await giveConsent(tx, rider, { by: name, at });
        await recordAct(tx, { ids, at, actor }, 'confirm-consent-on-paper', ['rider', riderId], { reason });
      },
      { rider: riderId },
    );
