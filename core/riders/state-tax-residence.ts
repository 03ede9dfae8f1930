import type { Actor } from '../access/index.js';
import { changesOf, recordAct } from '../audit/index.js';
import type { PortsOf } from '../shared/index.js';
import { theirRecord } from './edit-rider.js';
import type { Rider } from './rider.js';
import { readResidence, TAX_FORMS, type TaxResidence } from './tax.js';
import { unverifyDocuments } from './unverify-documents.js';

export interface StateTaxResidence {
  readonly actor: Actor;
  readonly riderId: string;
  readonly residence: TaxResidence;
}

const stated = ({ taxStatus, tax }: Pick<Rider, 'taxStatus' | 'tax'>) => ({
  taxStatus,
  taxCountry: tax?.country ?? null,
  treatyBasisPoints: tax?.treatyBasisPoints ?? null,
});

/**
 * A rider states where they pay tax, or an admin enters it for them (domain.md §7). Another statement than before ends
 * its confirmation: the tax form must be verified again before anything is paid. The same again changes nothing.
 * @throws NotFound AccountDeactivated TaxResidenceNotValid
 */
export const stateTaxResidence =
  ({ uow, clock, ids, program }: PortsOf<'riders' | 'documents' | 'outbox' | 'audit', 'clock' | 'ids' | 'program'>) =>
  ({ actor, riderId, residence }: StateTaxResidence): Promise<Rider> =>
    uow.run(
      async (tx) => {
        const before = await theirRecord(tx, actor, riderId);
        const { taxStatus, ...tax } = readResidence(residence, program);
        const at = clock.now();
        const after: Rider = {
          ...before,
          taxStatus,
          tax: { ...tax, statedAt: at, confirmed: null },
          version: before.version + 1,
        };
        const changes = changesOf<object>(stated(before), stated(after));
        if (before.tax && Object.keys(changes).length === 0) return before;
        await tx.riders.save(after);
        await unverifyDocuments(tx, { riderId, actor, at, kinds: TAX_FORMS }, ids);
        await recordAct(tx, { ids, at, actor }, 'state-tax-residence', ['rider', riderId], changes);
        return after;
      },
      { rider: riderId },
    );
