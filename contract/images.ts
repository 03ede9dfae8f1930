import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { id, userType } from './values.js';

/** `type` and `id`: the owner of the picture */
const oneSubject = z.strictObject({ role: userType, type: userType, subjectId: id });

export const setProfileImage = endpoint('setProfileImage', 'PUT /api/{role}/profile-image/{type}/{subjectId}', {
  tag: 'Images',
  summary: "Set a profile picture: your own, or anybody's as an admin; PNG or JPG up to 10 MB",
  params: oneSubject,
  files: ['file'],
  response: z.strictObject({
    /** its URL path; `?size=small` returns a square of 160 pixels */
    profileImage: z.string(),
  }),
  errors: ['NOT_FOUND', 'FILE_TOO_LARGE', 'NOT_AN_IMAGE', 'IMAGE_DAMAGED', 'IMAGE_TOO_LARGE', 'TOO_MANY_UPLOADS'],
});

export const removeProfileImage = endpoint(
  'removeProfileImage',
  'DELETE /api/{role}/profile-image/{type}/{subjectId}',
  {
    tag: 'Images',
    summary: 'Remove the profile picture, if there is one',
    params: oneSubject,
    errors: ['NOT_FOUND'],
  },
);

export const getImage = endpoint('getImage', 'GET /api/image/{imageId}', {
  tag: 'Images',
  summary: 'Get a profile picture; each picture has its own address, so it can be cached forever',
  params: z.strictObject({ imageId: id }),
  query: z.strictObject({ size: z.enum(['full', 'small']).default('full') }),
  produces: ['image/webp'],
  errors: ['NOT_FOUND'],
});
