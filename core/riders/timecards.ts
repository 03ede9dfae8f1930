import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { imageTypeOf, type Pictures } from '../images/index.js';
import { FileEmpty, FileTooLarge } from '../imports/index.js';
import type { Program } from '../program/index.js';
import { DomainError, type FileStore, NotFound, type PortsOf } from '../shared/index.js';
import { NotATimecard } from './refusals.js';
import type { Timecard } from './timecard.js';

export interface AddTimecard {
  readonly actor: Actor;
  readonly riderId: string;
  readonly fileName: string;
  readonly file: Uint8Array;
}

interface Ports extends PortsOf<'riders' | 'timecards' | 'audit', 'clock' | 'ids'> {
  readonly files: FileStore;
}

/** A timecard identified by rider and id; not found under another rider. */
export interface OneTimecard {
  readonly actor: Actor;
  readonly riderId: string;
  readonly timecardId: string;
}

const isPdf = (bytes: Uint8Array): boolean => [0x25, 0x50, 0x44, 0x46, 0x2d].every((value, at) => bytes[at] === value);

/**
 * Detects the type by content, not name: a picture is re-encoded, a PDF is stored unchanged and never displayed inline.
 */
const readFile = async (
  file: Uint8Array,
  pictures: Pictures,
): Promise<{ readonly contentType: string; readonly bytes: Uint8Array }> => {
  if (imageTypeOf(file)) return pictures.clean(file);
  if (isPdf(file)) return { contentType: 'application/pdf', bytes: file };
  throw new NotATimecard();
};

/**
 * Adds a timecard to a rider. Admins only.
 * @throws NotFound FileEmpty FileTooLarge NotATimecard ImageDamaged ImageTooLarge
 */
export const addTimecard =
  ({ uow, files, pictures, clock, ids, program }: Ports & { readonly program: Program; readonly pictures: Pictures }) =>
  async ({ actor, riderId, fileName, file }: AddTimecard): Promise<Timecard> => {
    if (actor.type !== 'admin') throw new NotFound('rider');
    if (file.length === 0) throw new FileEmpty();
    if (file.length > program.uploadLimitBytes) throw new FileTooLarge('bytes', program.uploadLimitBytes);
    const { contentType, bytes } = await readFile(file, pictures);
    const id = ids.next();
    const timecard: Timecard = {
      id,
      riderId,
      fileName: fileName.slice(0, 255),
      fileKey: `timecards/${id}`,
      contentType,
      bytes: bytes.length,
      uploadedAt: clock.now(),
      uploadedBy: actor.name,
    };
    await files.put(timecard.fileKey, bytes);
    const record = uow.run(async (tx) => {
      if (!(await tx.riders.lock(riderId))) throw new NotFound('rider');
      await tx.timecards.insert(timecard);
      await recordAct(tx, { ids, at: timecard.uploadedAt, actor }, 'add-timecard', ['timecard', id], {
        riderId,
        bytes: bytes.length,
      });
      return timecard;
    });
    return record.catch(async (failed: unknown) => {
      // after any other error the transaction may have been committed
      if (failed instanceof DomainError) await files.remove(timecard.fileKey);
      throw failed;
    });
  };

/** Reads a timecard. Admins only. @throws NotFound */
export const readTimecard =
  ({ uow, files }: Pick<Ports, 'uow' | 'files'>) =>
  async ({
    actor,
    riderId,
    timecardId,
  }: OneTimecard): Promise<{ readonly timecard: Timecard; readonly file: Uint8Array }> => {
    const timecard = actor.type === 'admin' ? await uow.run((tx) => tx.timecards.lock(timecardId)) : undefined;
    const file = timecard?.riderId === riderId ? await files.get(timecard.fileKey) : undefined;
    if (!timecard || !file) throw new NotFound('timecard');
    return { timecard, file };
  };

/** Removes a timecard and its file. Admins only. @throws NotFound */
export const removeTimecard =
  ({ uow, files, clock, ids }: Ports) =>
  async ({ actor, riderId, timecardId }: OneTimecard): Promise<void> => {
    const { fileKey } = await uow.run(async (tx) => {
      const timecard = actor.type === 'admin' ? await tx.timecards.lock(timecardId) : undefined;
      if (timecard?.riderId !== riderId) throw new NotFound('timecard');
      await tx.timecards.remove(timecardId);
      const { fileName } = timecard;
      await recordAct(tx, { ids, at: clock.now(), actor }, 'remove-timecard', ['timecard', timecardId], {
        riderId,
        fileName,
      });
      return timecard;
    });
    await files.remove(fileKey);
  };
