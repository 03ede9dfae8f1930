import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { id, instant, pageQuery, pagination } from './values.js';

const TIMECARD_TYPES = ['image/png', 'image/jpeg', 'application/pdf'] as const;
const oneRider = z.strictObject({ riderId: id });
/** `file`: the timecard's `_id` */
const oneTimecard = oneRider.extend({ file: id });

/** A file with a rider's lap times of a race day, kept by admins. */
export const timecard = z.strictObject({
  _id: id,
  fileName: z.string(),
  contentType: z.enum(TIMECARD_TYPES),
  /** of the file */
  bytes: z.int(),
  uploadedAt: instant,
  uploadedBy: z.string(),
});
export type Timecard = z.output<typeof timecard>;

export const addTimecard = endpoint('addTimecard', 'POST /api/admin/rider/{riderId}/timecard', {
  tag: 'Timecards',
  summary: "Upload a rider's timecard (PNG, JPG or PDF, up to 10 MB)",
  params: oneRider,
  files: ['file'],
  response: z.strictObject({ timecard }),
  status: 201,
  errors: ['NOT_FOUND', 'FILE_EMPTY', 'FILE_TOO_LARGE', 'NOT_A_TIMECARD', 'IMAGE_DAMAGED', 'IMAGE_TOO_LARGE'],
});

export const riderTimecards = endpoint('riderTimecards', 'GET /api/admin/rider/{riderId}/timecards', {
  tag: 'Timecards',
  summary: "List a rider's timecards, newest first",
  params: oneRider,
  query: pageQuery,
  response: z.strictObject({ timecards: z.array(timecard), pagination }),
});

export const readTimecard = endpoint('readTimecard', 'GET /api/admin/rider/{riderId}/timecard/{file}', {
  tag: 'Timecards',
  summary: 'Get the file of a timecard',
  params: oneTimecard,
  produces: TIMECARD_TYPES,
  errors: ['NOT_FOUND'],
});

export const removeTimecard = endpoint('removeTimecard', 'DELETE /api/admin/rider/{riderId}/timecard/{file}', {
  tag: 'Timecards',
  summary: 'Remove a timecard and its file',
  params: oneTimecard,
  errors: ['NOT_FOUND'],
});
