import { admins, type Cells, key, LOGIN, NO, NOBODY, NONE, type Of } from './cell.js';
import type { Objects } from './objects.js';

export const riderOf = (objects: Objects, of: Of): string => (of === 'own' ? objects.rider : objects.otherRider);

export const riders: Cells = {
  searchRiders: { own: [LOGIN, NO, 'ok', NO, 'ok'], ask: ({ role }) => [`/api/${role}/riders?name=a`] },
  findByReference: { own: admins('ok'), ask: () => ['/api/admin/find?query=20000001'] },
  getRider: {
    own: [LOGIN, 'ok', 'ok', NO, 'ok'],
    other: [LOGIN, NONE, 'ok', NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/rider/${riderOf(objects, of)}`],
  },
  riderAwards: {
    own: [LOGIN, 'ok', NO, NO, 'ok'],
    other: [LOGIN, NONE, NO, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/rider/${riderOf(objects, of)}/awards`],
  },
  riderEarnings: {
    own: [LOGIN, 'ok', NO, NO, 'ok'],
    other: [LOGIN, NONE, NO, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/rider/${riderOf(objects, of)}/earnings`],
  },
  riderLedger: {
    own: [LOGIN, 'ok', NO, NO, 'ok'],
    other: [LOGIN, NONE, NO, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/rider/${riderOf(objects, of)}/ledger`],
  },
  ridersLean: { own: [LOGIN, NO, 'ok', 'ok', 'ok'], ask: ({ role }) => [`/api/${role}/riders-lean?query=a`] },
  editRider: {
    own: [LOGIN, 'STALE_EDIT', NO, NO, 'STALE_EDIT'],
    other: [LOGIN, NONE, NO, NO, 'STALE_EDIT'],
    ask: ({ role, objects, of }) => [
      `/api/${role}/rider/${riderOf(objects, of)}`,
      { method: 'PUT', body: { version: 999_999, bio: 'Nothing' } },
    ],
  },
  setRiderActive: {
    own: admins('ok'),
    ask: ({ objects }) => [`/api/admin/rider/${objects.rider}/active`, { method: 'PUT', body: { active: true } }],
  },
  stateTaxResidence: {
    own: [LOGIN, 'TAX_RESIDENCE_NOT_VALID', NO, NO, 'TAX_RESIDENCE_NOT_VALID'],
    other: [LOGIN, NONE, NO, NO, 'TAX_RESIDENCE_NOT_VALID'],
    ask: ({ role, objects, of }) => [
      `/api/${role}/rider/${riderOf(objects, of)}/tax-residence`,
      { method: 'PUT', body: { usPerson: false, country: 'US', treatyPercent: null } },
    ],
  },
  askGuardian: {
    own: [LOGIN, 'GUARDIAN_NOT_VALID', NO, NO, 'GUARDIAN_NOT_VALID'],
    other: [LOGIN, NONE, NO, NO, 'GUARDIAN_NOT_VALID'],
    proxied: { rider: 'PROXY_FORBIDDEN' },
    ask: ({ role, objects, of }) => [
      `/api/${role}/rider/${riderOf(objects, of)}/guardian`,
      { method: 'POST', body: { guardianName: '-', email: 'parent@example.com' } },
    ],
  },
  confirmConsentOnPaper: {
    own: admins('GUARDIAN_NOT_VALID'),
    ask: ({ objects }) => [
      `/api/admin/rider/${objects.rider}/consent`,
      { method: 'POST', body: { guardianName: '-', reason: 'Signed form' } },
    ],
  },
  markFactory: {
    own: admins('ok'),
    ask: ({ objects }) => [
      `/api/admin/rider/${objects.rider}/mark-factory`,
      { method: 'POST', body: { factory: false } },
    ],
  },
  riderNotes: { own: admins('ok'), ask: ({ objects }) => [`/api/admin/rider/${objects.rider}/notes`] },
  addRiderNote: {
    own: admins(NONE),
    ask: () => [`/api/admin/rider/${NOBODY}/notes`, { method: 'POST', body: { text: 'Called.' } }],
  },
  removeRiderNote: { own: admins(NONE), ask: () => [`/api/admin/note/${NOBODY}`, { method: 'DELETE' }] },
  riderFavourites: {
    own: [LOGIN, 'ok', NO, NO, 'ok'],
    other: [LOGIN, NONE, NO, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/rider/${riderOf(objects, of)}/favourites?kind=dealer`],
  },
  addFavourite: {
    own: [LOGIN, NONE, NO, NO, NO],
    ask: () => [`/api/rider/favourite/dealer/${NOBODY}`, { method: 'PUT' }],
  },
  removeFavourite: {
    own: [LOGIN, 'ok', NO, NO, NO],
    ask: () => [`/api/rider/favourite/dealer/${NOBODY}`, { method: 'DELETE' }],
  },
  setPin: {
    own: [LOGIN, 'WRONG_PASSWORD', NO, NO, NO],
    proxied: { rider: 'PROXY_FORBIDDEN' },
    ask: () => ['/api/rider/rider/pin', { method: 'PUT', body: { password: 'Wrong1234', pin: '4719' } }],
  },
  createRiderCode: {
    own: [LOGIN, 'ok', NO, NO, NO],
    proxied: { rider: 'PROXY_FORBIDDEN' },
    ask: () => ['/api/rider/rider-code', { method: 'POST' }],
  },
  findRiderByCode: {
    own: [LOGIN, NO, 'RIDER_CODE_NOT_VALID', NO, NO],
    ask: () => ['/api/dealer/rider-code', { method: 'POST', body: { code: 'NOCODE22' } }],
  },
  getDeletion: {
    own: [LOGIN, 'ok', NO, NO, NO],
    proxied: { rider: 'PROXY_FORBIDDEN' },
    ask: () => ['/api/rider/deletion'],
  },
  requestDeletion: {
    own: [LOGIN, 'DELETION_NOT_CONFIRMED', NO, NO, NO],
    proxied: { rider: 'PROXY_FORBIDDEN' },
    ask: () => ['/api/rider/deletion', { method: 'POST', body: { confirmation: 'DELETE nobody', outcome: 'none' } }],
  },
  withdrawDeletion: {
    own: [LOGIN, 'ok', NO, NO, NO],
    proxied: { rider: 'PROXY_FORBIDDEN' },
    ask: () => ['/api/rider/deletion', { method: 'DELETE' }],
  },
  takeOwnData: {
    own: [LOGIN, 'ok', NO, NO, NO],
    proxied: { rider: 'PROXY_FORBIDDEN' },
    ask: () => ['/api/rider/own-data'],
  },
  unlockPin: {
    own: admins('ok'),
    ask: ({ objects }) => [`/api/admin/rider/${objects.rider}/unlock-pin`, { method: 'POST' }],
  },
  adjustWallet: {
    own: admins('ADJUSTMENT_ZERO'),
    ask: ({ objects }) => [
      `/api/admin/rider/${objects.rider}/adjust`,
      { method: 'POST', headers: key(), body: { amount: { amount: 0, currency: 'USD' }, reason: 'Nothing' } },
    ],
  },
  mergeRiders: {
    own: admins('ok'),
    ask: ({ objects }) => [
      '/api/admin/riders-merge',
      { method: 'POST', body: { keepId: objects.rider, deleteId: objects.otherRider, dryRun: true } },
    ],
  },
  removeRaces: {
    own: admins('ok'),
    ask: ({ objects }) => [`/api/admin/rider/${objects.rider}/remove-races?dryRun=true`, { method: 'DELETE' }],
  },
  sendExpireMail: {
    own: admins('ok'),
    ask: () => ['/api/admin/riders/send-expire-mail', { method: 'POST', headers: key(), body: { riderIds: [NOBODY] } }],
  },
};
