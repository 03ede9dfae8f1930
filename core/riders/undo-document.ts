import type { Actor } from '../access/index.js';
import { ownDecision, UndoRefused } from '../approvals/index.js';
import { by } from '../audit/index.js';
import type { Program } from '../program/index.js';
import { NotFound, type PortsOf, type Stores } from '../shared/index.js';
import type { RiderDocument } from './document.js';
import { DocumentReplaced } from './refusals.js';
import { formDue, unconfirmed } from './tax.js';

type Needs = 'riders' | 'documents' | 'hands' | 'wallets' | 'payoutClaims' | 'outbox' | 'audit';

/**
 * Whoever verified or refused a document takes it back: it waits for a decision again, and a tax residence that it
 * confirmed is no longer confirmed. The e-mail does not leave, or another one corrects it. Not once the rider has asked for
 * cash that needs the document.
 * @throws NotFound DocumentReplaced UndoRefused
 */
export const undoDocumentDecision =
  ({ uow, clock, ids, program }: PortsOf<Needs, 'clock' | 'ids' | 'program'>) =>
  ({ actor, documentId }: { readonly actor: Actor; readonly documentId: string }): Promise<RiderDocument> =>
    uow.run(async (tx) => {
      const before = actor.type === 'admin' ? await tx.documents.lock(documentId) : undefined;
      if (!before) throw new NotFound('document');
      if (before.status === 'replaced') throw new DocumentReplaced();
      if (before.status === 'uploaded') throw new UndoRefused({ why: 'changed' });
      const at = clock.now();
      const what = { objectType: 'document', objectId: documentId };
      await ownDecision(tx, actor, { ...what, actions: ['decide-document'] }, at);
      const { riderId, kind, status } = before;
      const rider = await tx.riders.lock(riderId);
      if (status === 'verified' && (await hasAskedForCash(tx, riderId, program)))
        throw new UndoRefused({ why: 'claimed' });
      if (rider?.tax?.confirmed && status === 'verified' && kind === formDue(rider.taxStatus))
        await tx.riders.save({ ...rider, tax: unconfirmed(rider.tax) });
      const document: RiderDocument = { ...before, status: 'uploaded', decision: null };
      await tx.documents.decide(document);
      if (await tx.outbox.withdraw('document-decided', documentId))
        await tx.outbox.append([
          {
            id: ids.next(),
            kind: 'decision-undone',
            at,
            recipient: { type: 'rider', id: riderId },
            facts: { what: 'document', kind },
          },
        ]);
      await tx.audit.append({
        id: ids.next(),
        at,
        ...by(actor),
        action: 'undo-document-decision',
        ...what,
        detail: { riderId, kind, status: { before: status, after: 'uploaded' } },
      });
      return document;
    });

/** Whether cash of theirs is in a claim that waits to be paid. */
const hasAskedForCash = async (
  tx: Pick<Stores, 'wallets' | 'payoutClaims'>,
  riderId: string,
  { currencies }: Program,
): Promise<boolean> => {
  const awards = await tx.wallets.awardsWithValue(
    currencies.map((currency) => ({ riderId, currency, book: 'cash' as const })),
  );
  return (await tx.payoutClaims.claimed(awards.map((award) => award.id))).length > 0;
};
