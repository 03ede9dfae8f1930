import type { Actor } from '../access/index.js';
import { assertNotUploader } from '../approvals/index.js';
import { recordAct } from '../audit/index.js';
import { ReasonMissing } from '../ledger/index.js';
import { UNDO_SECONDS } from '../outbox/index.js';
import { dateIn, type LocalDate, NotFound, plusSeconds, type PortsOf } from '../shared/index.js';
import type { RiderDocument } from './document.js';
import { DocumentReplaced, LicenceExpired } from './refusals.js';
import { confirmedRate, formDue } from './tax.js';

export interface DecideDocument {
  readonly actor: Actor;
  readonly documentId: string;
  readonly to: 'verified' | 'refused';
  /** reason for refusal, shown to the rider */
  readonly reason: string | null;
  /** of a W-8BEN: the treaty rate read on it, per cent; null or left out: none, the program's rate is withheld */
  readonly treatyPercent?: number | null;
  /** of a licence that is verified: the last day that stands on it */
  readonly expiresOn?: LocalDate | undefined;
}

/**
 * Verifies or refuses a document and e-mails the rider (domain.md §3). Admins only. A decision can be reversed;
 * repeating it changes nothing. Verifying the tax form that is due confirms the rider's tax residence and what is withheld
 * (§7); refusing it ends that.
 * A licence that has expired is not verified.
 * @throws NotFound DocumentReplaced ReasonMissing TreatyNotClaimed LicenceExpired SecondPersonNeeded for whoever
 * uploaded it
 */
export const decideDocument =
  ({
    uow,
    clock,
    ids,
    program,
  }: PortsOf<'riders' | 'documents' | 'hands' | 'outbox' | 'audit', 'clock' | 'ids' | 'program'>) =>
  ({ actor, documentId, to, reason, treatyPercent = null, expiresOn }: DecideDocument): Promise<RiderDocument> =>
    uow.run(async (tx) => {
      const before = actor.type === 'admin' ? await tx.documents.lock(documentId) : undefined;
      if (!before) throw new NotFound('document');
      if (before.status === 'replaced') throw new DocumentReplaced();
      const refusal = to === 'refused' ? (reason?.trim() ?? '') : null;
      if (refusal === '') throw new ReasonMissing();
      if (before.status === to && before.decision?.refusal === refusal) return before;
      const lastDay = to === 'verified' && before.kind === 'licence' ? expiresOn : undefined;
      if (lastDay !== undefined && lastDay < dateIn(clock.now(), program.timeZone)) throw new LicenceExpired();
      await assertNotUploader(tx, actor, documentId, { clock, ids, program });
      const at = clock.now();
      const rider = await tx.riders.lock(before.riderId);
      const tax = rider?.tax && before.kind === formDue(rider.taxStatus) ? rider.tax : null;
      const basisPoints = tax && to === 'verified' ? confirmedRate(tax, treatyPercent) : null;
      if (rider && tax)
        await tx.riders.save({
          ...rider,
          tax: { ...tax, confirmed: to === 'verified' ? { at, byName: actor.name, basisPoints } : null },
        });
      const document: RiderDocument = {
        ...before,
        status: to,
        decision: {
          at,
          byName: actor.name,
          refusal,
          ...(lastDay === undefined ? {} : { expiresOn: lastDay }),
        },
      };
      await tx.documents.decide(document);
      const facts = { kind: document.kind, decision: to, reason: refusal };
      await tx.outbox.append([
        {
          id: ids.next(),
          kind: 'document-decided',
          at,
          recipient: { type: 'rider', id: document.riderId },
          facts,
          about: documentId,
          notBefore: plusSeconds(at, UNDO_SECONDS),
        },
      ]);
      await recordAct(tx, { ids, at, actor }, 'decide-document', ['document', documentId], {
        riderId: document.riderId,
        kind: document.kind,
        status: { before: before.status, after: to },
        refusal,
        ...(lastDay === undefined ? {} : { expiresOn: lastDay }),
        ...(tax ? { taxConfirmed: to === 'verified', treatyBasisPoints: basisPoints } : {}),
      });
      return document;
    });
