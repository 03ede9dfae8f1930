import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { type FileStore, NotFound, type PortsOf } from '../shared/index.js';
import type { RiderDocument } from './document.js';

export interface ViewedDocument {
  readonly document: RiderDocument;
  readonly file: Uint8Array;
}

interface Ports extends PortsOf<'documents' | 'audit', 'clock' | 'ids'> {
  readonly files: FileStore;
}

/** Returns a document to its rider or an admin. Every view is audited first (domain.md §10). @throws NotFound */
export const viewDocument =
  ({ uow, files, clock, ids }: Ports) =>
  async ({ actor, documentId }: { readonly actor: Actor; readonly documentId: string }): Promise<ViewedDocument> => {
    const document = await uow.run(async (tx) => {
      const found = await tx.documents.lock(documentId);
      if (!found || (actor.type !== 'admin' && !(actor.type === 'rider' && actor.subjectId === found.riderId)))
        throw new NotFound('document');
      const { riderId, kind } = found;
      await recordAct(tx, { ids, at: clock.now(), actor }, 'view-document', ['document', documentId], {
        riderId,
        kind,
      });
      return found;
    });
    const file = await files.get(document.fileKey);
    if (!file) throw new NotFound('document');
    return { document, file };
  };
