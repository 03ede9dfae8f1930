import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { FileEmpty, FileTooLarge } from '../imports/index.js';
import type { Program } from '../program/index.js';
import { type Clock, DomainError, type FileStore, type Ids, NotFound, type UnitOfWork } from '../shared/index.js';
import type { Timecard } from './timecard.js';

export interface AddTimecard {
  readonly actor: Actor;
  readonly riderId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly file: Uint8Array;
}

interface Ports {
  readonly uow: UnitOfWork<'riders' | 'timecards' | 'audit'>;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** An admin keeps a timecard of a rider. @throws NotFound FileEmpty FileTooLarge */
export const addTimecard =
  ({ uow, files, clock, ids, program }: Ports & { readonly program: Program }) =>
  async ({ actor, riderId, fileName, contentType, file }: AddTimecard): Promise<Timecard> => {
    if (actor.type !== 'admin') throw new NotFound('rider');
    if (file.length === 0) throw new FileEmpty();
    if (file.length > program.uploadLimitBytes) throw new FileTooLarge('bytes', program.uploadLimitBytes);
    const id = ids.next();
    const timecard: Timecard = {
      id, riderId, fileName: fileName.slice(0, 255), fileKey: `timecards/${id}`, contentType, bytes: file.length, uploadedAt: clock.now(), uploadedBy: actor.name,
    };
    await files.put(timecard.fileKey, file);
    const record = uow.run(async (tx) => {
      if (!(await tx.riders.lock(riderId))) throw new NotFound('rider');
      await tx.timecards.insert(timecard);
      await tx.audit.append({ id: ids.next(), at: timecard.uploadedAt, ...by(actor), action: 'add-timecard', objectType: 'timecard', objectId: id, detail: { riderId, bytes: file.length } });
      return timecard;
    });
    return record.catch(async (failed: unknown) => {
      // after any other failure it may have been committed
      if (failed instanceof DomainError) await files.remove(timecard.fileKey);
      throw failed;
    });
  };

/** An admin reads a timecard. @throws NotFound */
export const readTimecard =
  ({ uow, files }: Pick<Ports, 'uow' | 'files'>) =>
  async ({ actor, timecardId }: { readonly actor: Actor; readonly timecardId: string }): Promise<{ readonly timecard: Timecard; readonly file: Uint8Array }> => {
    const timecard = actor.type === 'admin' ? await uow.run((tx) => tx.timecards.lock(timecardId)) : undefined;
    const file = timecard && (await files.get(timecard.fileKey));
    if (!timecard || !file) throw new NotFound('timecard');
    return { timecard, file };
  };

/** An admin removes a timecard, and its file with it. @throws NotFound */
export const removeTimecard =
  ({ uow, files, clock, ids }: Ports) =>
  async ({ actor, timecardId }: { readonly actor: Actor; readonly timecardId: string }): Promise<void> => {
    const { fileKey } = await uow.run(async (tx) => {
      const timecard = actor.type === 'admin' ? await tx.timecards.lock(timecardId) : undefined;
      if (!timecard) throw new NotFound('timecard');
      await tx.timecards.remove(timecardId);
      const { riderId, fileName } = timecard;
      await tx.audit.append({ id: ids.next(), at: clock.now(), ...by(actor), action: 'remove-timecard', objectType: 'timecard', objectId: timecardId, detail: { riderId, fileName } });
      return timecard;
    });
    await files.remove(fileKey);
  };
