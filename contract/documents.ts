import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { treatyPercent } from './tax.js';
import { waitingFound, waitingQuery } from './narrow.js';
import { date, id, instant, page, limit, pageQuery, pagination, raceDay, text, userType } from './values.js';

const kind = z.enum(['licence', 'w9', 'w8ben']);
const DOCUMENT_TYPES = ['image/png', 'image/jpeg'] as const;
const oneRider = z.strictObject({ riderId: id });
const SENDING = [
  'NOT_FOUND',
  'ACCOUNT_DEACTIVATED',
  'FILE_TOO_LARGE',
  'NOT_AN_IMAGE',
  'IMAGE_DAMAGED',
  'IMAGE_TOO_LARGE',
  'TOO_MANY_UPLOADS',
] as const;

/**
 * A driver's licence, or the tax form of a rider's residence: a W-9 or a W-8BEN (requirements §6). Its picture is a
 * separate, audited call.
 */
export const riderDocument = z.strictObject({
  _id: id,
  kind,
  /** replaced: a newer document was submitted */
  status: z.enum(['uploaded', 'verified', 'refused', 'replaced']),
  contentType: z.enum(DOCUMENT_TYPES),
  /** of the file */
  bytes: z.int(),
  uploadedAt: instant,
  /** null until an admin looked */
  decision: z
    .strictObject({
      at: instant,
      /** reason for refusal; null when verified */
      refusal: z.string().nullable(),
      /** for admins, null for the rider */
      byName: z.string().nullable(),
      /** last day of a licence, as the admin read it */
      expiresOn: date.optional(),
    })
    .nullable(),
});
export type RiderDocument = z.output<typeof riderDocument>;

const upload = {
  tag: 'Documents',
  params: oneRider,
  files: ['file'],
  body: z.strictObject({ kind }),
  response: z.strictObject({ document: riderDocument }),
  status: 201,
  errors: SENDING,
} as const;

export const uploadIdFiles = endpoint('uploadIdFiles', 'POST /api/rider/rider/{riderId}/upload-id-files', {
  ...upload,
  summary:
    "Upload the rider's own driver's licence or W-9 (PNG or JPG, up to 10 MB); replaces the earlier one of the same kind",
});

export const uploadIdFilesFor = endpoint('uploadIdFilesFor', 'POST /api/admin/rider/{riderId}/upload-id-files', {
  ...upload,
  summary: "Upload a driver's licence or W-9 for a rider (admins)",
});

export const riderDocuments = endpoint('riderDocuments', 'GET /api/{role}/rider/{riderId}/documents', {
  tag: 'Documents',
  summary: "List a rider's licences and W-9 forms by kind, newest first (the rider and admins)",
  params: oneRider.extend({ role: userType }),
  query: pageQuery,
  response: z.strictObject({ documents: z.array(riderDocument), pagination }),
  errors: ['NOT_FOUND'],
});

export const viewDocument = endpoint('viewDocument', 'GET /api/{role}/document/{documentId}', {
  tag: 'Documents',
  summary: 'Get the picture of a licence or W-9 as a file (the rider and admins); each access is in the audit log',
  params: z.strictObject({ role: userType, documentId: id }),
  produces: DOCUMENT_TYPES,
  errors: ['NOT_FOUND'],
});

export const waitingDocuments = endpoint('waitingDocuments', 'GET /api/admin/documents', {
  tag: 'Documents',
  summary: 'List licences and W-9 forms to review, longest waiting first',
  query: z.strictObject({ page, limit, ...waitingQuery }),
  response: z.strictObject({
    documents: z.array(
      riderDocument.extend({ rider: z.strictObject({ _id: id, fullName: z.string(), professional: z.boolean() }) }),
    ),
    pagination,
    ...waitingFound,
  }),
});

export const decideDocument = endpoint('decideDocument', 'PUT /api/admin/document/{documentId}', {
  tag: 'Documents',
  summary: 'Verify a licence or W-9, or refuse it with a reason; the rider gets an e-mail',
  params: z.strictObject({ documentId: id }),
  body: z.strictObject({
    status: z.enum(['verified', 'refused']),
    /** reason, shown to the rider; required for a refusal */
    reason: text(500).optional(),
    /** of a verified W-8BEN: the treaty rate that it shows, as the rider claims it; left out: the program's rate */
    treatyPercent: treatyPercent.nullable().optional(),
    /** of a verified licence: its last day, read on the picture */
    expiresOn: raceDay.optional(),
  }),
  response: z.strictObject({ document: riderDocument }),
  errors: [
    'NOT_FOUND',
    'DOCUMENT_REPLACED',
    'REASON_MISSING',
    'SECOND_PERSON_NEEDED',
    'TREATY_NOT_CLAIMED',
    'LICENCE_EXPIRED',
  ],
});

export const undoDocument = endpoint('undoDocument', 'POST /api/admin/document/{documentId}/undo', {
  tag: 'Documents',
  summary:
    'Take back your own decision about a document within 10 minutes; it waits again, and the rider is not told wrongly',
  params: z.strictObject({ documentId: id }),
  response: z.strictObject({ document: riderDocument }),
  errors: ['NOT_FOUND', 'DOCUMENT_REPLACED', 'UNDO_REFUSED'],
});
