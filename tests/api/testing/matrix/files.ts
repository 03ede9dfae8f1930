import type { Asked } from '../browser.js';
import { admins, type Cells, everyone, LOGIN, NO, NOBODY, NONE, type Of } from './cell.js';
import type { Objects } from './objects.js';
import { riderOf } from './riders.js';

/** not a picture, so that nothing is stored */
const send = (method: 'POST' | 'PUT', fields: Readonly<Record<string, string>> = {}): Asked => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob(['<html>']), 'licence.png');
  return { method, form };
};
const licence = () => send('POST', { kind: 'licence' });
const documentOf = (objects: Objects, of: Of): string => (of === 'own' ? objects.document : objects.otherDocument);

/** the actor's own record, or one of the same type; visitors and admins request the rider's */
const portrayed = (actor: string, objects: Objects, of: Of): string => {
  if (actor === 'dealer') return `dealer/${of === 'own' ? objects.dealer : objects.otherDealer}`;
  if (actor === 'promoter') return `promoter/${of === 'own' ? objects.promoter : objects.otherPromoter}`;
  return `rider/${riderOf(objects, of)}`;
};

export const files: Cells = {
  uploadIdFiles: {
    own: [LOGIN, 'NOT_AN_IMAGE', NO, NO, NO],
    other: [LOGIN, NONE, NO, NO, NO],
    ask: ({ objects, of }) => [`/api/rider/rider/${riderOf(objects, of)}/upload-id-files`, licence()],
  },
  uploadIdFilesFor: {
    own: admins('NOT_AN_IMAGE'),
    ask: ({ objects }) => [`/api/admin/rider/${objects.rider}/upload-id-files`, licence()],
  },
  riderDocuments: {
    own: [LOGIN, 'ok', NO, NO, 'ok'],
    other: [LOGIN, NONE, NO, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/rider/${riderOf(objects, of)}/documents`],
  },
  viewDocument: {
    own: [LOGIN, 'ok', NO, NO, 'ok'],
    other: [LOGIN, NONE, NO, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/document/${documentOf(objects, of)}`],
  },
  waitingDocuments: { own: admins('ok'), ask: () => ['/api/admin/documents'] },
  decideDocument: {
    own: admins('REASON_MISSING'),
    ask: ({ objects }) => [`/api/admin/document/${objects.document}`, { method: 'PUT', body: { status: 'refused' } }],
  },
  undoDocument: { own: admins(NONE), ask: () => [`/api/admin/document/${NOBODY}/undo`, { method: 'POST' }] },
  photoAwards: { own: [LOGIN, 'ok', NO, NO, NO], ask: () => ['/api/rider/photos'] },
  sendLogoPhoto: {
    own: [LOGIN, 'NOT_AN_IMAGE', NO, NO, NO],
    proxied: { rider: 'PROXY_FORBIDDEN' },
    ask: () => [`/api/rider/photos/${NOBODY}`, send('POST', { slot: '1' })],
  },
  viewLogoPhoto: { own: [LOGIN, NONE, NO, NO, NONE], ask: ({ role }) => [`/api/${role}/photo/${NOBODY}`] },
  askLogoPhotosAgain: {
    own: admins(NONE),
    ask: () => [
      `/api/admin/awards-held/${NOBODY}/photos`,
      { method: 'PUT', body: { photoIds: [], reason: 'Too dark' } },
    ],
  },
  addTimecard: {
    own: admins('NOT_A_TIMECARD'),
    ask: ({ objects }) => [`/api/admin/rider/${objects.rider}/timecard`, send('POST')],
  },
  riderTimecards: { own: admins('ok'), ask: ({ objects }) => [`/api/admin/rider/${objects.rider}/timecards`] },
  readTimecard: { own: admins(NONE), ask: ({ objects }) => [`/api/admin/rider/${objects.rider}/timecard/${NOBODY}`] },
  removeTimecard: {
    own: admins(NONE),
    ask: ({ objects }) => [`/api/admin/rider/${objects.rider}/timecard/${NOBODY}`, { method: 'DELETE' }],
  },
  setProfileImage: {
    own: [LOGIN, 'NOT_AN_IMAGE', 'NOT_AN_IMAGE', 'NOT_AN_IMAGE', 'NOT_AN_IMAGE'],
    other: [LOGIN, NONE, NONE, NONE, 'NOT_AN_IMAGE'],
    ask: ({ actor, role, objects, of }) => [`/api/${role}/profile-image/${portrayed(actor, objects, of)}`, send('PUT')],
  },
  removeProfileImage: {
    own: [LOGIN, 'ok', 'ok', 'ok', 'ok'],
    other: [LOGIN, NONE, NONE, NONE, 'ok'],
    ask: ({ actor, role, objects, of }) => [
      `/api/${role}/profile-image/${portrayed(actor, objects, of)}`,
      { method: 'DELETE' },
    ],
  },
  getImage: { own: everyone(NONE), ask: () => [`/api/image/${NOBODY}`] },
};
