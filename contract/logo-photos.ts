import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { date, id, instant, money, pageQuery, pagination, required, userType } from './values.js';

const PHOTO_TYPES = ['image/png', 'image/jpeg'] as const;
const slot = z.int().min(1).max(3);

/** A photo of the motorcycle with the maker's logos. Its picture is a separate call. */
export const logoPhoto = z.strictObject({
  _id: id,
  /** which of the photos that are asked for */
  slot,
  status: z.enum(['sent', 'accepted', 'refused']),
  contentType: z.enum(PHOTO_TYPES),
  sentAt: instant,
  /** of a refused photo */
  refusal: z.string().nullable(),
});
export type LogoPhoto = z.output<typeof logoPhoto>;

/** An award that is held until photos of the logos were sent and accepted. `_id` is that of its result. */
export const photoAward = z.strictObject({
  _id: id,
  event: z.strictObject({ _id: id, title: z.string(), startDate: date.nullable() }),
  class: z.strictObject({ _id: id, name: z.string() }),
  place: z.int().nullable(),
  /** what is held */
  amount: money,
  /** how many photos are asked for */
  asked: slot,
  /** the last day on which they can be sent; then an award without all of them is refused */
  until: date,
  /** whether that day is over, and not all were sent */
  isOver: z.boolean(),
  /** whose logos must be seen */
  makes: z.array(z.string()),
  photos: z.array(logoPhoto),
});
export type PhotoAward = z.output<typeof photoAward>;

export const photoAwards = endpoint('photoAwards', 'GET /api/rider/photos', {
  tag: 'Results',
  summary: "List the rider's awards that are held until photos of the logos are accepted, oldest first",
  query: pageQuery,
  response: z.strictObject({ awards: z.array(photoAward), pagination }),
});

export const sendLogoPhoto = endpoint('sendLogoPhoto', 'POST /api/rider/photos/{resultId}', {
  tag: 'Results',
  summary:
    'Send a photo of the logos for a held award (PNG or JPG, up to 10 MB); replaces the one in its place until somebody has decided',
  params: z.strictObject({ resultId: id }),
  files: ['file'],
  body: z.strictObject({ slot: z.coerce.number().pipe(slot) }),
  response: z.strictObject({ photo: logoPhoto }),
  status: 201,
  errors: [
    'NOT_FOUND',
    'ACCOUNT_DEACTIVATED',
    'PROXY_FORBIDDEN',
    'PHOTOS_NOT_AWAITED',
    'PHOTOS_TOO_LATE',
    'PHOTO_SENT_TWICE',
    'FILE_TOO_LARGE',
    'NOT_AN_IMAGE',
    'IMAGE_DAMAGED',
    'IMAGE_TOO_LARGE',
    'TOO_MANY_UPLOADS',
  ],
});

export const viewLogoPhoto = endpoint('viewLogoPhoto', 'GET /api/{role}/photo/{photoId}', {
  tag: 'Results',
  summary:
    'Get the picture of a photo of the logos as a file (its rider and admins); what admins look at is in the audit log',
  params: z.strictObject({ role: userType, photoId: id }),
  produces: PHOTO_TYPES,
  errors: ['NOT_FOUND'],
});

export const askLogoPhotosAgain = endpoint('askLogoPhotosAgain', 'PUT /api/admin/awards-held/{resultId}/photos', {
  tag: 'Results',
  summary:
    'Refuse photos of the logos with a reason that the rider reads, so that others can be sent; an award that was refused is held again',
  params: z.strictObject({ resultId: id }),
  body: z.strictObject({
    /** those that are refused; none for an award that was refused */
    photoIds: z.array(id).max(3),
    reason: required(500),
  }),
  /** the last day on which the rider can send them */
  response: z.strictObject({ until: date }),
  errors: ['NOT_FOUND', 'REASON_MISSING', 'PHOTOS_NOT_AWAITED', 'PHOTOS_CHANGED'],
});
