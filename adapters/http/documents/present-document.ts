import type { RiderDocument as ShownDocument, Timecard as ShownTimecard } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { RiderDocument, Timecard } from '@rrr/core/riders';

/** Pictures are re-encoded before storage, so only these types occur. */
const imageType = (contentType: string): ShownDocument['contentType'] =>
  contentType === 'image/jpeg' ? 'image/jpeg' : 'image/png';
const timecardType = (contentType: string): ShownTimecard['contentType'] =>
  contentType === 'application/pdf' ? contentType : imageType(contentType);

/** Hides storage details; the name of the deciding admin is shown to admins only. */
export const presentDocument = (
  { id, kind, status, contentType, bytes, uploadedAt, decision }: RiderDocument,
  actor: Actor,
): ShownDocument => ({
  _id: id,
  kind,
  status,
  contentType: imageType(contentType),
  bytes,
  uploadedAt,
  decision: decision && {
    at: decision.at,
    refusal: decision.refusal,
    byName: actor.type === 'admin' ? decision.byName : null,
    ...(decision.expiresOn === undefined ? {} : { expiresOn: decision.expiresOn }),
  },
});

export const presentTimecard = ({
  id,
  fileName,
  contentType,
  bytes,
  uploadedAt,
  uploadedBy,
}: Timecard): ShownTimecard => ({
  _id: id,
  fileName,
  contentType: timecardType(contentType),
  bytes,
  uploadedAt,
  uploadedBy,
});
