import { type Actor, notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { type Check, checkOf } from '../eligibility/index.js';
import { imageTypeOf, NotAnImage, type Pictures } from '../images/index.js';
import { FileTooLarge } from '../imports/index.js';
import { theirRecord } from '../riders/index.js';
import {
  dateIn,
  type Digest,
  DomainError,
  type FileStore,
  NotFound,
  type PortsOf,
  type Stores,
} from '../shared/index.js';
import { countUpload } from '../uploads/index.js';
import {
  isComplete,
  type LogoPhoto,
  photosDueBy,
  PhotoSentTwice,
  PhotosNotAwaited,
  photosOf,
  PhotosTooLate,
} from './logo-photo.js';
import type { PlacedResult } from './ports.js';

export interface SendLogoPhoto {
  readonly actor: Actor;
  /** the rider's result whose award waits */
  readonly resultId: string;
  /** which of the photos that are asked for, from 1; replaces the one that stands there */
  readonly slot: number;
  readonly file: Uint8Array;
}

interface Ports extends PortsOf<
  'events' | 'results' | 'logoPhotos' | 'riders' | 'uploads' | 'audit',
  'clock' | 'ids' | 'digest' | 'program'
> {
  readonly files: FileStore;
  readonly pictures: Pictures;
}

const SOME = 8_192;
/** The digest of a picture: every byte as one character. */
const digestOf = (bytes: Uint8Array, digest: Digest): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += SOME) parts.push(String.fromCharCode(...bytes.subarray(at, at + SOME)));
  return digest(parts.join(''));
};

/**
 * A rider sends a photo of the motorcycle with the maker's logos for an award that waits for it. It is re-encoded before
 * it is stored, and can be replaced until somebody has decided. Sending the same picture again changes nothing.
 * @throws ProxyForbidden NotFound AccountDeactivated PhotosNotAwaited PhotosTooLate PhotoSentTwice FileTooLarge NotAnImage
 * ImageDamaged ImageTooLarge TooManyUploads
 */
export const sendLogoPhoto =
  ({ uow, files, pictures, clock, ids, digest, program }: Ports) =>
  async ({ actor, resultId, slot, file }: SendLogoPhoto): Promise<LogoPhoto> => {
    notByProxy(actor);
    if (actor.type !== 'rider') throw new NotFound('result');
    if (file.length > program.uploadLimitBytes) throw new FileTooLarge('bytes', program.uploadLimitBytes);
    if (!imageTypeOf(file)) throw new NotAnImage();
    await uow.run(async (tx) => {
      const { result, check } = await awaited(tx, actor, resultId, slot);
      await theirRecord(tx, actor, actor.subjectId);
      assertInTime(check, photosOf(await tx.logoPhotos.standing(result.eventId), result), { clock, program });
      await countUpload(tx, { actor, now: clock.now(), program });
    });
    const { contentType, bytes } = await pictures.clean(file);
    const id = ids.next();
    const photo = {
      id,
      riderId: actor.subjectId,
      slot,
      status: 'sent' as const,
      fileKey: `photos/${id}`,
      contentType,
      bytes: bytes.length,
      digest: digestOf(bytes, digest),
      sentAt: clock.now(),
      replacedAt: null,
      decision: null,
    };
    // the file is stored before its record: an unused file does no harm, a missing one would
    await files.put(photo.fileKey, bytes);
    const record = uow.run(async (tx) => {
      const found = await tx.results.byId(resultId);
      // the lock of the event under which awards are decided
      if (found) await tx.events.lock(found.eventId);
      const { result, check } = await awaited(tx, actor, resultId, slot);
      await theirRecord(tx, actor, actor.subjectId);
      const standing = photosOf(await tx.logoPhotos.standing(result.eventId), result);
      const same = standing.find((logoPhoto) => logoPhoto.digest === photo.digest);
      if (same?.slot === slot && same.status === 'sent') return same;
      assertInTime(check, standing, { clock, program });
      if (same) throw new PhotoSentTwice();
      const before = standing.find((logoPhoto) => logoPhoto.slot === slot);
      if (before)
        await tx.logoPhotos.update({
          id: before.id,
          status: 'replaced',
          replacedAt: photo.sentAt,
          decision: before.decision,
        });
      const stored: LogoPhoto = { ...photo, eventId: result.eventId, classId: result.classId };
      await tx.logoPhotos.insert(stored);
      await recordAct(tx, { ids, at: stored.sentAt, actor }, 'send-logo-photo', ['result', resultId], {
        riderId: stored.riderId,
        photoId: id,
        slot,
        bytes: stored.bytes,
        replaces: before?.id ?? null,
      });
      return stored;
    });
    const kept = await record.catch(async (failed: unknown) => {
      // after any other error the transaction may have been committed
      if (failed instanceof DomainError) await files.remove(photo.fileKey);
      throw failed;
    });
    if (kept.id !== id) await files.remove(photo.fileKey);
    return kept;
  };

/** The rider's result and what it waits for. @throws NotFound PhotosNotAwaited */
const awaited = async (
  tx: Pick<Stores, 'results'>,
  actor: Actor,
  resultId: string,
  slot: number,
): Promise<{ readonly result: PlacedResult; readonly check: Check }> => {
  const result = await tx.results.byId(resultId);
  if (!result || result.riderId !== actor.subjectId) throw new NotFound('result');
  const check = checkOf(result.verdict);
  if (check?.state !== 'held' || !check.photos || slot < 1 || slot > check.photos.asked) throw new PhotosNotAwaited();
  return { result, check };
};

/** Where all were sent in time, one can be replaced until somebody decides. @throws PhotosTooLate */
const assertInTime = (
  { photos }: Check,
  standing: readonly LogoPhoto[],
  { clock, program }: Pick<Ports, 'clock' | 'program'>,
): void => {
  if (!photos || isComplete(photos.asked, standing)) return;
  const last = photosDueBy(photos, standing, program);
  if (dateIn(clock.now(), program.timeZone) > last) throw new PhotosTooLate({ by: last });
};
