import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { FileTooLarge } from '../imports/index.js';
import { DomainError, type FileStore, NotFound, type PortsOf } from '../shared/index.js';
import { countUpload } from '../uploads/index.js';
import { imageTypeOf } from './image-type.js';
import type { Pictures } from './pictures.port.js';
import { addressOf, frameOf, imageIdOf, imageKey, type ImageOwner } from './profile-image.js';
import { NotAnImage } from './refusals.js';

export interface SetProfileImage {
  readonly actor: Actor;
  readonly of: ImageOwner;
  /** null removes the picture */
  readonly file: Uint8Array | null;
}

interface Ports extends PortsOf<
  'riders' | 'dealers' | 'promoters' | 'admins' | 'uploads' | 'audit',
  'clock' | 'ids' | 'program'
> {
  readonly files: FileStore;
  readonly pictures: Pictures;
}

/**
 * Sets or removes a profile image: one's own, or anybody's as an admin. The earlier picture is deleted.
 * @returns the new path
 */
export const setProfileImage =
  ({ uow, files, pictures, clock, ids, program }: Ports) =>
  async ({ actor, of, file }: SetProfileImage): Promise<string | null> => {
    if (actor.type !== 'admin' && !(actor.type === of.type && actor.subjectId === of.id)) throw new NotFound(of.type);
    const discard = async (imageId: string | null): Promise<void> => {
      if (imageId !== null)
        await Promise.all([files.remove(imageKey(imageId, 'full')), files.remove(imageKey(imageId, 'small'))]);
    };
    const keep = async (sent: Uint8Array): Promise<string> => {
      if (sent.length > program.uploadLimitBytes) throw new FileTooLarge('bytes', program.uploadLimitBytes);
      if (!imageTypeOf(sent)) throw new NotAnImage();
      await uow.run(async (tx) => {
        if (!(await frameOf(tx, of))) throw new NotFound(of.type);
        await countUpload(tx, { actor, now: clock.now(), program });
      });
      const { full, small } = await pictures.portrait(sent);
      const imageId = ids.next();
      // files are stored before the record: an unused file does no harm, a missing one would
      await Promise.all([
        files.put(imageKey(imageId, 'full'), full.bytes),
        files.put(imageKey(imageId, 'small'), small.bytes),
      ]);
      return imageId;
    };
    const imageId = file && (await keep(file));
    const address = imageId && addressOf(imageId);
    const before = await uow
      .run(async (tx) => {
        const frame = await frameOf(tx, of);
        if (!frame) throw new NotFound(of.type);
        if (frame.shown === address) return null;
        await frame.show(address);
        await recordAct(
          tx,
          { ids, at: clock.now(), actor },
          address === null ? 'remove-profile-image' : 'set-profile-image',
          [of.type, of.id],
          { image: { before: frame.shown, after: address } },
        );
        return frame.shown;
      })
      .catch(async (failed: unknown) => {
        // after any other error the transaction may have been committed
        if (failed instanceof DomainError) await discard(imageId);
        throw failed;
      });
    await discard(imageIdOf(before));
    return address;
  };
