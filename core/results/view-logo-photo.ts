import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { type FileStore, NotFound, type PortsOf } from '../shared/index.js';
import type { LogoPhoto } from './logo-photo.js';

/** Returns a photo of the logos to its rider or an administrator, whose view is audited first. @throws NotFound */
export const viewLogoPhoto =
  ({ uow, files, clock, ids }: PortsOf<'logoPhotos' | 'audit', 'clock' | 'ids'> & { readonly files: FileStore }) =>
  async ({
    actor,
    photoId,
  }: {
    readonly actor: Actor;
    readonly photoId: string;
  }): Promise<{ readonly photo: LogoPhoto; readonly file: Uint8Array }> => {
    const photo = await uow.run(async (tx) => {
      const found = await tx.logoPhotos.lock(photoId);
      if (!found || (actor.type !== 'admin' && !(actor.type === 'rider' && actor.subjectId === found.riderId)))
        throw new NotFound('photo');
      const { riderId, eventId, classId, slot } = found;
      // riders look at their own on each visit of the screen
      if (actor.type === 'admin' || actor.proxyHostId !== null)
        await recordAct(tx, { ids, at: clock.now(), actor }, 'view-logo-photo', ['logo-photo', photoId], {
          riderId,
          eventId,
          classId,
          slot,
        });
      return found;
    });
    const file = await files.get(photo.fileKey);
    if (!file) throw new NotFound('photo');
    return { photo, file };
  };
