import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { imageTypeOf, NotAnImage, type Pictures } from '../images/index.js';
import { FileTooLarge } from '../imports/index.js';
import { DomainError, type FileStore, NotFound, type PortsOf } from '../shared/index.js';
import { countUpload } from '../uploads/index.js';
import type { DocumentKind, RiderDocument } from './document.js';
import { theirRecord } from './edit-rider.js';
import { formDue, unconfirmed } from './tax.js';

export interface UploadDocument {
  readonly actor: Actor;
  readonly riderId: string;
  readonly kind: DocumentKind;
  readonly file: Uint8Array;
}

interface Ports extends PortsOf<'riders' | 'documents' | 'uploads' | 'audit', 'clock' | 'ids' | 'program'> {
  readonly files: FileStore;
  readonly pictures: Pictures;
}

/**
 * Submits a driver's licence or tax form for a rider; it replaces the earlier one of its kind, decided or not
 * (domain.md §3). Pictures are re-encoded before storage. For the rider and admins.
 * @throws NotFound AccountDeactivated FileTooLarge NotAnImage ImageDamaged ImageTooLarge TooManyUploads
 */
export const uploadDocument =
  ({ uow, files, pictures, clock, ids, program }: Ports) =>
  async ({ actor, riderId, kind, file }: UploadDocument): Promise<RiderDocument> => {
    if (actor.type !== 'admin' && !(actor.type === 'rider' && actor.subjectId === riderId)) throw new NotFound('rider');
    if (file.length > program.uploadLimitBytes) throw new FileTooLarge('bytes', program.uploadLimitBytes);
    if (!imageTypeOf(file)) throw new NotAnImage();
    await uow.run(async (tx) => {
      await theirRecord(tx, actor, riderId);
      await countUpload(tx, { actor, now: clock.now(), program });
    });
    const { contentType, bytes } = await pictures.clean(file);
    const id = ids.next();
    const fileKey = `documents/${id}`;
    // the file is stored before its record: an unused file does no harm, a missing one would
    const { keyId } = await files.put(fileKey, bytes);
    const record = uow.run(async (tx) => {
      const rider = await theirRecord(tx, actor, riderId);
      const document: RiderDocument = {
        id,
        riderId,
        kind,
        status: 'uploaded',
        fileKey,
        keyId,
        contentType,
        bytes: bytes.length,
        uploadedAt: clock.now(),
        decision: null,
      };
      const earlier = (await tx.documents.standing(riderId)).filter((riderDocument) => riderDocument.kind === kind);
      for (const riderDocument of earlier) {
        // read under its lock, because an admin may have decided it meanwhile
        const decision = (await tx.documents.lock(riderDocument.id))?.decision ?? null;
        await tx.documents.decide({ id: riderDocument.id, status: 'replaced', decision });
      }
      await tx.documents.insert(document);
      // what confirmed the tax residence is replaced
      if (rider.tax?.confirmed && kind === formDue(rider.taxStatus))
        await tx.riders.save({ ...rider, tax: unconfirmed(rider.tax) });
      await recordAct(tx, { ids, at: document.uploadedAt, actor }, 'upload-document', ['document', id], {
        riderId,
        kind,
        bytes: bytes.length,
        replaces: earlier.map((riderDocument) => riderDocument.id),
      });
      return document;
    });
    return record.catch(async (failed: unknown) => {
      // after any other error the transaction may have been committed
      if (failed instanceof DomainError) await files.remove(fileKey);
      throw failed;
    });
  };
