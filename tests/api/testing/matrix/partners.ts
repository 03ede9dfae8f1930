import { admins, type Ask, type Cells, everyone, fresh, LOGIN, NO, NOBODY, NONE, type Of } from './cell.js';
import type { Objects } from './objects.js';
import { promoterOf } from './races.js';

const dealerOf = (objects: Objects, of: Of): string => (of === 'own' ? objects.dealer : objects.otherDealer);
const address = {
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  zipcode: null,
  phone: null,
  websiteUrl: null,
  bio: null,
};
/** a missing record: refused after the policy check */
const OUTDATED = 1_000_000;
const ofNobody = (what: 'dealer' | 'promoter', act: string, body?: unknown) => (): Ask => [
  `/api/admin/${what}/${NOBODY}/${act}`,
  { method: 'PUT', ...(body === undefined ? {} : { body }) },
];
const ofMany = (act: string) => (): Ask => [`/api/admin/promoters/${act}`, { method: 'POST', body: { ids: [NOBODY] } }];

export const partners: Cells = {
  dealersLean: { own: everyone('ok'), ask: () => ['/api/dealers-lean?limit=5'] },
  listDealers: { own: admins('ok'), ask: () => ['/api/admin/dealers'] },
  addDealer: {
    own: admins('EMAIL_TAKEN'),
    ask: ({ role }) => [
      `/api/${role}/dealers`,
      {
        method: 'POST',
        body: {
          dealerId: `matrix-${fresh()}`,
          name: 'Nobody Cycles',
          country: 'US',
          email: null,
          ...address,
          login: { email: 'dealer@example.com', name: 'Nobody Atall' },
        },
      },
    ],
  },
  getDealer: {
    own: [LOGIN, 'ok', 'ok', NO, 'ok'],
    other: [LOGIN, 'ok', NONE, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/dealer/${dealerOf(objects, of)}`],
  },
  editDealer: {
    own: [LOGIN, NO, 'STALE_EDIT', NO, 'STALE_EDIT'],
    other: [LOGIN, NO, NONE, NO, 'STALE_EDIT'],
    ask: ({ role, objects, of }) => [
      `/api/${role}/dealer/${dealerOf(objects, of)}`,
      { method: 'PUT', body: { version: OUTDATED, phone: null } },
    ],
  },
  activateDealer: { own: admins(NONE), ask: ofNobody('dealer', 'activate') },
  deactivateDealer: { own: admins(NONE), ask: ofNobody('dealer', 'deactivate') },
  listDealerLogins: { own: admins('ok'), ask: () => ['/api/admin/dealer-logins'] },
  dealerLogins: {
    own: [LOGIN, NO, 'ok', NO, 'ok'],
    other: [LOGIN, NO, NONE, NO, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/dealer/${dealerOf(objects, of)}/logins`],
  },
  inviteDealerLogin: {
    own: [LOGIN, NO, 'EMAIL_TAKEN', NO, 'EMAIL_TAKEN'],
    other: [LOGIN, NO, NONE, NO, 'EMAIL_TAKEN'],
    ask: ({ role, objects, of }) => [
      `/api/${role}/dealer/${dealerOf(objects, of)}/logins`,
      { method: 'POST', body: { email: 'dealer@example.com', name: 'Nobody Atall' } },
    ],
  },
  removeDealerLogin: {
    own: [LOGIN, NO, NONE, NO, NONE],
    other: [LOGIN, NO, NONE, NO, NONE],
    proxied: { dealer: 'PROXY_FORBIDDEN' },
    ask: ({ role, objects, of }) => [
      `/api/${role}/dealer/${dealerOf(objects, of)}/login/${NOBODY}`,
      { method: 'DELETE' },
    ],
  },

  listPromoters: { own: everyone('ok'), ask: () => ['/api/promoters'] },
  allPromoters: { own: admins('ok'), ask: () => ['/api/promoters/all'] },
  promoterSummary: { own: admins('ok'), ask: () => ['/api/promoters/summary'] },
  getPromoter: {
    own: [LOGIN, NO, NO, 'ok', 'ok'],
    other: [LOGIN, NO, NO, NONE, 'ok'],
    ask: ({ role, objects, of }) => [`/api/${role}/promoter/${promoterOf(objects, of)}`],
  },
  editPromoter: {
    own: [LOGIN, NO, NO, 'STALE_EDIT', 'STALE_EDIT'],
    other: [LOGIN, NO, NO, NONE, 'STALE_EDIT'],
    ask: ({ role, objects, of }) => [
      `/api/${role}/promoter/${promoterOf(objects, of)}`,
      { method: 'PUT', body: { version: OUTDATED, phone: null } },
    ],
  },
  addPromoter: {
    own: admins('EMAIL_TAKEN'),
    ask: () => [
      '/api/admin/promoters',
      {
        method: 'POST',
        body: {
          promoter: {
            name: 'Nobody Racing',
            contactName: null,
            email: 'promoter@example.com',
            country: null,
            ...address,
          },
        },
      },
    ],
  },
  applyAsPromoter: {
    own: everyone('VALIDATION_FAILED'),
    ask: () => ['/api/promoters/apply', { method: 'POST', body: { name: '' } }],
  },
  approvePromoter: { own: admins(NONE), ask: ofNobody('promoter', 'approve', {}) },
  invitePromoterAgain: { own: admins(NONE), ask: () => [`/api/admin/promoter/${NOBODY}/invite`, { method: 'POST' }] },
  rejectPromoter: { own: admins(NONE), ask: ofNobody('promoter', 'reject', {}) },
  undoPromoterDecision: { own: admins(NONE), ask: ofNobody('promoter', 'undo') },
  activatePromoter: { own: admins(NONE), ask: ofNobody('promoter', 'activate') },
  deactivatePromoter: { own: admins(NONE), ask: ofNobody('promoter', 'deactivate') },
  approvePromoters: { own: admins('ok'), ask: ofMany('approve') },
  rejectPromoters: { own: admins('ok'), ask: ofMany('reject') },
  undoPromoterDecisions: { own: admins('ok'), ask: ofMany('undo') },
  deletePromoters: { own: admins('ok'), ask: ofMany('delete') },

  contactUs: {
    own: everyone('VALIDATION_FAILED'),
    ask: () => ['/api/contact-us', { method: 'POST', body: { message: '' } }],
  },
  editAdmin: { own: admins(NONE), ask: () => [`/api/admin/admin/${NOBODY}`, { method: 'PUT', body: { phone: null } }] },
  getAdmin: { own: admins(NONE), ask: () => [`/api/admin/admin/${NOBODY}`] },
  listAdmins: { own: admins('ok'), ask: () => ['/api/admin/admins'] },
  setAdminActive: {
    own: admins(NONE),
    ask: () => [`/api/admin/admin/${NOBODY}/active`, { method: 'PUT', body: { active: false } }],
  },
  resetAdminFactor: {
    own: admins(NONE),
    ask: () => [`/api/admin/admin/${NOBODY}/reset-factor`, { method: 'PUT', body: { reason: 'Lost phone' } }],
  },
  inviteAdminAgain: { own: admins(NONE), ask: () => [`/api/admin/admin/${NOBODY}/invite`, { method: 'POST' }] },
  addAdmin: {
    own: admins('EMAIL_TAKEN'),
    ask: () => [
      '/api/admin/admins',
      { method: 'POST', body: { firstName: 'Nobody', lastName: 'Atall', email: 'admin@example.com' } },
    ],
  },
};
