import type { Check } from '../eligibility/index.js';
import type { Program } from '../program/index.js';
import { addDays, dateIn, type Instant, type LocalDate, refusal } from '../shared/index.js';

/**
 * A photo of the motorcycle with the maker's logos, which a rider sent before an award is paid.
 * It belongs to a class and a rider, as the decision does, so it stays when results are
 * sent again.
 */
export interface LogoPhoto {
  readonly id: string;
  readonly eventId: string;
  readonly classId: string;
  readonly riderId: string;
  /** which of the photos that are asked for, from 1 */
  readonly slot: number;
  /** replaced: another photo was sent for it */
  readonly status: 'sent' | 'accepted' | 'refused' | 'replaced';
  readonly fileKey: string;
  readonly contentType: string;
  readonly bytes: number;
  /** of the picture without what a camera wrote into the file; the same picture has the same */
  readonly digest: string;
  readonly sentAt: Instant;
  readonly replacedAt: Instant | null;
  /** null until somebody accepted or refused it */
  readonly decision: { readonly at: Instant; readonly byName: string; readonly refusal: string | null } | null;
}

/** Nothing waits for photos: none are asked for, or somebody decided. */
export class PhotosNotAwaited extends refusal('PHOTOS_NOT_AWAITED', 'No photos are awaited for this result') {}
/** `by`: the last day. */
export class PhotosTooLate extends refusal('PHOTOS_TOO_LATE', 'The days to send photos are over') {}
/** Each photo shows something else; one that was refused is not sent again. */
export class PhotoSentTwice extends refusal('PHOTO_SENT_TWICE', 'The same photo was sent already') {}
/** The rider sent others since they were looked at, or they were decided. */
export class PhotosChanged extends refusal('PHOTOS_CHANGED', 'The photos are no longer the same') {}
export type LogoPhotoError = PhotosNotAwaited | PhotosTooLate | PhotoSentTwice | PhotosChanged;

/** A class and a rider, to whom the photos belong. */
type Whose = Pick<LogoPhoto, 'classId' | 'riderId'>;

export const photosOf = <T extends Whose>(
  photos: readonly T[],
  of: { readonly classId: string; readonly riderId: string | null },
): readonly T[] => photos.filter((photo) => photo.classId === of.classId && photo.riderId === of.riderId);

/** Whether every photo that is asked for has been sent, and none of them was refused. `photos`: one rider's of a class. */
export const isComplete = (asked: number, photos: readonly Pick<LogoPhoto, 'slot' | 'status'>[]): boolean =>
  [...Array(asked).keys()].every((at) =>
    photos.some((photo) => photo.slot === at + 1 && (photo.status === 'sent' || photo.status === 'accepted')),
  );

/** The last day on which photos can be sent: what was refused can be sent again for some days more. */
export const photosDueBy = (
  { by }: NonNullable<Check['photos']>,
  photos: readonly Pick<LogoPhoto, 'status' | 'decision'>[],
  { logoPhotos, timeZone }: Program,
): LocalDate =>
  photos
    .flatMap(({ status, decision }) =>
      status === 'refused' && decision ? [addDays(dateIn(decision.at, timeZone), logoPhotos?.againDays ?? 0)] : [],
    )
    .reduce((last, text) => (text > last ? text : last), by);
